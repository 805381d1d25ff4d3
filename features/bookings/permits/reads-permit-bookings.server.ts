import { sql } from 'kysely'
import { permitPool } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { BookingState } from '../booking.ts'

/** A booking that has permits of a pool on a day, or asks for them. */
export type PermitBooking = {
  id: string
  reference: string
  leadName: string
  state: BookingState
  departureId: number | null
  promised: number
  /** When its hold on them ends; null: they are promised for good. */
  heldUntil: Date | null
  requested: number
}

/** The bookings of every pool of a fee on a day at an instant: those with promises first, by reference. */
export async function listPermitBookings(db: Db, feeId: string, day: Day, at: Date): Promise<PermitBooking[]> {
  const { rows } = await sql<Omit<PermitBooking, 'departureId'> & { resource: string }>`
    with pools as (
      select resource from stock_days
      where day = ${day} and (resource = ${`permit:${feeId}`} or starts_with(resource, ${`permit:${feeId}@`}))
    ), wants as (
      select c.booking_id, c.resource, c.quantity as promised, c.held_until, 0 as requested
      from stock_claims c join pools using (resource)
      where c.day = ${day} and (c.permanent or c.held_until > ${at})
      union all
      select r.booking_id, r.resource, 0, null, r.quantity from booking_parts r join bookings b on b.id = r.booking_id
      where r.on_request and r.answer is null and r.day = ${day}
        and (r.resource = ${`permit:${feeId}`} or starts_with(r.resource, ${`permit:${feeId}@`}))
        and b.state in ('requested', 'on-hold', 'pending', 'confirmed', 'in-progress')
    )
    select b.id, b.reference, b.lead_name as "leadName", b.state, w.resource, sum(w.promised)::int as promised,
      max(w.held_until) as "heldUntil", sum(w.requested)::int as requested
    from wants w join bookings b on b.id = w.booking_id
    group by b.id, w.resource
    order by sum(w.promised) = 0, b.reference`.execute(db)
  return rows.map(({ resource, ...row }) => ({ ...row, departureId: permitPool(resource)?.departureId ?? null }))
}

/** The bookings that have permits of a pool and day at an instant, and how many: those that have them for good first, then by reference. */
export async function listPromised(
  db: Db,
  { resource, day }: { resource: string; day: Day },
  at: Date,
): Promise<{ reference: string; count: number }[]> {
  const { rows } = await sql<{ reference: string; count: number }>`
    select b.reference, sum(c.quantity)::int as count from stock_claims c join bookings b on b.id = c.booking_id
    where c.resource = ${resource} and c.day = ${day} and (c.permanent or c.held_until > ${at})
    group by b.reference order by bool_or(c.permanent) desc, b.reference`.execute(db)
  return rows
}

/** Whom a permit covers or is named for. */
export type PermitHolder = {
  permitId: number
  bookingId: string
  reference: string
  position: number
  /** As it is known; empty where it is not. */
  name: string
  /** Whether the booking still goes. */
  goes: boolean
}

/** Whom the permits of some lots cover, by permit. */
export async function listPermitHolders(db: Db, lotIds: readonly number[]): Promise<PermitHolder[]> {
  if (lotIds.length === 0) return []
  const { rows } = await sql<PermitHolder>`
    select p.id as "permitId", b.id as "bookingId", b.reference, coalesce(n.traveller_position, 0) as position,
      trim(concat_ws(' ', t.first_names, t.family_name)) as name,
      b.state in ('pending', 'confirmed', 'in-progress', 'completed') as goes
    from permits p join booking_purchases n on n.id = p.purchase_id join bookings b on b.id = n.booking_id
    left join booking_travellers t on t.booking_id = n.booking_id and t.position = n.traveller_position
    where p.lot_id = any(${[...lotIds]})
    order by p.id`.execute(db)
  return rows
}
