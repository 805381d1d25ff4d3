import { sql } from 'kysely'
import { permitPool } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { BookingState } from '../booking.ts'

/** A booking that has permits of a fee on a day at an instant, or has requested them. */
export type Visitor = {
  id: string
  reference: string
  leadName: string
  email: string
  phone: string
  /** Of the demonstration: no email is sent. */
  sample: boolean
  state: BookingState
  feeId: string
  /** Whose permits they are: of this departure, or (null) of everybody. */
  departureId: number | null
  day: Day
  promised: number
  requested: number
}

/** The bookings that visit with these permits on the days from ≤ day ≤ to, by day and reference. */
export async function listVisitors(
  db: Db,
  feeIds: readonly string[],
  { from, to }: { from: Day; to: Day },
  at: Date,
): Promise<Visitor[]> {
  if (feeIds.length === 0) return []
  const { rows } = await sql<Omit<Visitor, 'feeId' | 'departureId'> & { resource: string }>`
    with pools as (
      select resource, day from stock_days
      where day between ${from} and ${to} and split_part(resource, '@', 1) = any(${feeIds.map((id) => `permit:${id}`)}::text[])
    ), wants as (
      select c.booking_id, c.resource, c.day, c.quantity as promised, 0 as requested
      from stock_claims c join pools using (resource, day) where c.permanent or c.held_until > ${at}
      union all
      select r.booking_id, r.resource, r.day, 0, r.quantity
      from booking_parts r join pools using (resource, day) join bookings b on b.id = r.booking_id
      where r.on_request and r.answer is null and b.state in ('requested', 'on-hold', 'pending', 'confirmed', 'in-progress')
    )
    select b.id, b.reference, b.lead_name as "leadName", b.email, b.phone, b.sample, b.state, w.resource, w.day, sum(w.promised)::int as promised,
      sum(w.requested)::int as requested
    from wants w join bookings b on b.id = w.booking_id
    group by b.id, w.resource, w.day order by w.day, b.reference`.execute(db)
  return rows.flatMap(({ resource, ...row }) => {
    const pool = permitPool(resource)
    return pool ? [{ ...row, ...pool }] : []
  })
}
