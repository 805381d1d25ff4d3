import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { erasedWord } from '../erasure.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** The ids of the bookings made with an address, in lower case, in lock order. */
export async function listBookingIdsOf(db: Db, email: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select('id')
    .where(sql<SqlBool>`lower(email) = ${email} and email <> ${erasedWord}`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The address that a booking was made with, by its reference; none after an erasure. */
export async function findBooker(db: Db, reference: string): Promise<string | undefined> {
  const row = await on(db)
    .selectFrom('bookings')
    .select('email')
    .where('reference', '=', reference)
    .where('email', '!=', erasedWord)
    .executeTakeFirst()
  return row?.email
}

/** The drafts with this address, in lower case, that have not become a booking. */
export async function listDraftsOf(db: Db, email: string) {
  return on(db)
    .selectFrom('booking_drafts')
    .select(['id', 'answers', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where(sql<SqlBool>`booking_id is null and lower(answers -> 'contact' ->> 'email') = ${email}`)
    .orderBy('created_at')
    .execute()
}
