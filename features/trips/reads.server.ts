import { sql } from 'kysely'
import type { EnquiryTables } from '#features/enquiries/tables.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { TripTables } from './tables.ts'
import type { Trip } from './trip.ts'
import type { TripDay, TripItem, TripVersion } from './trip-version.ts'

const on = (db: Db) => db.withTables<TripTables>()

/** Trips with their customers and whose they are. */
export const trips = (db: Db) =>
  db
    .withTables<TripTables & Pick<EnquiryTables, 'enquiries'> & { staff: { id: string; name: string } }>()
    .selectFrom('trips as t')
    .innerJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .leftJoin('staff as s', 's.id', 't.owner_id')
    .select(['t.id', 't.reference', 't.enquiry_id as enquiryId', 't.title', 't.owner_id as ownerId', 't.lost_at as lostAt'])
    .select(['t.lost_reason as lostReason', 't.created_at as createdAt', 't.changed_at as changedAt', 't.version'])
    .select(['e.name as customer', 'e.email', 'e.phone', 'e.reference as enquiryReference', 'e.language', 's.name as owner'])

/** A trip with its customer, as they wrote, and whose it is. */
export type TripRow = Trip & {
  customer: string
  email: string
  phone: string
  enquiryReference: string
  /** That they wrote in. */
  language: string
  owner: string | null
}

export const findTrip = (db: Db, id: string): Promise<TripRow | undefined> => trips(db).where('t.id', '=', id).executeTakeFirst()

/** The trips of an enquiry, the oldest first. */
export const listTripsOfEnquiry = (db: Db, enquiryId: string): Promise<TripRow[]> =>
  trips(db).where('t.enquiry_id', '=', enquiryId).orderBy('t.created_at').orderBy('t.id').execute()

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

/** The same by its id. */
export async function findVersionById(db: Db, id: string): Promise<TripVersion | undefined> {
  const row = await versions(db).where('id', '=', id).executeTakeFirst()
  return row && withParts(db, row)
}

/** The one of a number, with its row locked until the transaction ends, so that changes of it happen one after the other. */
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
): Promise<Pick<Trip, 'id' | 'reference' | 'enquiryId' | 'title' | 'ownerId' | 'version' | 'lostAt'> | undefined> {
  await sql`select from enquiries where id = (select enquiry_id from trips where id = ${id}) for no key update`.execute(tx)
  return on(tx)
    .selectFrom('trips')
    .select(['id', 'reference', 'enquiry_id as enquiryId', 'title', 'owner_id as ownerId', 'version', 'lost_at as lostAt'])
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
    .select(['day', 'title', 'text', 'from_place_id as fromPlaceId', 'to_place_id as toPlaceId', 'pictures', 'edition'])
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
      'may_estimate as mayEstimate',
      'hand',
      'provisional',
      'cost',
      'passed_on as passedOn',
      'rule',
      'edition',
    ])
    .where('version_id', '=', versionId)
    .orderBy('day')
    .orderBy('position')
    .execute()
