import { isDeepStrictEqual } from 'node:util'
import { ageOf } from '#features/orders/member-age.ts'
import { productCloses } from '#features/orders/order-cut-off.ts'
import { tagsOf } from '#features/orders/order-tags.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import {
  type CodeRefusal,
  giveBackDiscountCode,
  takeDiscountCode,
} from '#features/pricing/discounts/take-discount-code.server.ts'
import type { Labelled } from '#features/pricing/line-text.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Mover, needsPermits } from '../booking.ts'
import { closeCheckoutsLater } from '../cancellations/close-checkouts-later.server.ts'
import { confirmIfPaid } from '../confirmation/confirm-if-paid.server.ts'
import { updateRequestState } from '../confirmation/update-request-state.server.ts'
import type { BeforeChange } from '../emails/email-facts.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import type { UnpaidRefusal } from '../holds/unpaid-holds.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import { type Booking, findBooking, listParts, listTravellers } from '../reads.server.ts'
import { listPermitsToBuy } from '../suppliers/list-permits-to-buy.server.ts'
import { newSupplierRequests, supplierRequests } from '../suppliers/supplier-requests.ts'
import { offerSeats } from '../waiting-list/offer-seats.server.ts'
import { replaceLines, replaceParts, writeTravellers } from '../writes.server.ts'
import { type AmendedHold, amendedHold } from './amended-hold.ts'
import { limitAmendment } from './limited-holder.server.ts'
import { type Amendment, type AmendmentRefusal, type PlannedAmendment, planAmendment } from './plan-amendment.server.ts'

export type AmendInput = {
  amendment: Amendment
  /** The total that the screen showed: no other is ever charged. */
  agreedTotalMinor: number
  /** The hold's end that the screen showed: the new one may be later, but not earlier. */
  agreedUntil?: Date | undefined
  mover: Extract<Mover, 'visitor' | 'staff'>
  actor: string
  text: string
  seen?: number
  /**
   * What else belongs to the change of this kind of order: keys that are locked before all stock, and what runs with it at the same commit; where that finds that
   * it cannot be any more, the whole change is refused.
   */
  also?: { locks: readonly string[]; follow: (tx: Tx, planned: PlannedAmendment) => Promise<boolean> }
}

export type AmendRefusal =
  | MoveRefusal
  | AmendmentRefusal
  | StockShortage<OrderPart>
  | CodeRefusal
  | UnpaidRefusal
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'part-on-request'; parts: readonly Labelled[] }
  | { reason: 'hold-would-end'; until: Date }

/** States that take no stock yet. */
const statesWithoutStock: readonly Booking['state'][] = ['enquiry', 'quoted', 'waitlisted']

/**
 * Amends a booking: date, party, rooms, extras. It keeps its state, but for what `updateRequestState` makes of a part on request. Its
 * stock is exchanged in one hold, so the old stock is not lost when the new is not available. The payment method and the end of a hold follow the new day (`amendedHold`). Refused: what the plan refuses,
 * stock that is short, another total or an earlier end than shown, and, for a visitor, a confirmed booking that would then depend on a
 * supplier's answer.
 */
export async function amendBooking(ctx: Context, id: string, input: AmendInput): Promise<Outcome<Booking, AmendRefusal>> {
  const byVisitor = input.mover === 'visitor'
  const known = await findBooking(ctx.db, id)
  if (!known) return refused({ reason: 'booking-unknown' })
  const first = await planAmendment(ctx.db, known, input.amendment, { now: ctx.clock.now(), byVisitor })
  if (!first.done) return first
  const limit = byVisitor ? await limitAmendment(ctx, known, input.amendment) : undefined
  const change = async (tx: Tx, booking: Booking): Promise<Outcome<Booking, AmendRefusal>> => {
    const now = await ctx.clock.in(tx)
    const { order, party, takesApart } = input.amendment
    if (!takesApart && isDeepStrictEqual(order, booking.order) && isDeepStrictEqual(party, await listTravellers(tx, id)))
      return refused({ reason: 'nothing-changes' })
    const planned = await planAmendment(tx, booking, input.amendment, { now, byVisitor })
    if (!planned.done) return planned
    const { totalMinor } = planned.value.schedule
    if (totalMinor !== input.agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor })
    const mayHold = await limit?.check(tx, booking, planned.value)
    return mayHold && !mayHold.done ? mayHold : applyAmendment(ctx, tx, booking, planned.value, input)
  }
  return changeBooking<Booking, AmendRefusal>(ctx, id, change, {
    seen: input.seen,
    also: first.value.quote.parts,
    locks: [...(input.also?.locks ?? []), ...(limit?.locks ?? [])],
  })
}

