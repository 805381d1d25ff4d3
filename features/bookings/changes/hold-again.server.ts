import { closesAt } from '#features/orders/order-cut-off.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import { methodsFor } from '#features/payments/payment-methods.ts'
import { type CodeRefusal, takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { confirmIfPaid } from '../confirmation/confirm-if-paid.server.ts'
import { updateRequestState } from '../confirmation/update-request-state.server.ts'
import { beginHold, byVisitorNow } from '../holds/begin-hold.server.ts'
import { checkVisitorHold } from '../holds/check-visitor-hold.server.ts'
import { expireLapsedHold } from '../holds/expire-lapsed-hold.server.ts'
import { newHoldMs } from '../holds/hold-length.ts'
import { type HolderKeys, holderLocks } from '../holds/holder-keys.server.ts'
import { placesOf, type UnpaidRefusal, unlimitedTerms, visitorHoldEnds } from '../holds/unpaid-holds.ts'
import { saveHolder } from '../holds/writes-holders.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { tripLocksOf } from '../quotes/booked-trip.server.ts'
import type { QuoteRefusal } from '../quotes/quote-order.server.ts'
import { requoteBooking } from '../quotes/requote-booking.server.ts'
import { type Booking, findBooking } from '../reads.server.ts'
import { replaceLines } from '../writes.server.ts'
import { limitedHolderOf } from './limited-holder.server.ts'

export type HoldAgainRefusal =
  | MoveRefusal
  | QuoteRefusal
  | StockShortage<OrderPart>
  | CodeRefusal
  | UnpaidRefusal
  | { reason: 'price-changed'; totalMinor: number }

/**
 * Holds an expired booking again, for the same party, at today's price: the old price was promised only during its hold; that of a journey made to measure until the end of its proposal. A lapsed
 * hold that is not expired yet expires first. Refused when it is no longer on sale, stock is short (with what is left), the limit
 * of unpaid holds is reached, or today's price is no longer the one shown. A supplier's earlier yes ended with the hold, so the
 * supplier is asked again.
 */
export async function holdAgain(
  ctx: Context,
  id: string,
  { agreedTotalMinor }: { agreedTotalMinor: number },
): Promise<Outcome<Booking, HoldAgainRefusal>> {
  const change = async (tx: Tx, found: Booking): Promise<Outcome<Booking, HoldAgainRefusal>> => {
    const now = await ctx.clock.in(tx)
    const expired = await expireLapsedHold(ctx, tx, found, now)
    if (!expired.done) return expired
    const booking = expired.value
    if (booking.state !== 'expired') return refused({ reason: 'move-not-allowed', state: booking.state })
    const requoted = await requoteBooking(tx, booking, now)
    if (!requoted.done) return requoted
    const { lines, parts, totalMinor, change } = requoted.value
    if (totalMinor !== agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor })
    const methods = methodsFor(booking.startsOn, now, { cards: ctx.cards !== undefined })
    const method = methods.find((one) => one === booking.paymentMethod) ?? methods[0] ?? 'mobile-money'
    const cutOff = closesAt(booking)
    const settings = await findSettings(tx)
    const terms = holder ? await checkVisitorHold(ctx, tx, holdQueryOf(booking, holder.keys)) : done(unlimitedTerms)
    if (!terms.done) return terms
    const ends = (at: Date, requested: readonly StockPart[]) => {
      const lengthMs = newHoldMs(settings, { method, startsOn: booking.startsOn, at, isRequest: requested.length > 0 })
      return visitorHoldEnds(lengthMs, requested.length < parts.length ? terms.value : unlimitedTerms, cutOff, at)
    }
    const held = await holdStock(ctx, tx, id, parts, (at, requested) => ends(at, requested).until)
    if (!held.done) return held
    const { at, onRequest } = held.value
    if (at >= cutOff) return refused({ reason: 'closed' })
    const { code } = booking.order
    const taken = code && (await takeDiscountCode(tx, { code, bookingId: id, kind: booking.kind, today: kigaliDay(at) }))
    if (taken && !taken.done) return taken
    await replaceLines(tx, id, lines)
    if (holder) await saveHolder(tx, id, holder.keys, at)
    const moved = await beginHold(ctx, tx, booking, {
      parts,
      onRequest,
      at,
      ends: ends(at, onRequest),
      method,
      change,
      by: byVisitorNow,
    })
    if (!moved.done) return moved
    const again = await findBooking(tx, id)
    // A payment that arrived while it was expired counts at once.
    if (!again) return moved
    const waits = await updateRequestState(ctx, tx, again, { mover: 'money', actor: 'money' })
    return done(await confirmIfPaid(ctx, tx, waits))
  }
  const known = await findBooking(ctx.db, id)
  const holder = known && (await limitedHolderOf(ctx, known))
  const requote = known && (await requoteBooking(ctx.db, known, ctx.clock.now()))
  return changeBooking<Booking, HoldAgainRefusal>(ctx, id, change, {
    also: requote?.done ? requote.value.parts : [],
    locks: [...(known ? await tripLocksOf(ctx.db, known.order) : []), ...(holder ? holderLocks(holder.keys) : [])],
  })
}

const holdQueryOf = (booking: Booking, keys: HolderKeys) => ({
  keys,
  kind: booking.kind,
  places: placesOf(booking.order, booking.travellersCount),
  email: booking.email,
  departureId: booking.departureId,
  bookingId: booking.id,
})
