import { sql } from 'kysely'
import type { HoldClaim } from '#features/permits/rules/cover-holds.ts'
import type { Need, PoolDay } from '#features/permits/rules/need.ts'
import { permitPool } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** A need with its booking, and what its traveller paid for it. Amounts in USD cents. */
export type BookedNeed = Need & {
  bookingId: string
  label: string
  costMinor: number
  status: 'needed' | 'requested' | 'bought'
  number: string | null
}

/**
 * The permits that travellers of live bookings need: of one pool and day, of all from one day on, of one booking, or these. What is bought and unused is
 * none, nor what was bought before lots were counted: no permit is behind it, and none is to be bought.
 */
export async function listNeeds(
  db: Db,
  of: PoolDay | { from: Day } | { bookingId: string } | { ids: readonly number[] },
): Promise<BookedNeed[]> {
  const some =
    'from' in of
      ? sql`p.day >= ${of.from}`
      : 'bookingId' in of
        ? sql`p.booking_id = ${of.bookingId}`
        : 'ids' in of
          ? sql`p.id = any(${[...of.ids]}::bigint[])`
          : sql`p.fee_id = ${of.feeId} and p.day = ${of.day} and b.departure_id is not distinct from ${of.departureId}::bigint`
  const { rows } = await sql<BookedNeed>`
    select p.id, p.booking_id as "bookingId", p.fee_id as "feeId", p.day, b.departure_id as "departureId", b.reference,
      p.traveller_position as position, t.residency as "feeClass", p.label, p.cost_minor as "costMinor", p.status, p.number,
      exists (select from permit_closed_days x where x.fee_id = p.fee_id and x.day = p.day) as "isClosed",
      exists (
        select from booking_parts r
        where r.booking_id = b.id and r.day = p.day and r.on_request and r.answer is distinct from 'yes'
          and r.resource = 'permit:' || p.fee_id || coalesce('@' || b.departure_id::text, '')
      ) as "onRequest",
      case when b.state <> 'pending' then coalesce(
        (select min(e.at) from booking_events e where e.booking_id = b.id and e.to_state = 'confirmed'), b.created_at
      ) end as "confirmedAt"
    from booking_purchases p
    join bookings b on b.id = p.booking_id
    join booking_travellers t on t.booking_id = p.booking_id and t.position = p.traveller_position
    where ${some} and p.kind = 'permit' and p.fee_id is not null and not p.settled and b.state in ('pending', 'confirmed', 'in-progress')
      and (p.status <> 'bought' or exists (select from permits k where k.purchase_id = p.id and k.named_at is not null))
    order by p.id`.execute(db)
  return rows
}

/** A permit that a live booking bought and that its traveller has no more: the authority withdrew it, or it went elsewhere. */
export type LostPurchase = { id: number; bookingId: string; label: string; position: number | null; number: string }

/**
 * Such permits for visits from a day on. Its number is known of a permit, and none is in the name of its traveller. What was bought before lots were
 * counted has no permit with its number, and is left as it is.
 */
export async function listLostPurchases(db: Db, from: Day): Promise<LostPurchase[]> {
  const { rows } = await sql<LostPurchase>`
    select p.id, p.booking_id as "bookingId", p.label, p.traveller_position as position, p.number
    from booking_purchases p join bookings b on b.id = p.booking_id and b.state in ('pending', 'confirmed', 'in-progress')
    where p.kind = 'permit' and p.status = 'bought' and not p.settled and p.day >= ${from}
      and not exists (select from permits k where k.purchase_id = p.id)
      and exists (
        select from permits k join permit_lots l on l.id = k.lot_id
        where l.fee_id = p.fee_id and lower(k.number) = lower(p.number) and k.purchase_id is null)
    order by p.id`.execute(db)
  return rows
}

/** The pools and days of what a booking needs, for those of a departure or of everybody. */
export async function listPoolsOf(db: Db, bookingId: string, departureId: number | null): Promise<PoolDay[]> {
  const { rows } = await sql<{ feeId: string; day: Day }>`
    select distinct fee_id as "feeId", day from booking_purchases
    where booking_id = ${bookingId} and kind = 'permit' and fee_id is not null order by fee_id, day`.execute(db)
  return rows.map((row) => ({ ...row, departureId }))
}

/** What a hold takes of a pool, with its booking. */
export type BookedHold = HoldClaim & { bookingId: string }

/** The permits that bookings on hold were promised at an instant, for visits from a day on. */
export async function listHoldClaims(db: Db, from: Day, at: Date): Promise<BookedHold[]> {
  const { rows } = await sql<{
    resource: string
    day: Day
    bookingId: string
    reference: string
    quantity: number
    isClosed: boolean
  }>`
    select c.resource, c.day, b.id as "bookingId", b.reference, c.quantity,
      exists (select from permit_closed_days x where x.fee_id = substr(split_part(c.resource, '@', 1), 8) and x.day = c.day) as "isClosed"
    from stock_claims c join bookings b on b.id = c.booking_id
    where c.resource like 'permit:%' and c.day >= ${from} and not c.permanent and c.held_until > ${at}
    order by b.reference, c.resource, c.day`.execute(db)
  return rows.flatMap(({ resource, ...claim }) => {
    const pool = permitPool(resource)
    return pool ? [{ ...claim, ...pool }] : []
  })
}

/** For whom permits are, by booking and place. */
export async function listNeedsOfPermits(
  db: Db,
  permitIds: readonly number[],
): Promise<{ bookingId: string; label: string; position: number | null }[]> {
  const { rows } = await sql<{ bookingId: string; label: string; position: number | null }>`
    select n.booking_id as "bookingId", n.label, n.traveller_position as position
    from permits p join booking_purchases n on n.id = p.purchase_id
    where p.id = any(${[...permitIds]}::int[]) order by n.booking_id, n.traveller_position`.execute(db)
  return rows
}