async function applyAmendment(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  planned: PlannedAmendment,
  input: AmendInput,
): Promise<Outcome<Booking, AmendRefusal>> {
  const { id } = booking
  const { quote, lines, schedule, product } = planned
  const coded = await exchangeCode(tx, booking, quote, await ctx.clock.in(tx))
  if (!coded.done) return coded
  const exchanged = await exchangeStock(ctx, tx, booking, planned, input)
  if (!exchanged.done) return exchanged
  const { hold, at } = exchanged.value
  const { party } = input.amendment
  await replaceLines(tx, id, lines)
  await writeTravellers(
    tx,
    id,
    party.map((member) => ({ ...member, assumedAge: ageOf(member, quote.startsOn) })),
  )
  const moved = await moveBooking(ctx, tx, booking, {
    event: 'amend',
    mover: input.mover,
    actor: input.actor,
    text: input.text,
    at,
    change: {
      ordered: JSON.stringify(quote.order),
      title: quote.title,
      scene: JSON.stringify(quote.scene),
      departure_id: 'departure' in product ? product.departure.id : null,
      starts_on: quote.startsOn,
      ends_on: quote.endsOn,
      travellers_count: party.length,
      total_minor: schedule.totalMinor,
      deposit_minor: schedule.depositMinor,
      balance_due_on: schedule.balanceDueOn,
      ...(hold && {
        hold_ends_at: hold.endsAt,
        payment_method: hold.method,
        full_hold_ends_at: fullEndAfter(ctx, booking, planned, { mover: input.mover, at }),
      }),
      // A date that the visitor chose ends the free cancellation of the operator's date.
      ...(input.mover === 'visitor' && quote.startsOn !== booking.startsOn && { free_cancel_until: null }),
    },
  })
  if (!moved.done) return moved
  if (input.also && !(await input.also.follow(tx, planned))) return refused({ reason: 'changed-meanwhile' })
  await ctx.cache.invalidate(tx, tagsOf(quote.order))
  await offerSeats(ctx, tx, booking)
  const amended = await findBooking(tx, id)
  if (!amended) return refused({ reason: 'booking-unknown' })
  if (needsPermits(amended.state)) await listPermitsToBuy(ctx, tx, amended)
  await closeCheckoutsLater(ctx, tx, id)
  await queueBookingEmail(ctx, tx, amended, 'changed', { before: beforeOf(booking) })
  const now = await updateRequestState(ctx, tx, amended, input)
  return done(await confirmIfPaid(ctx, tx, now))
}

const beforeOf = ({ startsOn, endsOn, travellersCount, totalMinor }: Booking): BeforeChange => ({
  ...{ startsOn, endsOn },
  ...{ travellersCount, totalMinor },
})

/** Takes the use of a new discount code, or gives back that of the old one. */
async function exchangeCode(
  tx: Tx,
  { id, kind, order, state }: Booking,
  { order: wanted }: PlannedAmendment['quote'],
  now: Date,
): Promise<Outcome<undefined, CodeRefusal>> {
  if (wanted.code === order.code || statesWithoutStock.includes(state)) return done(undefined)
  if (wanted.code !== null) return takeDiscountCode(tx, { code: wanted.code, bookingId: id, kind, today: kigaliDay(now) })
  await giveBackDiscountCode(tx, id)
  return done(undefined)
}

/** The hold of a booking after a planned change; undefined when it is not on hold. */
export const holdAfter = (
  ctx: Pick<Context, 'cards'>,
  booking: Booking,
  { product, quote: { startsOn } }: PlannedAmendment,
  { mover, at }: { mover: AmendInput['mover']; at: Date },
): AmendedHold | undefined =>
  amendedHold(booking, {
    startsOn,
    cutOff: productCloses(product, startsOn),
    settings: product.settings,
    cards: ctx.cards !== undefined,
    mover,
    at,
  })

/** The hold's end after a change once the address is confirmed; null when that is no later. */
function fullEndAfter(...[ctx, booking, planned, by]: Parameters<typeof holdAfter>): Date | null {
  const [first, full] = [booking.holdEndsAt, booking.fullHoldEndsAt].map(
    (holdEndsAt) => holdEndsAt && holdAfter(ctx, { ...booking, holdEndsAt }, planned, by)?.endsAt,
  )
  return first && full && first < full ? full : null
}

/** Replaces the old parts by the new ones: held as long as the new day allows, or permanent like the old ones. */
async function exchangeStock(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  planned: PlannedAmendment,
  { mover, agreedUntil }: AmendInput,
): Promise<Outcome<{ at: Date; hold?: AmendedHold | undefined }, AmendRefusal>> {
  const { parts } = planned.quote
  const { id } = booking
  if (statesWithoutStock.includes(booking.state)) {
    if (booking.state === 'waitlisted') return refused({ reason: 'move-not-allowed', state: booking.state })
    await replaceParts(tx, id, parts, newSupplierRequests([]))
    return done({ at: await ctx.clock.in(tx) })
  }
  const holdAt = (at: Date) => holdAfter(ctx, booking, planned, { mover, at })
  const held = await holdStock(ctx, tx, id, parts, (at) => holdAt(at)?.endsAt ?? null)
  if (!held.done) return held
  const { onRequest, at } = held.value
  const hold = holdAt(at)
  if (hold && agreedUntil && hold.endsAt < agreedUntil) return refused({ reason: 'hold-would-end', until: hold.endsAt })
  const requests = supplierRequests(await listParts(tx, id), onRequest)
  if (requests.state === 'waiting' && booking.state === 'confirmed' && mover === 'visitor')
    return refused({ reason: 'part-on-request', parts: onRequest })
  await replaceParts(tx, id, parts, requests)
  return done({ at, hold })
}
