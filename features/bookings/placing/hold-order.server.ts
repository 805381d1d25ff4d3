import { isSoldAs } from '#features/departures/reads.server.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import type { Product } from '#features/orders/product.ts'
import { termsKey } from '#features/pages/agreed-terms.ts'
import { findTermsToAgree } from '#features/pages/reads.server.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import { type CodeRefusal, takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { findQuote } from '#features/quotes/reads.server.ts'
import type { StockShortage } from '#features/stock/hold-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { prepared } from '#platform/database/prepared.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import { holderLocks } from '../holds/holder-keys.server.ts'
import type { UnpaidRefusal } from '../holds/unpaid-holds.ts'
import { discountedQuote } from '../quotes/adjusted-quote.ts'
import { dayOfQuote, honourQuote } from '../quotes/honour-quote.server.ts'
import type { Quote } from '../quotes/quote.ts'
import { type QuoteRefusal, quoteOrder } from '../quotes/quote-order.server.ts'
import { findMadeBooking, lockKeys } from '../reads.server.ts'
import { bookedBy, checkMethod, holdTermsFor, limitedHolder, type MethodRefusal, makeBooking } from './make-booking.server.ts'
import type { MadeBooking, MadeBy } from './write-new-booking.server.ts'

export type HoldInput = {
  order: ProductOrder
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
  | StockShortage<OrderPart>
  | CodeRefusal
  | UnpaidRefusal
  | MethodRefusal
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'terms-changed' }

/**
 * Makes a booking on hold, or a request where a part is on request: price, stock, booking, event and email in one transaction, or
 * a refusal and nothing. Neither passes the cut-off, and a visitor's never exceeds what one may hold unpaid (docs/stock.md).
 * Every booking that takes stock at once is made here.
 */
export async function holdOrder(ctx: Context, input: HoldInput): Promise<Outcome<MadeBooking, HoldRefusal>> {
  // Staff may move a visit of the departure between its price and its locks: it is priced once more, with the permit of the new day.
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const held = await holdAsPriced(ctx, input)
    if (held.done) return held
    const { refusal } = held
    if (refusal.reason !== 'visit-moved') return refused(refusal)
  }
  return refused({ reason: 'not-on-sale' })
}

type VisitMoved = { reason: 'visit-moved' }

async function holdAsPriced(ctx: Context, input: HoldInput): Promise<Outcome<MadeBooking, HoldRefusal | VisitMoved>> {
  const now = ctx.clock.now()
  const db = prepared(ctx.db)
  const storedQuote = input.quoteCode === undefined ? undefined : await findQuote(db, input.quoteCode)
  const found = await quoteOrder(db, input.order, input.party, now, dayOfQuote(storedQuote, now), bookedBy(input.by))
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
  return transact<MadeBooking, HoldRefusal | VisitMoved>(db, async (tx) => {
    const holder = limitedHolder(ctx, input)
    await lockKeys(tx, [input.idempotencyKey, ...(holder ? holderLocks(holder) : [])])
    const made = await findMadeBooking(tx, input.idempotencyKey)
    if (made) return done(made)
    const toMake = { ...input, product, quote: discounted.value, terms }
    const hold = await holdTermsFor(ctx, tx, toMake, holder)
    if (!hold.done) return hold
    const { order } = input
    return makeBooking(ctx, tx, { ...toMake, hold: hold.value }, (booking) =>
      checkProduct(tx, { product, order, honoured }, booking),
    )
  })
}

/** The rules that need no stock: payment method, price. */
function checkRules(
  ctx: Context,
  quote: Quote,
  { method, agreedTotalMinor }: HoldInput,
  now: Date,
): Outcome<undefined, HoldRefusal> {
  const offered = checkMethod(ctx, { method, startsOn: quote.startsOn }, now)
  if (!offered.done) return offered
  const { totalMinor } = quote.schedule
  return totalMinor === agreedTotalMinor ? done(undefined) : refused({ reason: 'price-changed', totalMinor })
}

/** What a product has besides its stock: a departure is still on sale, and its discount code has a use left. */
async function checkProduct(
  tx: Tx,
  { product, order, honoured }: { product: Product; order: ProductOrder; honoured: boolean },
  { id, at }: { id: string; at: Date },
): Promise<Outcome<undefined, CodeRefusal | VisitMoved | { reason: 'not-on-sale' }>> {
  const sale = product.kind === 'departure' ? await isSoldAs(tx, product.departure, at) : 'sold'
  if (sale !== 'sold') return refused({ reason: sale })
  if (order.code === null || honoured) return done(undefined)
  const taken = await takeDiscountCode(tx, { code: order.code, bookingId: id, kind: order.kind, today: kigaliDay(at) })
  return taken.done ? done(undefined) : taken
}
