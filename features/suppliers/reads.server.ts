import type { HotelTables } from '#features/hotels/tables.ts'
import type { PlaceTables } from '#features/places/tables.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Contract } from './contract.ts'
import type { Closure } from './service-book.ts'
import type { Supplier } from './supplier.ts'
import type { ShownService, SupplierService } from './supplier-service.ts'
import type { SupplierTables } from './tables.ts'

const on = (db: Db) => db.withTables<SupplierTables>()

/** A supplier with the names of its place and of the hotel that it is; `hotelStatus`: whether visitors see that one. */
export type NamedSupplier = Supplier & { place: string | null; hotel: string | null; hotelStatus: 'published' | 'hidden' | null }

export async function findSupplier(db: Db, id: number): Promise<NamedSupplier | undefined> {
  return db
    .withTables<SupplierTables & PlaceTables & HotelTables>()
    .selectFrom('suppliers as s')
    .leftJoin('places as p', 'p.id', 's.place_id')
    .leftJoin('hotels as h', 'h.id', 's.hotel_id')
    .select(['s.id', 's.kind', 's.name', 's.place_id as placeId', 'p.name as place', 's.email', 's.phone', 's.note'])
    .select('s.answer_hours as answerHours')
    .select(['s.hotel_id as hotelId', 'h.name as hotel', 'h.status as hotelStatus'])
    .select(['s.archived_at as archivedAt', 's.version'])
    .where('s.id', '=', id)
    .executeTakeFirst()
}

/** The name of the supplier that a hotel is; empty where none is any more. */
export async function findSupplierOfHotel(db: Db, hotelId: string): Promise<string> {
  const row = await on(db).selectFrom('suppliers').select('name').where('hotel_id', '=', hotelId).executeTakeFirst()
  return row?.name ?? ''
}

/** Whether there is such a supplier; its row is locked until the transaction ends, so that its changes happen one after the other. */
export async function lockSupplier(tx: Tx, id: number): Promise<boolean> {
  const row = await on(tx).selectFrom('suppliers').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row !== undefined
}

const services = (db: Db) =>
  on(db)
    .selectFrom('supplier_services')
    .select(['id', 'supplier_id as supplierId', 'kind', 'name', 'basis', 'board', 'beds', 'most_guests as mostGuests', 'seats'])
    .select('room_id as roomId')
    .select(['minimum_age as minimumAge', 'archived_at as archivedAt', 'version'])

/** What a supplier sells, archived services last, then by name and board. */
export const listServices = (db: Db, supplierId: number): Promise<SupplierService[]> =>
  services(db)
    .where('supplier_id', '=', supplierId)
    .orderBy((is) => is('archived_at', 'is not', null))
    .orderBy((of) => of.fn('lower', ['name']))
    .orderBy('board')
    .orderBy('id')
    .execute()

/** Services by their ids, of any supplier. */
export const listServicesById = (db: Db, ids: readonly number[]): Promise<SupplierService[]> =>
  services(db).where('id', 'in', ids).execute()

/** Photographs of a hotel beside a night: its cover and the first of its gallery. */
const mostHotelPictures = 3

/** Services by their ids as customers may know them; without a hotel that visitors do not see. */
export async function listShownServices(db: Db, ids: readonly number[]): Promise<Map<number, ShownService>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .withTables<SupplierTables & HotelTables & PlaceTables>()
    .selectFrom('supplier_services as v')
    .innerJoin('suppliers as s', 's.id', 'v.supplier_id')
    .leftJoin('hotels as h', (join) => join.onRef('h.id', '=', 's.hotel_id').on('h.status', '=', 'published'))
    .leftJoin('hotel_rooms as r', (join) => join.onRef('r.hotel_id', '=', 's.hotel_id').onRef('r.id', '=', 'v.room_id'))
    .select(['r.hotel_id as roomHotelId', 'r.id as roomId'])
    .leftJoin('places as p', 'p.id', 'h.place_id')
    .select(['v.id', 'v.board', 'v.minimum_age as minimumAge', 's.name as supplier', 'h.id as hotelId', 'h.cover', 'h.pictures'])
    .select(['h.name', 'p.name as place', 'h.kind'])
    .where('v.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, board, minimumAge, supplier, hotelId, cover, pictures, name, place, kind, roomHotelId, roomId }) => {
      const shown = new Set([...(cover ? [cover] : []), ...(pictures ?? [])])
      const described = { name: name ?? '', place: place ?? '', kind: kind ?? '' }
      const hotel = hotelId === null ? null : { id: hotelId, described, pictures: [...shown].slice(0, mostHotelPictures) }
      const room = roomHotelId !== null && roomId !== null ? { hotelId: roomHotelId, id: roomId } : null
      return [id, { board, minimumAge, supplier, hotel, room }]
    }),
  )
}

