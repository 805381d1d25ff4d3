import { redirect } from 'react-router'
import { movesFrom } from '#features/bookings/booking.ts'
import { customQuote, customTerms, isCustomPriced } from '#features/bookings/quotes/custom-quote.ts'
import { listTooYoung } from '#features/bookings/quotes/list-too-young.server.ts'
import { requoteBooking } from '#features/bookings/quotes/requote-booking.server.ts'
import { type BookedLine, type Booking, listLines, listParts, listTravellers } from '#features/bookings/reads.server.ts'
import { whyItStays } from '#features/emails/reachable.ts'
import { findProduct, type ProductRefusal } from '#features/orders/find-product.server.ts'
import { adjustmentsOf, withoutAdjustments } from '#features/pricing/adjustments/adjustments.ts'
import { type CustomLine, customLineKinds } from '#features/pricing/custom-line.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { adminRefusal } from '../admin-refusal.ts'
import { reachedAs } from '../email-or-admin.ts'
import { findBookingOr404 } from '../load-booking.server.ts'
import { emptyRow, lineOf, type PriceRow, rowOf } from './price-rows.ts'
import { type PriceSummary, priceSummary } from './price-summary.ts'

/** What a first line is for an order of a kind. */
const firstKinds: Record<OrderKind, CustomLine['kind']> = {
  departure: 'base',
  journey: 'base',
  pilgrims: 'base',
  stay: 'room',
  hire: 'vehicle',
  tailored: 'base',
}

/** A custom price as its screen begins: what is added to it for the order, and the lines of the one that was sent before. */
export async function loadCustomPrice(ctx: Context, read: ReadWords, id: string) {
  const { db } = ctx
  const now = ctx.clock.now()
  const booking = await findBookingOr404(db, id)
  const may = movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === 'quote')
  if (!may) throw redirect(`/admin/bookings/${id}`)
  const { reference, title, version, email, kind } = booking
  const head = { id, reference, title, version }
  const sums = await customSums(ctx, booking)
  if (!sums.done) return { ...head, refused: adminRefusal(read, sums.refusal) }
  const { passedOnMinor, summaryOf } = sums.value
  const [priced, lines, parts, young] = await Promise.all([
    requoteBooking(db, booking, now),
    listLines(db, id),
    listParts(db, id),
    listTooYoung(db, booking, now),
  ])
  const before = isCustomPriced(id, parts) ? customLinesOf(lines, passedOnMinor) : []
  const rows = before.length > 0 ? before.map(rowOf) : [emptyRow(firstKinds[kind])]
  return {
    ...head,
    refused: undefined,
    email: reachedAs(read, email, whyItStays(ctx.mail, email)),
    none: priced.done ? '' : adminRefusal(read, priced.refusal),
    ofTheOrder: priced.done ? read.format.money(usd(priced.value.totalMinor)) : '',
    young: young.length > 0 ? adminRefusal(read, { reason: 'travellers-too-young', travellers: young }) : '',
    passesNothingOn: kind === 'stay' || kind === 'hire',
    passedOnMinor,
    rows,
    summary: summaryOf(rows),
  }
}

type Sums = { passedOnMinor: number; summaryOf: (rows: readonly PriceRow[]) => PriceSummary }

/** What is passed on for a booking, and what rows come to with it. Refused: a product that is not there. */
export async function customSums(ctx: Context, booking: Booking): Promise<Outcome<Sums, ProductRefusal>> {
  const { db } = ctx
  const now = ctx.clock.now()
  const product = await findProduct(db, { ...booking.order, code: null }, now)
  if (!product.done) return product
  const party = await listTravellers(db, booking.id)
  const adjustments = adjustmentsOf(await listLines(db, booking.id))
  const custom = { booking, party, adjustments, today: kigaliDay(now) }
  return done({
    passedOnMinor: sumOf(customTerms(product.value, booking, party).passedOn),
    summaryOf: (rows) => priceSummary(rows.map(lineOf), (lines) => customQuote(product.value, lines, custom)),
  })
}

/** The lines that staff typed of a custom price; one line for everything is what is left of it without what is passed on. */
const customLinesOf = (lines: readonly BookedLine[], passedOnMinor: number): CustomLine[] =>
  withoutAdjustments(lines).flatMap(({ kind: of, label, reason, quantity, unitMinor, adjustment }) => {
    const kind = customLineKinds.find((one) => one === of)
    const wholeMinor = Math.max(0, unitMinor - passedOnMinor)
    return kind ? [{ kind, label, reason, quantity, unitMinor: adjustment?.change === 'whole' ? wholeMinor : unitMinor }] : []
  })

export type CustomPriceScreen = Exclude<Awaited<ReturnType<typeof loadCustomPrice>>, { refused: string }>
