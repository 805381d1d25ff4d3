import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { live } from '../booking.ts'

/** How many bookings that are not over have rooms of a hotel. */
export async function countLiveStays(db: Db, hotelId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings where state = any(${live}) and ordered ->> 'hotel' = ${hotelId}`.execute(db)
  return rows[0]?.count ?? 0
}
