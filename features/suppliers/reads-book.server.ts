import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Exchange } from './costing/cost-of-parts.ts'
import { listNewestFxRates } from './fx/reads.server.ts'
import { listClosuresOf, listContractSupplements, listLiveRates, listSupplierNames } from './rates/reads-rates.server.ts'
import { listContractsOf, listServicesById } from './reads.server.ts'
import type { ServiceBook } from './service-book.ts'
import type { SupplierService } from './supplier-service.ts'
import type { SupplierTables } from './tables.ts'

/** Put on a cost in another currency, because its rate may move before we pay: 3%. */
const fxBufferBp = 300

const on = (db: Db) => db.withTables<SupplierTables>()

export type ServiceBooks = Map<number, { supplier: string; book: ServiceBook }>

/** Services by their id, each with the name of its supplier and everything that decides its cost between two days. */
export async function listServiceBooks(
  db: Db,
  serviceIds: readonly number[],
  span: { from: Day; to: Day },
): Promise<ServiceBooks> {
  const services = serviceIds.length > 0 ? await listServicesById(db, serviceIds) : []
  if (services.length === 0) return new Map()
  const [ids, supplierIds] = [services.map(({ id }) => id), services.map(({ supplierId }) => supplierId)]
  const [suppliers, contracts, rates, closures] = await Promise.all([
    listSupplierNames(db, supplierIds),
    listContractsOf(db, supplierIds),
    listLiveRates(db, ids, span),
    listClosuresOf(db, ids),
  ])
  const supplements = await listContractSupplements(
    db,
    contracts.map(({ id }) => id),
  )
  return new Map(
    services.map((service) => {
      const own = contracts.filter(({ supplierId }) => supplierId === service.supplierId)
      const book: ServiceBook = {
        service,
        contracts: own,
        rates: rates.filter(({ serviceId }) => serviceId === service.id),
        supplements: supplements.filter(
          ({ serviceId, contractId }) =>
            own.some(({ id }) => id === contractId) &&
            (serviceId === service.id || (serviceId === null && service.kind === 'stay')),
        ),
        closures: closures.filter(({ serviceId }) => serviceId === service.id),
      }
      return [service.id, { supplier: suppliers.find(({ id }) => id === service.supplierId)?.name ?? '', book }]
    }),
  )
}

/** A service in a list of choices: with its supplier, and what its rates are counted by. */
export type ServiceChoice = Pick<SupplierService, 'id' | 'name' | 'basis' | 'board'> & { supplier: string }

/** Every service that is still sold, by supplier and name; and those that are named, which may be archived by now. */
export const listServiceChoices = (db: Db, named: readonly number[]): Promise<ServiceChoice[]> =>
  on(db)
    .selectFrom('supplier_services as s')
    .innerJoin('suppliers as o', 'o.id', 's.supplier_id')
    .select(['s.id', 's.name', 's.basis', 's.board', 'o.name as supplier'])
    .where((either) =>
      either.or([
        either.and([either('s.archived_at', 'is', null), either('o.archived_at', 'is', null)]),
        ...(named.length > 0 ? [either('s.id', 'in', [...named])] : []),
      ]),
    )
    .orderBy('o.name')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute()

/** What US dollars are worth by the newest exchange rates, with the share that is put on a cost for a move of the rate. */
export async function loadExchange(db: Db): Promise<Exchange> {
  const newest = await listNewestFxRates(db)
  const microsPerUsd = Object.fromEntries(
    [...newest].map(([currency, { unitsPerUsd }]) => [currency, Math.round(unitsPerUsd * 1_000_000)]),
  )
  return { microsPerUsd, bufferBp: fxBufferBp }
}
