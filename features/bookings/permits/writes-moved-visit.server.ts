import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

type Moved = { feeId: string; departureId: number; resource: string; from: Day; to: Day }

/**
 * Gives a part of the bookings on a departure another day, with the supplier's yes; a no was for the day before, and is asked again. Those that have ended
 * keep theirs, except expired ones, which may be paid late. Returns the bookings whose no is asked again.
 */
export async function moveParts(tx: Tx, { departureId, resource, from, to }: Moved): Promise<string[]> {
  const { rows } = await sql<{ id: string; again: boolean }>`
    with was as (
      select r.booking_id as id, r.answer from booking_parts r join bookings b on b.id = r.booking_id
      where r.resource = ${resource} and r.day = ${from} and b.departure_id = ${departureId}
        and b.state not in ('completed', 'no-show', 'rejected', 'cancelled')
    )
    update booking_parts r set day = ${to}, answer = nullif(r.answer, 'no'),
      answered_at = case when r.answer = 'no' then null else r.answered_at end,
      answered_by = case when r.answer = 'no' then null else r.answered_by end
    from was where r.booking_id = was.id and r.resource = ${resource} and r.day = ${from}
    returning r.booking_id as id, was.answer is not distinct from 'no' as again`.execute(tx)
  return rows.flatMap(({ id, again }) => (again ? [id] : []))
}

/**
 * Gives what travellers of live bookings on a departure need another day. What was requested or bought was for the day before, and is needed again.
 * Returns the numbers that they had, by booking, for the timelines: nothing else may know them.
 */
export async function movePurchases(
  tx: Tx,
  { feeId, departureId, from, to }: Moved,
  { at, by }: { at: Date; by: string },
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ bookingId: string; number: string }>`
    with was as (
      select p.id, p.booking_id, p.number from booking_purchases p join bookings b on b.id = p.booking_id
      where b.departure_id = ${departureId} and b.state in ('pending', 'confirmed', 'in-progress')
        and p.kind = 'permit' and p.fee_id = ${feeId} and p.day = ${from} and not p.settled
    ), moved as (
      update booking_purchases p set day = ${to}, status = 'needed', number = null, changed_at = ${at}, changed_by = ${by}
      from was where p.id = was.id
    )
    select booking_id as "bookingId", number from was where number is not null order by id`.execute(tx)
  return new Map([...Map.groupBy(rows, ({ bookingId }) => bookingId)].map(([id, own]) => [id, own.map(({ number }) => number)]))
}
