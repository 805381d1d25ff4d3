import { sql } from 'kysely'
import type { PaymentMethod } from '#features/payments/payment-methods.ts'
import type { LineKind } from '#features/pricing/price-line.ts'
import { liveStates } from '#features/supply/lines/order-line.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { ProfitOrderLine } from './costs-of-lines.ts'

/** A booking that counts in the profit of its run: sold, or cancelled with a fee or without. */
export type ProfitBooking = {
  id: string
  departureId: number | null
  isCancelled: boolean
  /** It has not travelled yet, or is on the road. */
  isAhead: boolean
  travellers: number
  feeMinor: number
  /** What banks and the gateway charged for its payments, by the method of these. */
  paymentFees: { method: PaymentMethod; minor: number }[]
  /** The day in Kigali on which it was cancelled. */
  cancelledOn: Day | null
  /** Whether what it needs of suppliers was looked at: its order lines are there. */
  isOrdered: boolean
}

/** Bookings by their ids, and all others of the departures that these or others of the given ids name: all that a run has. */
export async function listProfitBookings(
  db: Db,
  { bookingIds, departureIds }: { bookingIds: readonly string[]; departureIds: readonly number[] },
): Promise<ProfitBooking[]> {
  const { rows } = await sql<ProfitBooking>`
    select b.id, b.departure_id as "departureId", b.state = 'cancelled' as "isCancelled",
      b.state in ('pending', 'confirmed', 'in-progress') as "isAhead", b.travellers_count as travellers,
      b.fee_minor as "feeMinor", coalesce((select jsonb_agg(jsonb_build_object('method', f.method, 'minor', f.minor) order by f.method) from (
        select p.method, sum(p.fee_minor)::bigint as minor from payments p where p.booking_id = b.id and p.fee_minor > 0
          and exists (select from payment_events e where e.payment_id = p.id and e.kind = 'settled') group by p.method) f), '[]') as "paymentFees",
      case when b.state = 'cancelled' then (select (max(v.at) at time zone 'Africa/Kigali')::date from booking_events v
        where v.booking_id = b.id and v.to_state = 'cancelled') end as "cancelledOn",
      exists (select from supply_runs r where r.booking_id = b.id)
        or exists (select from supply_runs r where r.departure_id = b.departure_id) as "isOrdered"
    from bookings b
    where b.state in ('pending', 'confirmed', 'in-progress', 'completed', 'no-show', 'cancelled')
      and (b.id = any(${[...bookingIds]}::uuid[]) or b.departure_id = any(${[...departureIds]}::bigint[])
        or b.departure_id in (select d.departure_id from bookings d where d.id = any(${[...bookingIds]}::uuid[])))
    order by b.created_at, b.id`.execute(db)
  return rows
}

export type ProfitLine = { bookingId: string; kind: LineKind; label: string; amountMinor: number; vatMinor: number }

export async function listProfitLines(db: Db, bookingIds: readonly string[]): Promise<ProfitLine[]> {
  const { rows } = await sql<ProfitLine>`
    select booking_id as "bookingId", kind, label, amount_minor as "amountMinor", vat_minor as "vatMinor"
    from booking_lines where booking_id = any(${[...bookingIds]}::uuid[]) order by booking_id, position`.execute(db)
  return rows
}

/** What is bought for a traveller. `spentMinor`: what the authority got for the permit that covers it, less refunds; null: none is paid. */
export type ProfitPurchase = {
  bookingId: string
  kind: 'permit' | 'park-fee' | 'flight'
  label: string
  costMinor: number
  isBought: boolean
  spentMinor: number | null
}

export async function listProfitPurchases(db: Db, bookingIds: readonly string[]): Promise<ProfitPurchase[]> {
  const { rows } = await sql<ProfitPurchase>`
    select n.booking_id as "bookingId", n.kind, n.label, n.cost_minor as "costMinor", n.status = 'bought' as "isBought",
      case when l.state in ('paid', 'used', 'expired', 'released', 'withdrawn') then p.spent_minor - p.back_minor end as "spentMinor"
    from booking_purchases n left join permits p on p.purchase_id = n.id left join permit_lots l on l.id = p.lot_id
    where n.booking_id = any(${[...bookingIds]}::uuid[]) order by n.booking_id, n.id`.execute(db)
  return rows
}

/** Permits that ended without covering anybody, for a booking or for a departure: what of them is lost. */
export type PermitLoss = { bookingId: string | null; departureId: number | null; label: string; lostMinor: number }

export async function listPermitLosses(
  db: Db,
  { bookingIds, departureIds }: { bookingIds: readonly string[]; departureIds: readonly number[] },
): Promise<PermitLoss[]> {
  const { rows } = await sql<PermitLoss>`
    select l.granted_for as "bookingId", case when l.granted_for is null then l.departure_id end as "departureId", f.name as label,
      sum(p.spent_minor - p.back_minor)::bigint as "lostMinor"
    from permit_lots l join permits p on p.lot_id = l.id join visitor_fees f on f.id = l.fee_id
    where l.state in ('expired', 'released', 'withdrawn') and p.purchase_id is null and p.spent_minor > p.back_minor
      and (l.granted_for = any(${[...bookingIds]}::uuid[]) or l.granted_for is null and l.departure_id = any(${[...departureIds]}::bigint[]))
    group by 1, 2, 3 order by 3`.execute(db)
  return rows.map((row) => ({ ...row, lostMinor: Number(row.lostMinor) }))
}

