import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { seatedStates } from '../booking.ts'
import { type Booking, listBookingsById } from '../reads.server.ts'

/** How many bookings and people start on each day of a range, both ends included; days without any are left out. */
export async function countArrivals(db: Db, from: Day, to: Day): Promise<{ day: Day; bookings: number; people: number }[]> {
  const { rows } = await sql<{ day: Day; bookings: number; people: number }>`
    select b.starts_on as day, count(*) as bookings, sum(b.travellers_count) as people
    from bookings b
    where b.starts_on between ${from} and ${to} and b.state = any(${[...seatedStates]}::text[])
    group by b.starts_on order by b.starts_on`.execute(db)
  return rows
}

/** The bookings that start on a day, by name, and whether there are more than the limit. */
export async function listArrivals(db: Db, day: Day, limit: number): Promise<{ bookings: Booking[]; more: boolean }> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b where b.starts_on = ${day} and b.state = any(${[...seatedStates]}::text[])
    order by b.lead_folded, b.id limit ${limit + 1}`.execute(db)
  const ids = rows.slice(0, limit).map(({ id }) => id)
  return { bookings: await listBookingsById(db, ids), more: rows.length > limit }
}

/** The flights that are bought with these bookings, by day; one that is bought has a number. */
export async function listBoughtFlights(
  db: Db,
  bookingIds: readonly string[],
): Promise<{ bookingId: string; label: string; day: Day; number: string | null }[]> {
  const { rows } = await sql<{ bookingId: string; label: string; day: Day; number: string | null }>`
    select distinct p.day, p.label, p.number, p.booking_id as "bookingId" from booking_purchases p
    where p.booking_id = any(${[...bookingIds]}::uuid[]) and p.kind = 'flight'
    order by p.day, p.label, p.number, p.booking_id`.execute(db)
  return rows
}
