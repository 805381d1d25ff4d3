import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { statesWithChildFees } from './child-fees.ts'

/** A booking with fees of children to record, and its days. */
export type ChildFeesWaiting = {
  id: string
  leadName: string
  travellersCount: number
  title: string
  fees: number
  startsOn: Day
  endsOn: Day
}

/**
 * Bookings for which the adult fee of a park was taken for a child and nothing is recorded, the nearest start first; those whose trip is over last.
 */
export async function listChildFeesWaiting(db: Db, { today, limit }: { today: Day; limit: number }): Promise<ChildFeesWaiting[]> {
  const { rows } = await sql<ChildFeesWaiting>`
    select b.id, b.lead_name as "leadName", b.travellers_count as "travellersCount", b.title, count(*)::int as fees,
      b.starts_on as "startsOn", b.ends_on as "endsOn"
    from booking_lines l join bookings b on b.id = l.booking_id and b.state = any(${statesWithChildFees})
    where l.child_fee is not null and l.child_fee ->> 'recorded' = 'false'
    group by b.id order by b.ends_on < ${today}, b.starts_on, b.id limit ${limit}`.execute(db)
  return rows
}

/** How many fees of children are to record, of those of these bookings that have any. */
export async function listWaitingChildFees(db: Db, bookingIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; fees: number }>`
    select l.booking_id as id, count(*)::int as fees from booking_lines l
    where l.booking_id = any(${[...bookingIds]}::uuid[]) and l.child_fee is not null and l.child_fee ->> 'recorded' = 'false'
    group by l.booking_id`.execute(db)
  return new Map(rows.map(({ id, fees }) => [id, fees]))
}
