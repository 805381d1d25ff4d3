import { cutOff } from '#features/departures/departure.ts'
import { isSold } from '#features/departures/reads.server.ts'
import { type MovedVisit, visitDay } from '#features/departures/visits/moved-visit.ts'
import { listMovedVisits, listPermitVisits } from '#features/departures/visits/reads.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import { departureSeats, permitDays, permitPool } from '#features/stock/stock.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { addDays, type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { needsPermits } from '../booking.ts'
import { updateRequestState } from '../confirmation/update-request-state.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import { paymentScheduleOf, scheduleAfterAmendment } from '../quotes/payment-schedule.ts'
import { type Booking, findBooking, listLines, listParts } from '../reads.server.ts'
import { listPermitsToBuy } from '../suppliers/list-permits-to-buy.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { replaceLines, replaceParts } from '../writes.server.ts'
import { linesOnDeparture } from './lines-on-day.ts'

/** How long a visitor may cancel free of charge after the operator moved them to another date. */
const freeToCancelMs = 14 * 24 * 60 * 60 * 1000

/** Only these are moved: a waiting party or an enquiry ends with its departure. */
const statesWithStock: readonly Booking['state'][] = ['requested', 'on-hold', 'pending', 'confirmed', 'in-progress']

export type RebookRefusal = MoveRefusal | StockShortage<OrderPart> | { reason: 'other-date-wrong' } | { reason: 'has-left' }

/**
 * The operator moves a booking to another departure of the same package, at its old price, and the visitor may cancel free of charge for
 * two weeks. Refused when it is no longer on the departure `from`, the other departure has no room for the whole party, or it is no such
 * departure.
 */
export async function rebookBooking(
  ctx: Context,
  id: string,
  { toSlug, actor, reason, from }: { toSlug: string; actor: string; reason: string; from?: number },
): Promise<Outcome<Booking, RebookRefusal>> {
  const known = await findBooking(ctx.db, id)
  const found = await findProduct(ctx.db, { kind: 'departure', departure: toSlug }, ctx.clock.now())
  if (!known || !found.done || found.value.kind !== 'departure') return refused({ reason: 'other-date-wrong' })
  const to = found.value.departure
  const ids = [to.id, ...(known.departureId === null ? [] : [known.departureId])]
  const moveOn = async (db: Db, parts: readonly OrderPart[]) => {
    const visits = Map.groupBy(await listMovedVisits(db, { ids }), ({ departureId }) => departureId)
    const ofDeparture = (departureId: number | null) => (departureId === null ? [] : (visits.get(departureId) ?? []))
    return partsOn(parts, { ...known, visits: ofDeparture(known.departureId) }, { ...to, visits: ofDeparture(to.id) })
  }
  return changeBooking<Booking, RebookRefusal>(
    ctx,
    id,
    async (tx, booking) => {
      const { order } = booking
      if (from !== undefined && booking.departureId !== from) return refused({ reason: 'has-left' })
      if (order.kind !== 'departure' || order.package !== to.packageSlug || booking.departureId === to.id)
        return refused({ reason: 'other-date-wrong' })
      if (!statesWithStock.includes(booking.state)) return refused({ reason: 'move-not-allowed', state: booking.state })
      // Read under the locks of both departures: none of their visits moves any more.
      const parts = await moveOn(tx, await listParts(tx, id))
      const held = await holdStock(ctx, tx, id, parts, () => earlier(booking.holdEndsAt, cutOff(to)))
      if (!held.done) return held
      const { at, heldUntil, onRequest } = held.value
      if (at >= cutOff(to)) return refused({ reason: 'other-date-wrong' })
      if (!(await isSold(tx, to.id, at))) return refused({ reason: 'other-date-wrong' })
      await replaceParts(tx, id, parts, newSupplierRequests(onRequest))
      await linesFollow(tx, booking, to)
      const moved = await moveBooking(ctx, tx, booking, {
        event: 'rebook',
        mover: 'staff',
        actor,
        text: reason,
        at,
        change: {
          ordered: JSON.stringify({ ...order, departure: to.slug }),
          departure_id: to.id,
          starts_on: to.startsOn,
          ends_on: to.endsOn,
          balance_due_on: await dueOn(tx, booking, to.startsOn, at),
          free_cancel_until: new Date(at.getTime() + freeToCancelMs),
          ...(heldUntil && { hold_ends_at: heldUntil }),
        },
      })
      if (!moved.done) return moved
      const rebooked = await findBooking(tx, id)
      // The operator, not the visitor, pays for what was bought for the old date.
      if (rebooked && needsPermits(rebooked.state)) await listPermitsToBuy(ctx, tx, rebooked)
      if (rebooked) await updateRequestState(ctx, tx, rebooked, { mover: 'staff', actor })
      await ctx.cache.invalidate(tx, [`departure:${to.slug}`])
      await queueBookingEmail(ctx, tx, moved.value, 'rebooked')
      return moved
    },
    { also: await moveOn(ctx.db, await listParts(ctx.db, id)) },
  )
}

/** What the lines say of the days of visits is so for the other departure too; the amounts stay as they are. */
async function linesFollow(tx: Tx, { id, departureId, startsOn }: Booking, to: { id: number; startsOn: Day }): Promise<void> {
  if (departureId === null) return
  const visitsOf = async (of: number, first: Day) =>
    (await listPermitVisits(tx, of)).map((visit) => ({ ...visit, nth: daysBetween(first, visit.day) + 1 }))
  const [former, next] = [await visitsOf(departureId, startsOn), await visitsOf(to.id, to.startsOn)]
  const lines = linesOnDeparture(await listLines(tx, id), former, next)
  if (lines) await replaceLines(tx, id, lines)
}

/** The balance is due as many days before the new start as it was before the old one, and never in the past. */
async function dueOn(tx: Tx, booking: Booking, startsOn: Day, at: Date): Promise<Day> {
  const frozen = { ...paymentScheduleOf(booking), startsOn: booking.startsOn }
  const settings = await findSettings(tx)
  return scheduleAfterAmendment(frozen, await listLines(tx, booking.id), startsOn, kigaliDay(at), settings).balanceDueOn
}

const earlier = (end: Date | null, cutOff: Date): Date | null => end && new Date(Math.min(end.getTime(), cutOff.getTime()))

type Visits = { startsOn: Day; visits: readonly MovedVisit[] }

/** The same parts for another departure: its own seats, its permits on the days of its visits, and everything else moved by as many days. */
function partsOn(
  parts: readonly OrderPart[],
  from: Pick<Booking, 'departureId'> & Visits,
  to: { id: number } & Visits,
): OrderPart[] {
  const shift = daysBetween(from.startsOn, to.startsOn)
  const own = (resource: string): string => {
    if (from.departureId === null) return resource
    if (resource === departureSeats(from.departureId)) return departureSeats(to.id)
    const pool = permitPool(resource)
    return pool?.departureId === from.departureId ? permitDays(pool.feeId, to.id) : resource
  }
  const dayOf = ({ resource, day }: OrderPart): Day => {
    const feeId = permitPool(resource)?.feeId
    if (feeId === undefined) return addDays(day, shift)
    const onDay = daysBetween(from.startsOn, day) + 1
    const ofPackage = from.visits.find((visit) => visit.feeId === feeId && visit.day === onDay)?.packageDay ?? onDay
    return addDays(to.startsOn, visitDay(to.visits, { feeId, day: ofPackage }) - 1)
  }
  return parts.map((part) => ({ ...part, resource: own(part.resource), day: dayOf(part) }))
}
