import { randomUUID } from 'node:crypto'
import { isSold } from '#features/departures/reads.server.ts'
import { ageOf, closesAt } from '#features/offers/offer.ts'
import type { Order, Party } from '#features/offers/order.ts'
import type { Product } from '#features/offers/product.ts'
import { type CodeRefusal, takeDiscountCode } from '#features/prices/take-discount-code.server.ts'
import { findQuote } from '#features/quotes/reads.server.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Contact } from './booking-draft.ts'
import type { PaymentAnswer } from './booking-request.ts'
import { holdEnd, holdLengthMs, methodsFor, type PaymentMethod } from './hold-length.ts'
import { dayOfQuote, honourQuote } from './honour-quote.server.ts'
import { rulesOf, type TooYoung, tooYoung } from './party-rules.ts'
import type { Quote } from './quote.ts'
import { type QuoteRefusal, quoteOrder } from './quote-order.server.ts'
import { findBooking, findBookingByIdempotencyKey, lockIdempotencyKey } from './reads.server.ts'
import { settleIfPaid } from './settle-if-paid.server.ts'
import { type MadeBooking, writeNewBooking } from './write-new-booking.server.ts'
import { closeDraft } from './writes-drafts.server.ts'

export type BookingRequest = {
  order: Order
  party: Party
  contact: Contact
  message: string
  payment: PaymentAnswer
  /** The quote whose price was shown, if there is one. */
  quoteCode?: string | undefined
  /** What the visitor typed, which becomes the booking once: a repeated request is answered with the booking it made. */
  draftId: string
}

export type StockRefusal = { reason: 'stock-short'; short: { part: StockPart; left: number }[] }

export type BookingRefusal =
  | QuoteRefusal
  | StockRefusal
  | CodeRefusal
  | { reason: 'method-not-offered'; offered: PaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'travellers-too-young'; travellers: TooYoung[] }

/**
 * Holds everything that an order takes for a party: price, stock, booking, event and letter at one commit, or a refusal and
 * nothing. The hold's length follows the way of paying and never passes the cut-off. Refused: whatever the offer refuses
 * (docs/pricing.md), stock that is short (with what is left of each part), a way of paying that is not offered this late,
 * travellers under a permit's age, a code that is used up, another price than the one that was agreed.
 */
export async function requestBooking(ctx: Context, request: BookingRequest): Promise<Outcome<MadeBooking, BookingRefusal>> {
  const now = ctx.clock.now()
  const kept = request.quoteCode === undefined ? undefined : await findQuote(ctx.db, request.quoteCode)
  const found = await quoteOrder(ctx.db, request.order, request.party, now, dayOfQuote(kept, now))
  if (!found.done) return found
  const { product } = found.value
  const { quote, honoured } = honourQuote(kept, found.value, request.order, now)
  const ruled = checkRequest(ctx, product, quote, request, now)
  if (!ruled.done) return ruled
  return transact<MadeBooking, BookingRefusal>(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, keyOf(request))
    const made = await findBookingByIdempotencyKey(tx, keyOf(request))
    return made ? done(made) : makeBooking(ctx, tx, { product, quote, honoured }, request)
  })
}

const keyOf = ({ draftId }: Pick<BookingRequest, 'draftId'>) => `draft:${draftId}`

/** The rules that need no stock: way of paying, ages, price. */
function checkRequest(
  ctx: Context,
  product: Product,
  quote: Quote,
  { party, payment }: BookingRequest,
  now: Date,
): Outcome<undefined, BookingRefusal> {
  const methods = methodsFor(quote.startsOn, now, { cards: ctx.cards !== undefined })
  if (!methods.includes(payment.method)) return refused({ reason: 'method-not-offered', offered: methods })
  const young = 'package' in product ? tooYoung(party, rulesOf(product.package, quote.startsOn)) : []
  if (young.length > 0) return refused({ reason: 'travellers-too-young', travellers: young })
  const { totalMinor } = quote.schedule
  return totalMinor === payment.agreedTotalMinor ? done(undefined) : refused({ reason: 'price-changed', totalMinor })
}

async function makeBooking(
  ctx: Context,
  tx: Tx,
  { product, quote, honoured }: { product: Product; quote: Quote; honoured: boolean },
  { order, party, contact, message, payment, draftId }: BookingRequest,
): Promise<Outcome<MadeBooking, BookingRefusal>> {
  const id = randomUUID()
  const { startsOn } = quote
  const cutOff = closesAt(order.kind, startsOn)
  const end = (at: Date) => holdEnd(holdLengthMs(product.settings.holds, payment.method, startsOn, at), cutOff, at)
  const held = await holdStock(ctx, tx, id, quote.parts, end)
  if (!held.done) return held
  const { at, heldUntil, onRequest } = held.value
  if (at >= cutOff) return refused({ reason: 'closed' })
  if (product.kind === 'departure' && !(await isSold(tx, product.departure.id))) return refused({ reason: 'not-on-sale' })
  if (order.code !== null && !honoured) {
    const taken = await takeDiscountCode(tx, { code: order.code, bookingId: id, kind: order.kind, today: kigaliDay(at) })
    if (!taken.done) return taken
  }
  const made = await writeNewBooking(ctx, tx, 'reserve', {
    id,
    idempotencyKey: keyOf({ draftId }),
    product,
    quote,
    party: party.map((member) => ({ ...member, assumedAge: ageOf(member, startsOn) })),
    contact,
    message,
    paymentMethod: payment.method,
    onRequest,
    at,
    holdEndsAt: heldUntil,
  })
  await closeDraft(tx, draftId, id)
  const booking = await findBooking(tx, id)
  // What costs nothing has nothing to wait for.
  if (booking?.depositMinor === 0) await settleIfPaid(ctx, tx, booking)
  return done(made)
}
