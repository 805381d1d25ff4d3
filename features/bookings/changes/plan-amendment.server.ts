import { isDeepStrictEqual } from 'node:util'
import { findProduct } from '#features/orders/find-product.server.ts'
import type { Order, Party } from '#features/orders/order.ts'
import type { Sold } from '#features/orders/product.ts'
import { taxesOf } from '#features/orders/taxes-of.ts'
import { adjustmentsOf, adjustPrice } from '#features/pricing/adjustments/adjustments.ts'
import { reachTotal, type TotalRefusal } from '#features/pricing/adjustments/reach-total.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { leavingFees } from '../cancellations/leaving-fees.ts'
import { permitsApart, permitsInside } from '../permits-inside.ts'
import { customQuote, customTerms } from '../quotes/custom-quote.ts'
import { type PaymentSchedule, paymentScheduleOf, scheduleAfterAmendment } from '../quotes/payment-schedule.ts'
import type { BookedQuote } from '../quotes/quote.ts'
import { quoteBooked } from '../quotes/quote-booked.server.ts'
import type { QuoteRefusal } from '../quotes/quote-order.server.ts'
import { type BookedLine, type Booking, listLines, listPurchases, listTravellers } from '../reads.server.ts'
import { findPermitsNeeded } from '../suppliers/list-permits-to-buy.server.ts'
import { unusedPurchases } from '../suppliers/permits-needed.ts'
import { type DifferenceRow, priceDifference } from './amendment.ts'
import { asSold } from './as-sold.ts'

export type Amendment = {
  order: Order
  party: Party
  /** One line for everything, made by hand, becomes the order's own lines; what was agreed stays the price. */
  takesApart?: true
}

export type AmendmentRefusal =
  | QuoteRefusal
  | TotalRefusal
  | { reason: 'nothing-changes' }
  | { reason: 'too-late-to-move'; until: string }

/** The result of an amendment: the new price with its difference line by line, and the payment schedule. */
export type PlannedAmendment = {
  product: Sold
  quote: BookedQuote
  party: Party
  lines: BookedLine[]
  schedule: PaymentSchedule
  rows: DifferenceRow[]
  differenceMinor: number
}

/**
 * The price of a booking with another order or party: shown before it is accepted, charged when it is. The whole booking is
 * priced again; a reduction of a confirmed one costs the fee of its tiers (docs/cancellation.md, 'When some of a party leave').
 * Refused: what is not on sale, travellers under a minimum age, a change that changes nothing, and another date by the visitor
 * once the balance is due.
 */
export async function planAmendment(
  db: Db,
  booking: Booking,
  { order, party, takesApart }: Amendment,
  { now, byVisitor }: { now: Date; byVisitor: boolean },
): Promise<Outcome<PlannedAmendment, AmendmentRefusal>> {
  const before = await listLines(db, booking.id)
  const found = takesApart
    ? await quoteTakenApart(db, booking, { order, party }, { before, now })
    : await quoteWithCodeOrWithout(db, booking, { order, party }, now)
  if (!found.done) return found
  const { product, quote } = found.value
  const today = kigaliDay(now)
  const settled = booking.state === 'confirmed' || booking.state === 'pending'
  if (byVisitor && settled && quote.startsOn !== booking.startsOn && today >= booking.balanceDueOn)
    return refused({ reason: 'too-late-to-move', until: booking.balanceDueOn })
  const adjusted = adjustPrice(quote.lines, adjustmentsOf(before), taxesOf(product))
  const priced = takesApart ? reachTotal(adjusted, sumOf(before.filter(isNoFee)), taxesOf(product)) : done(adjusted)
  if (!priced.done) return priced
  const after = asSold(priced.value, before, product.settings)
  // The total stays: what is taken apart is not reduced.
  const reduces = booking.state === 'confirmed' && !takesApart
  const fees = reduces ? await feesOf(db, booking, { order, party }, { before, after, quote, now }) : []
  const lines = [...after, ...before.filter((line) => !isNoFee(line)), ...fees]
  const rows = priceDifference(before, lines)
  const schedule = scheduleAfterAmendment(
    { ...paymentScheduleOf(booking), startsOn: booking.startsOn },
    lines,
    quote.startsOn,
    today,
    product.settings,
  )
  return done({ product, quote, party, lines, schedule, rows, differenceMinor: sumOf(lines) - sumOf(before) })
}

