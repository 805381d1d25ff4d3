import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** Instants: the range from `from` to before `end`, compared with the one from `before` to before `from`. */
export type CountedBetween = { before: Date; from: Date; end: Date }

type Compared = { now: number; before: number }

/**
 * How many bookings were first held in a range, and how many reached their deposit by the ledger; each compared with the range before. A
 * booking counts once in each: holding it again or paying its balance does not count twice.
 */
export async function countHeldAndPaid(
  db: Db,
  { before, from, end }: CountedBetween,
): Promise<{ held: Compared; paid: Compared }> {
  const { rows } = await sql<{ held: number; heldBefore: number; paid: number; paidBefore: number }>`
    with held as (
      select count(distinct booking_id) filter (where at >= ${from}) as now, count(distinct booking_id) filter (where at < ${from}) as before
      from booking_events
      where event = 'reserve' and from_state is distinct from 'expired' and at >= ${before} and at < ${end}),
    settled as (
      select distinct p.booking_id from payment_events e join payments p on p.id = e.payment_id
      where e.kind = 'settled' and e.at >= ${before} and e.at < ${end}),
    moved as (
      select p.booking_id, e.at, sum(case e.kind when 'refunded' then -e.amount_minor else e.amount_minor end)
        over (partition by p.booking_id order by e.at, e.id) as paid_minor
      from settled s join payments p on p.booking_id = s.booking_id join payment_events e on e.payment_id = p.id
      where e.kind in ('settled', 'refunded', 'refund-failed')),
    reached as (
      select m.booking_id, min(m.at) as at from moved m join bookings b on b.id = m.booking_id
      where m.paid_minor >= b.deposit_minor group by m.booking_id)
    select h.now::int as held, h.before::int as "heldBefore",
      (select count(*)::int from reached r where r.at >= ${from} and r.at < ${end}) as paid,
      (select count(*)::int from reached r where r.at >= ${before} and r.at < ${from}) as "paidBefore"
    from held h`.execute(db)
  const found = rows[0] ?? { held: 0, heldBefore: 0, paid: 0, paidBefore: 0 }
  return { held: { now: found.held, before: found.heldBefore }, paid: { now: found.paid, before: found.paidBefore } }
}
