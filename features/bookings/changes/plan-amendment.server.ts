import type { Order, Party } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { leavingFees } from '../cancellations/leaving-fees.ts'
import { rulesOf, type TooYoung, tooYoung } from '../placing/minimum-ages.ts'
import { type PaymentSchedule, paymentScheduleOf, scheduleAfterAmendment } from '../quotes/payment-schedule.ts'
import { type Quote, withPolicies } from '../quotes/quote.ts'
import { type QuoteRefusal, quoteOrder } from '../quotes/quote-order.server.ts'
import { type BookedLine, type Booking, listLines, listPurchases, listTravellers } from '../reads.server.ts'
import { findPermitsNeeded } from '../suppliers/list-permits-to-buy.server.ts'
import { boughtInVain } from '../suppliers/permits-needed.ts'
import { type DifferenceRow, priceDifference } from './amendment.ts'

export type Amendment = { order: Order; party: Party }

export type AmendmentRefusal =
  | QuoteRefusal
  | { reason: 'nothing-changes' }
  | { reason: 'too-late-to-move'; until: string }
  | { reason: 'travellers-too-young'; travellers: TooYoung[] }

/** What an amendment would come to: the new price with its difference line by line, and what is due when. */
export type PlannedAmendment = {
  product: Product
  quote: Quote
  lines: BookedLine[]
  schedule: PaymentSchedule
  rows: DifferenceRow[]
  differenceMinor: number
}

/**
 * What a booking would cost with another order or party, at an instant: shown before it is accepted and charged when it is.
 * The whole booking is priced anew; what a confirmed one loses costs the fee of its ladder (docs/cancellation.md, 'When some of
 * a party leave'). Refused: what cannot be sold so, travellers under an age, a change that
 * changes nothing, and another date by the visitor from the day on which the balance is due.
 */
export async function planAmendment(
  db: Db,
  booking: Booking,
  { order, party }: Amendment,
  { now, byVisitor }: { now: Date; byVisitor: boolean },
): Promise<Outcome<PlannedAmendment, AmendmentRefusal>> {
  const found = await quoteWithCodeOrWithout(db, booking, { order, party }, now)
  if (!found.done) return found
  const { product, quote } = found.value
  const today = kigaliDay(now)
  const settled = booking.state === 'confirmed' || booking.state === 'pending'
  if (byVisitor && settled && quote.startsOn !== booking.startsOn && today >= booking.balanceDueOn)
    return refused({ reason: 'too-late-to-move', until: booking.balanceDueOn })
  const young = 'package' in product ? tooYoung(party, rulesOf(product.package, quote.startsOn)) : []
  if (young.length > 0) return refused({ reason: 'travellers-too-young', travellers: young })
  const before = await listLines(db, booking.id)
  const after = underOldPolicies(withPolicies(quote.lines, product.settings), before)
  const fees = booking.state === 'confirmed' ? await feesOf(db, booking, { order, party }, { before, after, quote, now }) : []
  const lines = [...after, ...before.filter(({ kind }) => kind === 'cancellation-fee'), ...fees]
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

/** What a confirmed booking pays for being made smaller, and for permits that were bought and nobody needs any more. */
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
  const staying = without?.done
    ? underOldPolicies(withPolicies(without.value.quote.lines, without.value.product.settings), before)
    : null
  const needed = await findPermitsNeeded(db, { order, startsOn: quote.startsOn }, party)
  const inVain = boughtInVain(await listPurchases(db, booking.id), needed)
  return leavingFees({ booking, before, staying: staying ?? (leaves ? after : before), after, travellers, party, inVain, now })
}

/** A booking keeps the policies that it was made under; a line of another ladder is sold under that of today. */
const underOldPolicies = (lines: BookedLine[], before: readonly BookedLine[]): BookedLine[] =>
  lines.map((line) => ({ ...line, policy: before.find(({ ladder }) => ladder === line.ladder)?.policy ?? line.policy }))

/** A code that is no longer in force takes its discount with it; it does not forbid the change. */
async function quoteWithCodeOrWithout(db: Db, { createdAt }: Booking, { order, party }: Amendment, now: Date) {
  const bookedOn = kigaliDay(createdAt)
  const found = await quoteOrder(db, order, party, now, bookedOn)
  const withoutCode = !found.done && found.refusal.reason === 'code-unknown'
  return withoutCode ? quoteOrder(db, { ...order, code: null }, party, now, bookedOn) : found
}