const isNoFee = ({ kind }: BookedLine) => kind !== 'cancellation-fee'

const adjustedAsSold = ({ quote, product }: { quote: BookedQuote; product: Sold }, before: readonly BookedLine[]) =>
  asSold(adjustPrice(quote.lines, adjustmentsOf(before), taxesOf(product)), before, product.settings)

/** The fees of reducing a confirmed booking, and the cost of purchased permits that no traveller uses any more. */
async function feesOf(
  db: Db,
  booking: Booking,
  { order, party }: Amendment,
  { before, after, quote, now }: { before: readonly BookedLine[]; after: BookedLine[]; quote: BookedQuote; now: Date },
): Promise<BookedLine[]> {
  const travellers = await listTravellers(db, booking.id)
  const isTailored = order.kind === 'tailored'
  const leaves = party.length < travellers.length
  // A version of a trip is priced for its own party: who leaves is known by its own lines.
  const without =
    leaves && !isTailored ? await quoteWithCodeOrWithout(db, booking, { order: booking.order, party }, now) : undefined
  const staying = without?.done ? adjustedAsSold(without.value, before) : null
  const needed = await findPermitsNeeded(db, { order, startsOn: quote.startsOn }, party)
  const purchases = await listPurchases(db, booking.id)
  const unused = unusedPurchases(purchases, needed)
  const sold = permitsApart(before, permitsInside(before, purchases))
  return leavingFees({
    booking,
    before: sold,
    staying: staying ?? (leaves ? after : sold),
    after,
    travellers,
    party,
    unused,
    now,
  })
}

/**
 * The price of an order whose custom price is one line: by the rules, or, where they have none for the order as it was sold, what is left
 * of that line without what is passed on. Refused as any order is, where the order or the party is another one too.
 */
async function quoteTakenApart(
  db: Db,
  booking: Booking,
  amendment: Amendment,
  { before, now }: { before: readonly BookedLine[]; now: Date },
) {
  const found = await quoteWithCodeOrWithout(db, booking, amendment, now)
  const whole = before.find(({ adjustment }) => adjustment?.change === 'whole')
  const sold = { order: booking.order, party: await listTravellers(db, booking.id) }
  if (found.done || !whole || !isDeepStrictEqual({ order: amendment.order, party: amendment.party }, sold)) return found
  const product = await findProduct(db, { ...booking.order, code: null }, now)
  if (!product.done) return product
  const { label, reason, amountMinor } = whole
  const { passedOn } = customTerms(product.value, booking, sold.party)
  const unitMinor = Math.max(0, amountMinor - sumOf(passedOn))
  const own = { kind: 'base', label, reason, quantity: 1, unitMinor } as const
  const custom = { booking, party: sold.party, adjustments: [], today: kigaliDay(now) }
  return done({ product: product.value, quote: customQuote(product.value, [own], custom) })
}

/**
 * Prices without the booking's discount code when that has ended: it does not prevent the change. A new code has to be in force.
 */
async function quoteWithCodeOrWithout(db: Db, { createdAt, order: booked }: Booking, { order, party }: Amendment, now: Date) {
  const bookedOn = kigaliDay(createdAt)
  const found = await quoteBooked(db, order, party, now, bookedOn)
  const withoutCode = !found.done && found.refusal.reason === 'code-unknown' && order.code === booked.code
  return withoutCode ? quoteBooked(db, { ...order, code: null }, party, now, bookedOn) : found
}
