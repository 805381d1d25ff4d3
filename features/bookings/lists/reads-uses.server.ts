import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { live } from '../booking.ts'

/** How many bookings that are not over go by a package: on one of its departures, or by one of the addresses it has had. */
export async function countLiveBookingsOfPackage(db: Db, id: number, slugs: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b
    where b.state = any(${live})
      and (b.departure_id in (select d.id from departures d where d.package_id = ${id}) or b.ordered ->> 'package' = any(${slugs}))`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many bookings that are not over have rooms of a hotel. */
export async function countLiveStays(db: Db, hotelId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings where state = any(${live}) and ordered ->> 'hotel' = ${hotelId}`.execute(db)
  return rows[0]?.count ?? 0
}
