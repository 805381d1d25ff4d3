import { type SqlBool, sql } from 'kysely'
import type { EnquiryTables } from '#features/enquiries/tables.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { TripTables } from './tables.ts'
import type { Trip, TripView } from './trip.ts'
import type { TripDay, TripItem, TripVersion } from './trip-version.ts'

const on = (db: Db) => db.withTables<TripTables>()

const trips = (db: Db) =>
  db
    .withTables<TripTables & Pick<EnquiryTables, 'enquiries'> & { staff: { id: string; name: string } }>()
    .selectFrom('trips as t')
    .innerJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .leftJoin('staff as s', 's.id', 't.owner_id')
    .select(['t.id', 't.reference', 't.enquiry_id as enquiryId', 't.title', 't.owner_id as ownerId', 't.lost_at as lostAt'])
    .select(['t.lost_reason as lostReason', 't.created_at as createdAt', 't.changed_at as changedAt', 't.version'])
    .select(['e.name as customer', 'e.email', 'e.phone', 'e.reference as enquiryReference', 's.name as owner'])

/** A trip with its customer, as they wrote, and whose it is. */
export type TripRow = Trip & {
  customer: string
  email: string
  phone: string
  enquiryReference: string
  owner: string | null
}

export const findTrip = (db: Db, id: string): Promise<TripRow | undefined> => trips(db).where('t.id', '=', id).executeTakeFirst()

/** The trips of an enquiry, the oldest first. */
export const listTripsOfEnquiry = (db: Db, enquiryId: string): Promise<TripRow[]> =>
  trips(db).where('t.enquiry_id', '=', enquiryId).orderBy('t.created_at').orderBy('t.id').execute()

const tripsPerPage = 50

/** Where a page of the list begins: after the row of this instant and id. */
export type TripPlace = { at: Date; id: string }
export type TripsQuery = { view: TripView; me: string; search?: string | undefined; after?: TripPlace | undefined }

/** A trip in the list: the number, first day, days, travellers and options of its newest version. */
export type ListedTrip = TripRow & {
  number: number
  startsOn: Day
  days: number
  travellers: number
  options: number
  isDraft: boolean
}

/**
 * A page of trips, those changed last first, and where the next page begins. Pages are found by the last row of the one before, so that a long list
 * costs no more than a short one. `search` is looked for in reference, title and customer.
 */
export async function listTrips(
  db: Db,
  { view, me, search, after }: TripsQuery,
): Promise<{ rows: ListedTrip[]; next: TripPlace | undefined }> {
  let page = trips(db)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('trip_versions as v')
          .whereRef('v.trip_id', '=', 't.id')
          .orderBy('v.number', 'desc')
          .limit(1)
          .select(['v.number', 'v.starts_on', 'v.frozen_at'])
          .select(sql<number>`(select count(*)::int from trip_days d where d.version_id = v.id)`.as('days'))
          .select(sql<number>`jsonb_array_length(v.party)`.as('travellers'))
          .select(sql<number>`jsonb_array_length(v.options)`.as('options'))
          .as('v'),
      (join) => join.onTrue(),
    )
    .select(['v.number', 'v.starts_on as startsOn', 'v.days', 'v.travellers', 'v.options'])
    .select(sql<boolean>`v.frozen_at is null`.as('isDraft'))
    .where('t.lost_at', view === 'lost' ? 'is not' : 'is', null)
  if (view === 'mine') page = page.where('t.owner_id', '=', me)
  if (search) page = page.where(hasText(search))
  if (after) page = page.where(sql<SqlBool>`(t.changed_at, t.id) < (${after.at}, ${after.id})`)
  const found = await page
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(tripsPerPage + 1)
    .execute()
  const rows = found.slice(0, tripsPerPage)
  const last = found.length > tripsPerPage ? rows.at(-1) : undefined
  return { rows, next: last && { at: last.changedAt, id: last.id } }
}

/** Reference, title and customer, where they contain a text. */
function hasText(text: string) {
  const escaped = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql<SqlBool>`(t.reference || ' ' || t.title || ' ' || e.name) ilike ${`%${escaped}%`}`
}

