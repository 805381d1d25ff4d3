import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { readReference } from '#values/reference.ts'
import type { BookingTables } from './tables.ts'

/** So many of a text are looked up: words of eight letters, such as 'standard', look like references too. */
const mostNamed = 40

/**
 * The id of the booking that a text names by its reference, where it is a booking of this email address, in any case: whoever knows a
 * reference alone is not linked to it. Undefined where the text names none, or a booking of somebody else.
 */
export async function findBookingNamedIn(db: Db, { text, email }: { text: string; email: string }): Promise<string | undefined> {
  const named = [...text.matchAll(/\b[0-9A-Z]{4}[-‐–]?[0-9A-Z]{4}\b/gi)].flatMap(([typed]) => readReference(typed) ?? [])
  const references = [...new Set(named)].slice(0, mostNamed)
  if (references.length === 0) return undefined
  const found = await db
    .withTables<BookingTables>()
    .selectFrom('bookings')
    .select('id')
    .where('reference', 'in', references)
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}