/** The order lines of runs that cost something or will, those that are not confirmed yet by the newest rate of exchange. */
export async function listProfitOrderLines(
  db: Db,
  { bookingIds, departureIds }: { bookingIds: readonly string[]; departureIds: readonly number[] },
): Promise<ProfitOrderLine[]> {
  const { rows } = await sql<ProfitOrderLine>`
    select r.booking_id as "bookingId", r.departure_id as "departureId", l.title, l.first_day as "firstDay", o.supplier_id as "supplierId",
      coalesce(s.name, '') as supplier, l.state, l.currency, l.cost_minor as "costMinor", l.agreed, l.fee_minor as "feeMinor",
      l.agreed is not null and l.confirmed_at is not null and f.line_version is distinct from l.version as "isStale",
      case when f.order_line_id is not null
        then jsonb_build_object('currency', f.currency, 'totalMinor', f.total_minor, 'dueMinor', coalesce(d.due, 0)) end as followed,
      case when f.order_line_id is not null then jsonb_build_object('vatBp', f.vat_bp, 'vatOfBp', f.vat_of_bp) end as vat,
      coalesce(d.differences, 0) as "differencesMinor",
      coalesce(f.closed_at is not null or f.total_minor <= coalesce(i.invoiced, 0), false) as "isKnown",
      coalesce(x.units_per_usd, n.units_per_usd) as "unitsPerUsd", coalesce(d.parts, '[]') as parts, k.facts as "lastKnown"
    from supply_runs r join supplier_order_lines l on l.run_id = r.id
    left join supplier_orders o on o.id = l.order_id left join suppliers s on s.id = o.supplier_id
    left join payable_lines f on f.order_line_id = l.id left join fx_rates x on x.id = f.fx_rate_id
    left join lateral (
      select jsonb_build_object('currency', e.facts ->> 'currency', 'costMinor', (e.facts ->> 'costMinor')::bigint) as facts from (
        select 2147483647 as number, l.agreed as facts union all select 2147483646, l.sent
        union all select m.number, o.line -> 'facts' from supplier_messages m cross join lateral jsonb_array_elements(m.lines) o(line)
          where m.order_id = l.order_id and o.line ->> 'lineId' = l.id::text) e
      where e.facts ->> 'costMinor' is not null order by e.number desc limit 1) k on l.cost_minor is null
    left join lateral (
      select units_per_usd from fx_rates where currency = coalesce(k.facts ->> 'currency', f.currency, l.agreed ->> 'currency', l.currency)
      order by as_of desc, entered_at desc, id desc limit 1) n on true
    left join lateral (
      select sum(p.amount_minor)::bigint as due, sum(p.amount_minor) filter (where p.part = 'difference')::bigint as differences, (
        select jsonb_agg(jsonb_build_object('amountMinor', a.amount_minor, 'beforeMinor', (
            select coalesce(sum(b.amount_minor), 0) from payment_allocations b where b.payment_id = a.payment_id and b.id < a.id), 'payment',
          jsonb_build_object('amountMinor', t.amount_minor, 'usdMinor', t.usd_minor)) order by a.id)
        from payables q join payment_allocations a on a.payable_id = q.id join payments_out t on t.id = a.payment_id
        where q.order_line_id = l.id) as parts
      from payables p where p.order_line_id = l.id and p.struck_at is null and p.currency = f.currency) d on true
    left join lateral (
      select sum(m.expected_minor)::bigint as invoiced from invoice_matches m join supplier_invoices v on v.id = m.invoice_id
      where m.order_line_id = l.id and v.state in ('taken', 'approved')) i on true
    where (r.booking_id = any(${[...bookingIds]}::uuid[]) or r.departure_id = any(${[...departureIds]}::bigint[]))
      and (f.total_minor is not null or l.agreed is not null and l.confirmed_at is not null
        or l.state in (${sql.join(liveStates.map((state) => sql.lit(state)))}))
    order by l.first_day, l.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    costMinor: row.costMinor === null ? null : Number(row.costMinor),
    feeMinor: Number(row.feeMinor),
    differencesMinor: Number(row.differencesMinor),
  }))
}

/** A guide or vehicle on a run, with the number of days that they go. */
export type ProfitCrew = {
  bookingId: string | null
  departureId: number | null
  kind: 'guide' | 'car'
  name: string
  isOwn: boolean
  days: number
}

export async function listProfitCrew(
  db: Db,
  { bookingIds, departureIds }: { bookingIds: readonly string[]; departureIds: readonly number[] },
): Promise<ProfitCrew[]> {
  const { rows } = await sql<ProfitCrew>`
    select a.booking_id as "bookingId", a.departure_id as "departureId", case when a.guide_id is null then 'car' else 'guide' end as kind,
      coalesce(g.name, c.name) as name, coalesce(g.ownership, c.ownership) = 'own' as "isOwn",
      (upper(a.during) - interval '1 microsecond')::date - lower(a.during)::date + 1 as days
    from assignments a left join guides g on g.id = a.guide_id left join cars c on c.id = a.car_id
    where a.state in ('pencilled', 'requested', 'confirmed')
      and (a.booking_id = any(${[...bookingIds]}::uuid[]) or a.departure_id = any(${[...departureIds]}::bigint[]))
    order by a.id`.execute(db)
  return rows
}
