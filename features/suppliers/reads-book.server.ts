import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Exchange } from './costing/cost-of-parts.ts'
import { listNewestFxRates } from './fx/reads.server.ts'
import type { SupplierRate } from './rates/supplier-rate.ts'
import { listContractsOf } from './reads.server.ts'
import type { Closure, ServiceBook, Supplement } from './service-book.ts'
import type { SupplierService } from './supplier-service.ts'
import type { SupplierTables } from './tables.ts'

/** Put on a cost in another currency, because its rate may move before we pay: 3%. */
const fxBufferBp = 300

const on = (db: Db) => db.withTables<SupplierTables>()

type BookOfSupplier = { supplier: { id: number; name: string }; book: ServiceBook }

/** Services by their id, each with its supplier and everything that decides its cost between two days. */
export async function listServiceBooks(
  db: Db,
  serviceIds: readonly number[],
  { from, to }: { from: Day; to: Day },
): Promise<Map<number, BookOfSupplier>> {
  if (serviceIds.length === 0) return new Map()
  const services = await on(db)
    .selectFrom('supplier_services as s')
    .innerJoin('suppliers as o', 'o.id', 's.supplier_id')
    .select([
      's.id',
      's.supplier_id as supplierId',
      's.kind',
      's.name',
      's.basis',
      's.board',
      's.beds',
      's.most_guests as mostGuests',
    ])
    .select(['s.seats', 's.minimum_age as minimumAge', 's.archived_at as archivedAt', 's.version', 'o.name as supplier'])
    .where('s.id', 'in', [...new Set(serviceIds)])
    .execute()
  const suppliers = [...new Set(services.map(({ supplierId }) => supplierId))]
  if (suppliers.length === 0) return new Map()
  const ids = services.map(({ id }) => id)
  const [contracts, rates, supplements, closures] = await Promise.all([
    listContractsOf(db, suppliers),
    listRates(db, ids, from, to),
    listSupplements(db, suppliers, from, to),
    listClosures(db, ids, from, to),
  ])
  return new Map(
    services.map(({ supplier, ...service }) => {
      const own = contracts.filter(({ supplierId }) => supplierId === service.supplierId)
      const book: ServiceBook = {
        service: service satisfies SupplierService,
        contracts: own,
        rates: rates.filter(({ serviceId }) => serviceId === service.id),
        supplements: supplements.filter(
          ({ serviceId, contractId }) =>
            own.some(({ id }) => id === contractId) &&
            (serviceId === service.id || (serviceId === null && service.kind === 'stay')),
        ),
        closures: closures.filter(({ serviceId }) => serviceId === service.id),
      }
      return [service.id, { supplier: { id: service.supplierId, name: supplier }, book }]
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

async function listRates(db: Db, services: readonly number[], from: Day, to: Day): Promise<SupplierRate[]> {
  const rows = await on(db)
    .selectFrom('supplier_rates')
    .selectAll()
    .where('service_id', 'in', [...services])
    .where('live', '=', true)
    .where('ended_at', 'is', null)
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .orderBy('from_on')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    contractId: row.contract_id,
    serviceId: row.service_id,
    from: row.from_on,
    to: row.to_on,
    weekdays: row.weekdays,
    residency: row.residency,
    party: { from: row.party_from, to: row.party_to },
    nights: { from: row.nights_from, to: row.nights_to },
    amountMinor: row.amount_minor,
    singleMinor: row.single_minor,
    thirdMinor: row.third_minor,
    rackMinor: row.rack_minor,
    children: row.children,
  }))
}

async function listSupplements(
  db: Db,
  suppliers: readonly number[],
  from: Day,
  to: Day,
): Promise<(Supplement & { serviceId: number | null })[]> {
  return on(db)
    .selectFrom('supplier_supplements as s')
    .innerJoin('supplier_contracts as c', 'c.id', 's.contract_id')
    .select(['s.id', 's.contract_id as contractId', 's.service_id as serviceId', 's.label', 's.from_on as from', 's.to_on as to'])
    .select(['s.weekdays', 's.per', 's.amount_minor as amountMinor', 's.children', 's.compulsory'])
    .where('c.supplier_id', 'in', [...suppliers])
    .where('s.live', '=', true)
    .where('s.from_on', '<=', to)
    .where('s.to_on', '>=', from)
    .execute()
}

async function listClosures(
  db: Db,
  services: readonly number[],
  from: Day,
  to: Day,
): Promise<(Closure & { serviceId: number })[]> {
  return on(db)
    .selectFrom('supplier_closures')
    .select(['id', 'service_id as serviceId', 'from_on as from', 'to_on as to', 'reason'])
    .where('service_id', 'in', [...services])
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .execute()
}

/** What US dollars are worth by the newest exchange rates, with the share that is put on a cost for a move of the rate. */
export async function loadExchange(db: Db): Promise<Exchange> {
  const newest = await listNewestFxRates(db)
  const microsPerUsd = Object.fromEntries(
    [...newest].map(([currency, { unitsPerUsd }]) => [currency, Math.round(unitsPerUsd * 1_000_000)]),
  )
  return { microsPerUsd, bufferBp: fxBufferBp }
}
