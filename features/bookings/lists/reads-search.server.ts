import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { erasedWord } from '../erasure.ts'
import type { BookingTables } from '../tables.ts'

/**
 * Whether the company that a booking `b` is billed to matches each of these LIKE patterns, in letters without accents; by the index
 * bookings_found_by_billing_name, which has `folded(' ' || billing_name)` of those that are billed to one.
 */
export const isBilledTo = (patterns: readonly string[]) =>
  sql<SqlBool>`(b.billing_name <> '' and ${sql.join(
    patterns.map((pattern) => sql`folded(' ' || b.billing_name) like folded(${pattern})`),
    sql` and `,
  )})`

const on = (db: Db) => db.withTables<BookingTables>()

/** Bookings whose reference, lead, address, title or company that is billed matches a LIKE pattern, newest first, at most `limit`. */
export async function findBookingsLike(db: Db, like: string, limit: number) {
  return on(db)
    .selectFrom('bookings as b')
    .select(['id', 'reference', 'lead_name as leadName', 'title', 'starts_on as startsOn'])
    .where((e) =>
      e.or([
        ...(['reference', 'lead_name', 'email', 'title'] as const).map((column) => e(column, 'ilike', like)),
        isBilledTo([like]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Bookings whose phone number has these digits in it, newest first, at most `limit`; found by the index of the bookings list. */
export async function findBookingsByPhone(db: Db, digits: string, limit: number) {
  return on(db)
    .selectFrom('bookings')
    .select(['id', 'reference', 'lead_name as leadName', 'title', 'starts_on as startsOn', 'phone'])
    .where(sql<SqlBool>`found_by like ${`%${digits}%`}`)
    .where(sql<SqlBool>`regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Who booked with a phone number that has these digits in it, newest first, at most `limit`; without erased customers. */
export async function findBookersByPhone(db: Db, digits: string, limit: number) {
  return on(db)
    .selectFrom('bookings')
    .select(['id', 'email', 'lead_name as name'])
    .where(sql<SqlBool>`found_by like ${`%${digits}%`}`)
    .where(sql<SqlBool>`regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`)
    .where('email', '<>', erasedWord)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Bookings whose lead or address matches a LIKE pattern, newest first, at most `limit`; without erased customers. */
export async function findBookersLike(db: Db, like: string, limit: number) {
  return on(db)
    .selectFrom('bookings')
    .select(['id', 'email', 'lead_name as name'])
    .where((e) => e.or((['lead_name', 'email'] as const).map((column) => e(column, 'ilike', like))))
    .where('email', '<>', erasedWord)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const name = sql<string>`coalesce(t.first_names, '') || ' ' || coalesce(t.family_name, '')`

/** Travellers whose name matches a LIKE pattern, with their booking, newest first, at most `limit`. */
export async function findTravellersLike(db: Db, like: string, limit: number) {
  return on(db)
    .selectFrom('booking_travellers as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select(['b.id as bookingId', 'b.reference', 'b.title', 't.position', name.as('name')])
    .where(sql<SqlBool>`${name} ilike ${like}`)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .orderBy('t.position')
    .limit(limit)
    .execute()
}
