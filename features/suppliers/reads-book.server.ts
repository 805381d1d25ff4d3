import { sql } from 'kysely'
import type { PlaceTables } from '#features/places/tables.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Exchange } from './costing/cost-of-parts.ts'
import { listNewestFxRates } from './fx/reads.server.ts'
import { listClosuresOf, listContractSupplements, listLiveRates, listSupplierNames } from './rates/reads-rates.server.ts'
import { listContractsOf, listServicesById } from './reads.server.ts'
import type { ServiceBook } from './service-book.ts'
import { otherBases, type SupplierService, stayBases } from './supplier-service.ts'
import type { SupplierTables } from './tables.ts'

/** Put on a cost in another currency, because its rate may move before we pay: 3%. */
const fxBufferBp = 300

export type ServiceBooks = Map<number, { supplier: string; book: ServiceBook }>

/** Services by their id, each with the name of its supplier and everything that decides its cost between two days. */
export async function listServiceBooks(
  db: Db,
  serviceIds: readonly number[],
  span: { from: Day; to: Day },
): Promise<ServiceBooks> {
  const services = serviceIds.length > 0 ? await listServicesById(db, [...new Set(serviceIds)]) : []
  if (services.length === 0) return new Map()
  const ids = services.map(({ id }) => id)
  const supplierIds = [...new Set(services.map(({ supplierId }) => supplierId))]
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

/** A service in a list of choices: with its supplier, where and how that is reached, and what its rates are counted by. */
export type ServiceChoice = Pick<SupplierService, 'id' | 'kind' | 'name' | 'basis' | 'board' | 'seats'> & {
  supplier: string
  supplierId: number
  placeId: string | null
  place: string | null
  country: string | null
  hasEmail: boolean
  hasPhone: boolean
}

/**
 * Which services can be chosen. `search`: what the name of a service or of its supplier has in it; of these the first `most` are listed.
 * `stored` ones are listed in any case, though they may be archived by now, and `typed` ones that are still sold. `forStays`: only stays, or
 * only what is no stay.
 */
type ChoiceQuery = {
  search: string
  most: number
  stored: readonly number[]
  typed: readonly number[]
  forStays?: boolean
}

/** Services to choose from, by supplier and name, and whether the search has more. */
export async function listServiceChoices(
  db: Db,
  { search, most, stored, typed, forStays }: ChoiceQuery,
): Promise<{ choices: ServiceChoice[]; isMore: boolean }> {
  const services = db
    .withTables<SupplierTables & PlaceTables>()
    .selectFrom('suppliers as o')
    .innerJoin('supplier_services as s', 's.supplier_id', 'o.id')
    .leftJoin('places as p', 'p.id', 'o.place_id')
    .leftJoin('countries as c', 'c.id', 'p.country_id')
    .select(['s.id', 's.kind', 's.name', 's.basis', 's.board', 's.seats', 'o.name as supplier', 'o.id as supplierId'])
    .select(['p.id as placeId', 'p.name as place', 'c.name as country'])
    .select([sql<boolean>`o.email <> ''`.as('hasEmail'), sql<boolean>`o.phone <> ''`.as('hasPhone')])
  const bases = forStays === undefined ? [...stayBases, ...otherBases] : forStays ? stayBases : otherBases
  const sold = services.where('s.archived_at', 'is', null).where('o.archived_at', 'is', null).where('s.basis', 'in', bases)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const matching = search === '' ? sold : sold.where((is) => is.or([is('o.name', 'ilike', like), is('s.name', 'ilike', like)]))
  const [found, ofStored, ofTyped] = await Promise.all([
    matching
      .orderBy((of) => of.fn('lower', ['o.name']))
      .orderBy('o.id')
      .orderBy((of) => of.fn('lower', ['s.name']))
      .orderBy('s.id')
      .limit(most + 1)
      .execute(),
    stored.length > 0 ? services.where('s.id', 'in', [...stored]).execute() : [],
    typed.length > 0 ? sold.where('s.id', 'in', [...typed]).execute() : [],
  ])
  const once = new Map([...found.slice(0, most), ...ofStored, ...ofTyped].map((choice) => [choice.id, choice]))
  const choices = [...once.values()].sort(
    (one, other) =>
      one.supplier.localeCompare(other.supplier, 'en') || one.name.localeCompare(other.name, 'en') || one.id - other.id,
  )
  return { choices, isMore: found.length > most }
}

/** What US dollars are worth by the newest exchange rates, with the share that is put on a cost for a move of the rate. */
export const loadExchange = async (db: Db): Promise<Exchange> => exchangeOf(await listNewestFxRates(db))

/** The same without that share: what we pay, where nothing is priced. */
export const loadPaidExchange = async (db: Db): Promise<Exchange> => ({ ...(await loadExchange(db)), bufferBp: 0 })

/** As `loadExchange`, from exchange rates that were read. */
export function exchangeOf(newest: Awaited<ReturnType<typeof listNewestFxRates>>): Exchange {
  const microsPerUsd = Object.fromEntries(
    [...newest].map(([currency, { unitsPerUsd }]) => [currency, Math.round(unitsPerUsd * 1_000_000)]),
  )
  return { microsPerUsd, bufferBp: fxBufferBp }
}
