import { randomUUID } from 'node:crypto'
import { isSold } from '#features/departures/reads.server.ts'
import { ageOf } from '#features/orders/member-age.ts'
import type { Order, Party } from '#features/orders/order.ts'
import { productCloses } from '#features/orders/order-cut-off.ts'
import type { Product } from '#features/orders/product.ts'
import { type AgreedTerms, termsKey } from '#features/pages/agreed-terms.ts'
import { findTermsToAgree } from '#features/pages/reads.server.ts'
import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import { type CodeRefusal, takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { findQuote } from '#features/quotes/reads.server.ts'
import { holdStock, type StockShortage } from '#features/stock/hold-stock.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { prepared } from '#platform/database/prepared.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { confirmIfPaid } from '../confirmation/confirm-if-paid.server.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import { checkVisitorHold } from '../holds/check-visitor-hold.server.ts'
import { newHoldMs } from '../holds/hold-length.ts'
import { type HolderKeys, holderKeys, holderLocks } from '../holds/holder-keys.server.ts'
import { type HoldTerms, placesOf, type UnpaidRefusal, unlimitedTerms, visitorHoldEnds } from '../holds/unpaid-holds.ts'
import { discountedQuote } from '../quotes/adjusted-quote.ts'
import { dayOfQuote, honourQuote } from '../quotes/honour-quote.server.ts'
import type { Quote } from '../quotes/quote.ts'
import { type QuoteRefusal, quoteOrder } from '../quotes/quote-order.server.ts'
import { findBooking, findMadeBooking, lockKeys } from '../reads.server.ts'
import { isVisitor, type MadeBooking, type MadeBy, writeNewBooking } from './write-new-booking.server.ts'

export type HoldInput = {
  order: Order
  party: Party
  contact: Contact
  message: string
  /** The total that the screen showed, before a discount by staff, in minor units: no other is ever charged. */
  agreedTotalMinor: number
  /** Which terms were on the screen (`termsKey`): no others are ever agreed to. Absent where staff book and none were shown. */
  agreedTerms?: string | undefined
  /** How they pay, which decides the hold's length; null is a hold by staff, without a method yet. */
  method: VisitorPaymentMethod | null
  /** A discount that staff give on it, which the caller has checked. */
  discount?: NewDiscount | undefined
  /** The quote whose price was shown, if there is one. */
  quoteCode?: string | undefined
  /** The same key makes one booking. */
  idempotencyKey: string
  /** The visitor's draft that becomes the booking. */
  draftId?: string
  by: MadeBy
}

export type HoldRefusal =
  | QuoteRefusal
  | StockShortage
  | CodeRefusal
  | UnpaidRefusal
  | { reason: 'method-not-offered'; offered: VisitorPaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'terms-changed' }

/**
 * Makes a booking on hold, or a request where a part is on request: price, stock, booking, event and email in one transaction, or
 * a refusal and nothing. Neither passes the cut-off, and a visitor's never exceeds what one may hold unpaid (docs/stock.md).
 * Every booking that takes stock at once is made here.
 */
export async function holdOrder(ctx: Context, input: HoldInput): Promise<Outcome<MadeBooking, HoldRefusal>> {
  const now = ctx.clock.now()
  const db = prepared(ctx.db)
  const storedQuote = input.quoteCode === undefined ? undefined : await findQuote(db, input.quoteCode)
  const found = await quoteOrder(db, input.order, input.party, now, dayOfQuote(storedQuote, now))
  if (!found.done) return found
  const { product } = found.value
  const { quote, honoured } = honourQuote(storedQuote, found.value, input.order, now)
  const checked = checkRules(ctx, quote, input, now)
  if (!checked.done) return checked
  // What was shown is what is stored: a revision that is published from here on does not change the one that was agreed to.
  const terms = await findTermsToAgree(db, product.settings.termsVersion, input.by.language ?? 'en')
  if (input.agreedTerms !== undefined && input.agreedTerms !== termsKey(terms)) return refused({ reason: 'terms-changed' })
  const discounted = discountedQuote(quote, input.discount, product, now)
  if (!discounted.done) throw new Error(`A discount that was not checked: ${discounted.refusal.reason}`)
  return transact<MadeBooking, HoldRefusal>(db, async (tx) => {
    const holder = limitedHolder(ctx, input)
    await lockKeys(tx, [input.idempotencyKey, ...(holder ? holderLocks(holder) : [])])
    const made = await findMadeBooking(tx, input.idempotencyKey)
    if (made) return done(made)
    const hold = holder ? await holdTermsFor(ctx, tx, { product, input, holder }) : done(unlimitedTerms)
    if (!hold.done) return hold
    return makeBooking(ctx, tx, { product, quote: discounted.value, honoured, hold: hold.value, terms }, input)
  })
}

/** The keys by which a visitor's holds are counted; undefined for bookings by staff and where nothing is limited. */
const limitedHolder = (ctx: Context, { contact, by }: HoldInput) =>
  ctx.config.formLimits && isVisitor(by) && !by.sample ? holderKeys(ctx, contact, by.address) : undefined

const holdTermsFor = (
  ctx: Context,
  tx: Tx,
  { product, input, holder }: { product: Product; input: HoldInput; holder: HolderKeys },
) =>
  checkVisitorHold(ctx, tx, {
    keys: holder,
    kind: input.order.kind,
    places: placesOf(input.order, input.party.length),
    email: input.contact.email,
    departureId: product.kind === 'departure' ? product.departure.id : null,
    bookingId: null,
  })

/** The rules that need no stock: payment method, price. */
function checkRules(
  ctx: Context,
  quote: Quote,
  { method, agreedTotalMinor }: HoldInput,
  now: Date,
): Outcome<undefined, HoldRefusal> {
  const methods = methodsFor(quote.startsOn, now, { cards: ctx.cards !== undefined })
  if (method !== null && !methods.includes(method)) return refused({ reason: 'method-not-offered', offered: methods })
  const { totalMinor } = quote.schedule
  return totalMinor === agreedTotalMinor ? done(undefined) : refused({ reason: 'price-changed', totalMinor })
}

type Found = { product: Product; quote: Quote; honoured: boolean; hold: HoldTerms; terms: AgreedTerms }

async function makeBooking(
  ctx: Context,
  tx: Tx,
  { product, quote, honoured, hold, terms }: Found,
  { order, party, contact, message, method, idempotencyKey, draftId, by }: HoldInput,
): Promise<Outcome<MadeBooking, HoldRefusal>> {
  const id = randomUUID()
  const { startsOn } = quote
  const cutOff = productCloses(product, startsOn)
  const ends = (at: Date, requested: readonly StockPart[]) => {
    const lengthMs = newHoldMs(product.settings, { method, startsOn, at, isRequest: requested.length > 0 })
    // A request that keeps nothing from sale is not limited.
    return visitorHoldEnds(lengthMs, requested.length < quote.parts.length ? hold : unlimitedTerms, cutOff, at)
  }
  const held = await holdStock(ctx, tx, id, quote.parts, (at, requested) => ends(at, requested).until, { first: true })
  if (!held.done) return held
  const { at, heldUntil, onRequest } = held.value
  if (at >= cutOff) return refused({ reason: 'closed' })
  if (product.kind === 'departure' && !(await isSold(tx, product.departure.id, at))) return refused({ reason: 'not-on-sale' })
  if (order.code !== null && !honoured) {
    const taken = await takeDiscountCode(tx, { code: order.code, bookingId: id, kind: order.kind, today: kigaliDay(at) })
    if (!taken.done) return taken
  }
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
