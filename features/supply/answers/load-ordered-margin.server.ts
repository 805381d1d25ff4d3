import { type BookedLine, type Booking, listBookingsById, listLines as listPriceLines } from '#features/bookings/reads.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Contract } from '#features/suppliers/contract.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { listContractsOf } from '#features/suppliers/reads.server.ts'
import { loadPaidExchange } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { isLive, type OrderLine } from '../lines/order-line.ts'
import { type LoadedRun, loadSupplyRun } from '../reads-runs.server.ts'
import { extraLoss } from './extra-margin.ts'
import { needsDecision, orderedMargin } from './ordered-margin.ts'
import { unorderedCost } from './unordered-cost.server.ts'

/** `isLow`: too low for the booking to be answered without anybody. */
export type OrderedMargin = { margin: Margin; isLow: boolean }

/**
 * What the margin of a run is made of besides its orders: the prices of its bookings, and what is planned for which nobody is ordered, in US cents.
 */
export type MarginFacts = {
  price: readonly BookedLine[]
  contracts: readonly Contract[]
  exchange: Exchange
  unorderedMinor: number
  isTailored: boolean
}

/**
 * Reads it of a booking, or of all bookings of a departure. `lines`: the orders now; `supplierIds`: others whose services are compared with them.
 * Undefined without a price. About twelve statements for each booking. For staff with `costs:read` alone.
 */
export async function loadMarginFacts(
  db: Db,
  run: LoadedRun,
  {
    lines,
    supplierIds = [],
    bookings,
  }: { lines: readonly OrderLine[]; supplierIds?: readonly number[]; bookings?: readonly Booking[] },
): Promise<MarginFacts | undefined> {
  const ordered = lines.filter(({ state }) => isLive(state))
  const ids = run.parties.map(({ bookingId }) => bookingId)
  const [all, contracts, exchange] = await Promise.all([
    bookings ?? listBookingsById(db, ids),
    listContractsOf(db, [...new Set([...supplierIds, ...supplierIdsOf(ordered)])]),
    loadPaidExchange(db),
  ])
  const price: BookedLine[] = []
  let unorderedMinor = 0
  for (const booking of all) {
    const own = await listPriceLines(db, booking.id)
    price.push(...own)
    unorderedMinor += await unorderedCost(db, booking, { run, price: own, lines: ordered })
  }
  if (price.length === 0) return undefined
  return { price, contracts, exchange, unorderedMinor, isTailored: run.kind === 'tailored' }
}

/** What is left at these orders, as they are or as they would be. */
export function marginWith(facts: MarginFacts, lines: readonly OrderLine[]): OrderedMargin {
  const ordered = lines.filter(({ state }) => isLive(state))
  const margin = orderedMargin(facts.price, ordered, facts)
  return { margin, isLow: needsDecision(margin, facts) }
}

/** What a run leaves as it is ordered, undefined where that is enough; and the extras that cost more than they were sold for, by the ids of their lines. */
export type LowMargins = { run: Margin | undefined; extras: ReadonlyMap<number, Margin> }

/**
 * Finds what of a run leaves too little by its orders now. A booking is looked at whole, of a departure only the extras of its bookings, because
 * one order is for all of them. For staff with `costs:read` alone.
 */
export async function findLowMargins(db: Db, key: RunKey, lines: readonly OrderLine[]): Promise<LowMargins> {
  const none: LowMargins = { run: undefined, extras: new Map() }
  const ordered = lines.filter(({ state }) => isLive(state))
  const extras = ordered.filter(({ details }) => details.extra !== undefined)
  if (ordered.length === 0 || ('departureId' in key && extras.length === 0)) return none
  const run = await loadSupplyRun(db, key)
  if (!run) return none
  const whole = 'bookingId' in key ? await loadMarginFacts(db, run, { lines }) : undefined
  const bookingIds = run.parties.map(({ bookingId }) => bookingId)
  const facts = whole ?? (await loadPrices(db, { bookingIds, supplierIds: supplierIdsOf(extras) }))
  const left = whole && marginWith(whole, lines)
  const losses = extras.flatMap((line): [number, Margin][] => {
    const margin = extraLoss(facts.price, line, facts)
    return margin ? [[line.id, margin]] : []
  })
  return { run: left?.isLow ? left.margin : undefined, extras: new Map(losses) }
}

/** The prices of bookings as one, the contracts of suppliers, and the exchange rates at which they are paid. */
async function loadPrices(
  db: Db,
  { bookingIds, supplierIds }: { bookingIds: readonly string[]; supplierIds: readonly number[] },
): Promise<Omit<MarginFacts, 'unorderedMinor' | 'isTailored'>> {
  const [prices, contracts, exchange] = await Promise.all([
    Promise.all(bookingIds.map((id) => listPriceLines(db, id))),
    listContractsOf(db, [...new Set(supplierIds)]),
    loadPaidExchange(db),
  ])
  return { price: prices.flat(), contracts, exchange }
}

const supplierIdsOf = (lines: readonly OrderLine[]) => lines.flatMap(({ supplierId }) => supplierId ?? [])

/**
 * What the price of a booking leaves at the costs of its orders now, and of our own guides and vehicles as planned. Undefined without a price and
 * where nothing is ordered: nothing is compared. For staff with `costs:read` alone.
 */
export async function loadOrderedMargin(
  db: Db,
  booking: Booking,
  lines: readonly OrderLine[],
): Promise<OrderedMargin | undefined> {
  if (!lines.some(({ state }) => isLive(state))) return undefined
  const run = await loadSupplyRun(db, { bookingId: booking.id })
  const facts = run && (await loadMarginFacts(db, run, { lines, bookings: [booking] }))
  return facts && marginWith(facts, lines)
}
