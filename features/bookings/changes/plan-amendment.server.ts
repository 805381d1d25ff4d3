import type { Order, Party } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import { taxesOf } from '#features/orders/taxes-of.ts'
import { adjustmentsOf, adjustPrice } from '#features/pricing/adjustments/adjustments.ts'
import { reachTotal, type TotalRefusal } from '#features/pricing/adjustments/reach-total.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { leavingFees } from '../cancellations/leaving-fees.ts'
import { type PaymentSchedule, paymentScheduleOf, scheduleAfterAmendment } from '../quotes/payment-schedule.ts'
import type { Quote } from '../quotes/quote.ts'
import { type QuoteRefusal, quoteOrder } from '../quotes/quote-order.server.ts'
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
  product: Product
  quote: Quote
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
  const found = await quoteWithCodeOrWithout(db, booking, { order, party }, now)
  if (!found.done) return found
  const { product, quote } = found.value
  const today = kigaliDay(now)
  const settled = booking.state === 'confirmed' || booking.state === 'pending'
  if (byVisitor && settled && quote.startsOn !== booking.startsOn && today >= booking.balanceDueOn)
    return refused({ reason: 'too-late-to-move', until: booking.balanceDueOn })
  const before = await listLines(db, booking.id)
  const adjusted = adjustPrice(quote.lines, adjustmentsOf(before), taxesOf(product))
  const priced = takesApart ? reachTotal(adjusted, sumOf(before.filter(isNoFee)), taxesOf(product)) : done(adjusted)
  if (!priced.done) return priced
  const after = asSold(priced.value, before, product.settings)
  const fees = booking.state === 'confirmed' ? await feesOf(db, booking, { order, party }, { before, after, quote, now }) : []
  const lines = [...after, ...before.filter((line) => !isNoFee(line)), ...fees]
  const rows = priceDifference(before, lines)
  const schedule = scheduleAfterAmendment(
    { ...paymentScheduleOf(booking), startsOn: booking.startsOn },
    lines,
    quote.startsOn,
    today,
    product.settings,
  )
  return done({ product, quote, lines, schedule, rows, differenceMinor: sumOf(lines) - sumOf(before) })
}

const isNoFee = ({ kind }: BookedLine) => kind !== 'cancellation-fee'

const adjustedAsSold = ({ quote, product }: { quote: Quote; product: Product }, before: readonly BookedLine[]) =>
  asSold(adjustPrice(quote.lines, adjustmentsOf(before), taxesOf(product)), before, product.settings)

/** The fees of reducing a confirmed booking, and the cost of purchased permits that no traveller uses any more. */
async function feesOf(
  db: Db,
  booking: Booking,
  { order, party }: Amendment,
  { before, after, quote, now }: { before: readonly BookedLine[]; after: BookedLine[]; quote: Quote; now: Date },
): Promise<BookedLine[]> {
  const travellers = await listTravellers(db, booking.id)
  const stay = party.filter(({ position }) => position !== undefined)
  const leaves = stay.length < travellers.length && party.length < travellers.length
  const without = leaves ? await quoteWithCodeOrWithout(db, booking, { order: booking.order, party: stay }, now) : undefined
  const staying = without?.done ? adjustedAsSold(without.value, before) : null
  const needed = await findPermitsNeeded(db, { order, startsOn: quote.startsOn }, party)
  const unused = unusedPurchases(await listPurchases(db, booking.id), needed)
  return leavingFees({ booking, before, staying: staying ?? (leaves ? after : before), after, travellers, party, unused, now })
}

/**
 * Prices without the booking's discount code when that has ended: it does not prevent the change. A new code has to be in force.
 */
async function quoteWithCodeOrWithout(db: Db, { createdAt, order: booked }: Booking, { order, party }: Amendment, now: Date) {
  const bookedOn = kigaliDay(createdAt)
  const found = await quoteOrder(db, order, party, now, bookedOn)
  const withoutCode = !found.done && found.refusal.reason === 'code-unknown' && order.code === booked.code
  return withoutCode ? quoteOrder(db, { ...order, code: null }, party, now, bookedOn) : found
}
