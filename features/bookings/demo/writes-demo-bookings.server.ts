import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'

/** Deletes bookings with what only they have: drafts, timeline, what was bought; lines, parts and travellers go with them. */
export async function deleteBookings(tx: Tx, ids: readonly string[]): Promise<void> {
  const whose = sql`booking_id = any(${[...ids]}::uuid[])`
  await sql`delete from booking_drafts where ${whose}`.execute(tx)
  await sql`delete from booking_events where ${whose}`.execute(tx)
  await sql`delete from booking_purchases where ${whose}`.execute(tx)
  await sql`delete from bookings where id = any(${[...ids]}::uuid[])`.execute(tx)
}
