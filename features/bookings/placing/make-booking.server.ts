import { randomUUID } from 'node:crypto'
import { ageOf } from '#features/orders/member-age.ts'
import type { Party } from '#features/orders/order.ts'
import { type BookedBy, productCloses } from '#features/orders/order-cut-off.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import type { Sold } from '#features/orders/product.ts'
import type { AgreedTerms } from '#features/pages/agreed-terms.ts'
import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { confirmIfPaid } from '../confirmation/confirm-if-paid.server.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import { checkVisitorHold } from '../holds/check-visitor-hold.server.ts'
import { newHoldMs } from '../holds/hold-length.ts'
import { type HolderKeys, holderKeys } from '../holds/holder-keys.server.ts'
import { type HoldTerms, placesOf, type UnpaidRefusal, unlimitedTerms, visitorHoldEnds } from '../holds/unpaid-holds.ts'
import type { BookedQuote } from '../quotes/quote.ts'
import { findBooking } from '../reads.server.ts'
import { isVisitor, type MadeBooking, type MadeBy, writeNewBooking } from './write-new-booking.server.ts'

/** Who books what, how they pay and what they agreed to; nothing of it is written yet. */
export type BookingToMake = {
  product: Sold
  quote: BookedQuote
  party: Party
  contact: Contact
  message: string
  terms: AgreedTerms
  /** How they pay, which decides the hold's length; null is a hold by staff, without a method yet. */
  method: VisitorPaymentMethod | null
  hold: HoldTerms
  /** The same key makes one booking. */
  idempotencyKey: string
  draftId?: string | undefined
  by: MadeBy
}

export type MakingRefusal = StockShortage<OrderPart> | { reason: 'closed' }

export type MethodRefusal = { reason: 'method-not-offered'; offered: VisitorPaymentMethod[] }

/** Refuses a way of paying that is not offered so late before the first day. */
export function checkMethod(
  ctx: Context,
  { method, startsOn }: { method: VisitorPaymentMethod | null; startsOn: string },
  now: Date,
): Outcome<undefined, MethodRefusal> {
  const methods = methodsFor(startsOn, now, { cards: ctx.cards !== undefined })
  return method === null || methods.includes(method)
    ? done(undefined)
    : refused({ reason: 'method-not-offered', offered: methods })
}

/** Who books, for the cut-off. */
export const bookedBy = (by: MadeBy): BookedBy => (isVisitor(by) ? 'visitor' : 'staff')

/** The keys by which a visitor's holds are counted; undefined for bookings by staff and where nothing is limited. */
export const limitedHolder = (ctx: Context, { contact, by }: Pick<BookingToMake, 'contact' | 'by'>): HolderKeys | undefined =>
  ctx.config.formLimits && isVisitor(by) && !by.sample ? holderKeys(ctx, contact, by.address) : undefined

/** On what terms a visitor may hold this; to be asked inside the transaction, under the locks of `holderLocks`. Staff are not limited. */
export async function holdTermsFor(
  ctx: Context,
  tx: Tx,
  { product, quote: { order }, party, contact }: Pick<BookingToMake, 'product' | 'quote' | 'party' | 'contact'>,
  holder: HolderKeys | undefined,
): Promise<Outcome<HoldTerms, UnpaidRefusal>> {
  if (!holder) return done(unlimitedTerms)
  return checkVisitorHold(ctx, tx, {
    keys: holder,
    kind: order.kind,
    places: placesOf(order, party.length),
    email: contact.email,
    departureId: product.kind === 'departure' ? product.departure.id : null,
    bookingId: null,
  })
}

/**
 * Makes a booking on hold, or a request where a part is on request, inside the caller's transaction: takes its stock, asks `check` what else
 * the kind of order has to lock and look at, and writes it. Refused, and the caller rolls back: stock that is short, an instant past the cut-off, what
 * `check` refuses.
 */
export async function makeBooking<Refusal extends { reason: string }>(
  ctx: Context,
  tx: Tx,
  { product, quote, party, contact, message, terms, method, hold, idempotencyKey, draftId, by }: BookingToMake,
  check: (booking: { id: string; at: Date }) => Promise<Outcome<undefined, Refusal>>,
): Promise<Outcome<MadeBooking, MakingRefusal | Refusal>> {
  const id = randomUUID()
  const { startsOn } = quote
  const cutOff = productCloses(product, startsOn, bookedBy(by))
  const ends = (at: Date, requested: readonly StockPart[]) => {
    const lengthMs = newHoldMs(product.settings, { method, startsOn, at, isRequest: requested.length > 0 })
    // A request that keeps nothing from sale is not limited.
    return visitorHoldEnds(lengthMs, requested.length < quote.parts.length ? hold : unlimitedTerms, cutOff, at)
  }
  const held = await holdStock(ctx, tx, id, quote.parts, (at, requested) => ends(at, requested).until, { first: true })
  if (!held.done) return held
  const { at, heldUntil, onRequest } = held.value
  if (at >= cutOff) return refused({ reason: 'closed' })
  const checked = await check({ id, at })
  if (!checked.done) return checked
  const made = await writeNewBooking(ctx, tx, onRequest.length > 0 ? 'request' : 'reserve', {
    id,
    idempotencyKey,
    product,
    quote,
    party: party.map((member) => ({ ...member, assumedAge: ageOf(member, startsOn) })),
    contact,
    terms,
    message,
    paymentMethod: method,
    onRequest,
    at,
    holdEndsAt: heldUntil,
    fullHoldEndsAt: ends(at, onRequest).fullUntil,
    by,
    draftId: draftId ?? null,
  })
  // A booking that costs nothing is confirmed at once.
  const booking = quote.schedule.depositMinor === 0 ? await findBooking(tx, id) : undefined
  if (booking) await confirmIfPaid(ctx, tx, booking)
  return done(made)
}
