import { sql } from 'kysely'
import type { BookingTables } from '#features/bookings/tables.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { TravellerTables } from './tables.ts'

const on = (db: Db) => db.withTables<TravellerTables & BookingTables>()

/** Whether a booking, `b`, has permits. */
export const hasPermits = sql<boolean>`exists (select from booking_lines l where l.booking_id = b.id and l.kind = 'permit')`

/** Who shares a room by what a tailored booking agreed to, by positions; null of any other. */
const agreedRooms = sql<number[][] | null>`(select v.rooms from proposals o join trip_versions v on v.id = o.version_id
  where b.kind = 'tailored' and o.id = (b.ordered ->> 'proposal')::uuid)`

function trips(db: Db) {
  return on(db)
    .selectFrom('bookings as b')
    .select([
      'b.id',
      'b.reference',
      'b.key_version as keyVersion',
      'b.state',
      'b.kind',
      'b.ordered as order',
      'b.title',
      'b.starts_on as startsOn',
      'b.ends_on as endsOn',
      'b.created_at as createdAt',
      hasPermits.as('permits'),
      agreedRooms.as('agreedRooms'),
    ])
}

/** The part of a booking that decides its details: without money and contacts. */
export type BookedTrip = Awaited<ReturnType<ReturnType<typeof trips>['executeTakeFirstOrThrow']>>

export async function findTrip(db: Db, bookingId: string): Promise<BookedTrip | undefined> {
  return trips(db).where('b.id', '=', bookingId).executeTakeFirst()
}

export async function findTripByReference(db: Db, reference: string): Promise<BookedTrip | undefined> {
  return trips(db).where('b.reference', '=', reference).executeTakeFirst()
}

/**
 * The same, locked until the transaction ends, so that nothing is saved on a booking that has just ended. Of two saves for one booking the
 * second waits, because a new name changes the booking's own row at the commit.
 */
export async function lockTrip(tx: Tx, bookingId: string): Promise<BookedTrip | undefined> {
  return trips(tx).where('b.id', '=', bookingId).forNoKeyUpdate('b').executeTakeFirst()
}

function rows(db: Db) {
  return on(db)
    .selectFrom('booking_travellers as t')
    .leftJoin('traveller_details as d', (join) =>
      join.onRef('d.booking_id', '=', 't.booking_id').onRef('d.position', '=', 't.position'),
    )
    .select([
      't.position',
      't.first_names as firstNames',
      't.family_name as familyName',
      't.born_on as bornOn',
      't.assumed_age as assumedAge',
      't.residency',
      'd.nationality',
      'd.passport_name as passportName',
      'd.passport_sealed as passportSealed',
      'd.passport_expires_on as passportExpiresOn',
      'd.diet',
      'd.access',
      'd.health_sealed as healthSealed',
      'd.faith_sealed as faithSealed',
      'd.consent_at as consentAt',
      'd.consent_version as consentVersion',
      'd.room',
      'd.beds',
      'd.emergency_sealed as emergencySealed',
      'd.evidence',
      'd.evidence_class as evidenceClass',
      'd.evidence_until as evidenceUntil',
      'd.evidence_seen_at as evidenceSeenAt',
      'd.evidence_seen_by as evidenceSeenBy',
      'd.updated_at as updatedAt',
      'd.updated_by as updatedBy',
    ])
}

/** A traveller of a booking with their stored details; all null without any. */
export type DetailRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export async function listDetailRows(db: Db, bookingId: string): Promise<DetailRow[]> {
  return rows(db).where('t.booking_id', '=', bookingId).orderBy('t.position').execute()
}

/** Several bookings with their travellers, in the order of their places. */
export async function listTripsWithRows(
  db: Db,
  bookingIds: readonly string[],
): Promise<{ trip: BookedTrip; rows: DetailRow[] }[]> {
  if (bookingIds.length === 0) return []
  const found = await trips(db)
    .where('b.id', 'in', [...bookingIds])
    .execute()
  const people = await rows(db)
    .select('t.booking_id as bookingId')
    .where('t.booking_id', 'in', [...bookingIds])
    .orderBy('t.position')
    .execute()
  const byBooking = Map.groupBy(people, ({ bookingId }) => bookingId)
  return found.map((trip) => ({ trip, rows: byBooking.get(trip.id) ?? [] }))
}

/** One traveller. */
export async function findDetailRow(db: Db, bookingId: string, position: number): Promise<DetailRow | undefined> {
  return rows(db).where('t.booking_id', '=', bookingId).where('t.position', '=', position).executeTakeFirst()
}

/**
 * Locks one traveller until the transaction ends, so that forms are saved one after the other. Read the details by a later statement: one that
 * waits for a lock sees other rows as they were before the wait.
 */
export async function lockTraveller(tx: Tx, bookingId: string, position: number): Promise<void> {
  await on(tx)
    .selectFrom('booking_travellers as t')
    .select('t.position')
    .where('t.booking_id', '=', bookingId)
    .where('t.position', '=', position)
    .forUpdate()
    .execute()
}