/** A service of this supplier; undefined for one of another. */
export const findService = (db: Db, supplierId: number, id: number): Promise<SupplierService | undefined> =>
  services(db).where('supplier_id', '=', supplierId).where('id', '=', id).executeTakeFirst()

/** The same, with its row locked until the transaction ends: a rate that names it waits. */
export const lockService = (tx: Tx, supplierId: number, id: number): Promise<SupplierService | undefined> =>
  services(tx).where('supplier_id', '=', supplierId).where('id', '=', id).forUpdate().executeTakeFirst()

const contracts = (db: Db) =>
  on(db)
    .selectFrom('supplier_contracts')
    .select(['id', 'supplier_id as supplierId', 'name', 'valid_from as validFrom', 'valid_to as validTo', 'currency', 'pricing'])
    .select(['commission_bp as commissionBp', 'vat', 'vat_bp as vatBp', 'vat_reclaimed as vatReclaimed', 'levy'])
    .select(['levy_bp as levyBp', 'resale', 'season_rule as seasonBy', 'children', 'free_every', 'free_most', 'payment'])
    .select(['cancellation', 'note', 'state', 'ended_on as endedOn', 'version'])

type ContractRow = Awaited<ReturnType<ReturnType<typeof contracts>['executeTakeFirstOrThrow']>>
const contractOf = ({ free_every: every, free_most: most, ...row }: ContractRow): Contract => ({
  ...row,
  freePlaces: every === null || most === null ? null : { every, most },
})

/** The contracts of a supplier, those of the latest days first. */
export async function listContracts(db: Db, supplierId: number): Promise<Contract[]> {
  const found = contracts(db).where('supplier_id', '=', supplierId)
  return (await found.orderBy('valid_from', 'desc').orderBy('id', 'desc').execute()).map(contractOf)
}

/** The contracts of some suppliers that are or were active. */
export async function listContractsOf(db: Db, supplierIds: readonly number[]): Promise<Contract[]> {
  if (supplierIds.length === 0) return []
  const found = contracts(db).where('supplier_id', 'in', supplierIds).where('state', '<>', 'draft')
  return (await found.execute()).map(contractOf)
}

/** Contracts by their ids. */
export const listContractsById = async (db: Db, ids: readonly number[]): Promise<Contract[]> =>
  ids.length === 0 ? [] : (await contracts(db).where('id', 'in', ids).execute()).map(contractOf)

/** A contract of this supplier; undefined for one of another. */
export async function findContract(db: Db, supplierId: number, id: number): Promise<Contract | undefined> {
  const row = await contracts(db).where('supplier_id', '=', supplierId).where('id', '=', id).executeTakeFirst()
  return row && contractOf(row)
}

/** The same, with its row locked until the transaction ends. */
export async function lockContract(tx: Tx, supplierId: number, id: number): Promise<Contract | undefined> {
  const row = await contracts(tx).where('supplier_id', '=', supplierId).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && contractOf(row)
}

/** The closures of every service of a supplier that end on a day or later, by their days. */
export const listClosures = (db: Db, supplierId: number, from: Day): Promise<Closure[]> =>
  on(db)
    .selectFrom('supplier_closures as c')
    .innerJoin('supplier_services as s', 's.id', 'c.service_id')
    .select(['c.id', 'c.service_id as serviceId', 'c.from_on as from', 'c.to_on as to', 'c.reason'])
    .where('s.supplier_id', '=', supplierId)
    .where('c.to_on', '>=', from)
    .orderBy('c.from_on')
    .execute()