/** How many trips each view shows, of those that a search finds where there is one. */
export async function countTrips(db: Db, me: string, search?: string): Promise<Record<TripView, number>> {
  const { rows } = await sql<Record<TripView, number>>`
    select count(*) filter (where t.lost_at is null and t.owner_id = ${me})::int as mine,
      count(*) filter (where t.lost_at is null)::int as open, count(*) filter (where t.lost_at is not null)::int as lost
    from trips t join enquiries e on e.id = t.enquiry_id where ${search ? hasText(search) : sql`true`}`.execute(db)
  return rows[0] ?? { mine: 0, open: 0, lost: 0 }
}

/** The versions of a trip without their days and items, the newest first. */
export const listVersions = (db: Db, tripId: string) =>
  on(db)
    .selectFrom('trip_versions')
    .select(['id', 'number', 'starts_on as startsOn', 'frozen_at as frozenAt', 'frozen_by as frozenBy', 'options', 'party'])
    .select(sql<number>`(select count(*)::int from trip_days d where d.version_id = trip_versions.id)`.as('days'))
    .where('trip_id', '=', tripId)
    .orderBy('number', 'desc')
    .execute()

const versions = (db: Db) =>
  on(db)
    .selectFrom('trip_versions')
    .select(['id', 'trip_id as tripId', 'number', 'base_id as baseId', 'starts_on as startsOn', 'party', 'rooms', 'options'])
    .select(['pricing', 'fx', 'terms', 'summary', 'included', 'excluded', 'note', 'edition', 'facts_edition as factsEdition'])
    .select(['frozen_at as frozenAt', 'frozen_by as frozenBy'])

type VersionRow = Omit<TripVersion, 'days' | 'items'>

/** A version of a trip by its number, with its days and items. */
export async function findVersion(db: Db, tripId: string, number: number): Promise<TripVersion | undefined> {
  const row = await versions(db).where('trip_id', '=', tripId).where('number', '=', number).executeTakeFirst()
  return row && withParts(db, row)
}

/** The same, with its row locked until the transaction ends, so that changes of it happen one after the other. */
export async function lockVersion(tx: Tx, tripId: string, number: number): Promise<TripVersion | undefined> {
  const row = await versions(tx).where('trip_id', '=', tripId).where('number', '=', number).forNoKeyUpdate().executeTakeFirst()
  return row && withParts(tx, row)
}

/**
 * Locks a trip until the transaction ends; undefined where there is none. Its enquiry is locked before it, as erasure does, which deletes both; its
 * versions are locked after it.
 */
export async function lockTrip(
  tx: Tx,
  id: string,
): Promise<Pick<Trip, 'id' | 'reference' | 'title' | 'ownerId' | 'version' | 'lostAt'> | undefined> {
  await sql`select from enquiries where id = (select enquiry_id from trips where id = ${id}) for no key update`.execute(tx)
  return on(tx)
    .selectFrom('trips')
    .select(['id', 'reference', 'title', 'owner_id as ownerId', 'version', 'lost_at as lostAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function withParts(db: Db, row: VersionRow): Promise<TripVersion> {
  const [days, items] = await Promise.all([listDays(db, row.id), listItems(db, row.id)])
  return { ...row, days, items }
}

const listDays = (db: Db, versionId: string): Promise<TripDay[]> =>
  on(db)
    .selectFrom('trip_days')
    .select(['day', 'title', 'text', 'from_place_id as fromPlaceId', 'to_place_id as toPlaceId', 'edition'])
    .where('version_id', '=', versionId)
    .orderBy('day')
    .execute()

const listItems = (db: Db, versionId: string): Promise<TripItem[]> =>
  on(db)
    .selectFrom('trip_items')
    .select(['id', 'root_id as rootId', 'day', 'days', 'position', 'kind', 'source', 'title', 'text', 'note'])
    .select([
      'place_id as placeId',
      'service_id as serviceId',
      'fee_id as feeId',
      'options',
      'optional',
      'ticked',
      'who',
      'rooms',
    ])
    .select([
      'quantity',
      'kilometres',
      'vehicles',
      'day_use as dayUse',
      'abroad',
      'hand',
      'cost',
      'passed_on as passedOn',
      'rule',
      'edition',
    ])
    .where('version_id', '=', versionId)
    .orderBy('day')
    .orderBy('position')
    .execute()
