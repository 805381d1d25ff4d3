import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { PayableSettings } from '../payable-settings.ts'
import { findPayableSettings } from '../reads-settings.server.ts'
import { costsOfLine } from '../rules/line-costs.ts'
import { type BookingBooks, type CostOfRun, type Profit, profitOfRun, profitsOfBookings, type RunBooks } from '../rules/profit.ts'
import {
  listPermitLosses,
  listProfitBookings,
  listProfitCrew,
  listProfitLines,
  listProfitOrderLines,
  listProfitPurchases,
  type PermitLoss,
  type ProfitBooking,
  type ProfitCrew,
  type ProfitLine,
  type ProfitOrderLine,
  type ProfitPurchase,
} from './reads-profit.server.ts'

/** What a run earns: its books with every cost, the sums, and how many order lines are in none because a rate of exchange is missing. */
export type RunProfit = RunBooks & { profit: Profit; byBooking: Map<string, Profit>; withoutRate: number }

/** What some runs earn, by `runText` of their keys: eight statements, however many runs there are. For staff with `costs:read` alone. */
export async function loadProfits(
  db: Db,
  { bookingIds, departureIds = [] }: { bookingIds: readonly string[]; departureIds?: readonly number[] },
): Promise<Map<string, RunProfit>> {
  const bookings = await listProfitBookings(db, { bookingIds, departureIds })
  const ids = bookings.map(({ id }) => id)
  const runs = { bookingIds: ids, departureIds: [...new Set(bookings.flatMap(({ departureId }) => departureId ?? []))] }
  const [lines, purchases, losses, orderLines, crew, settings] = await Promise.all([
    listProfitLines(db, ids),
    listProfitPurchases(db, ids),
    listPermitLosses(db, runs),
    listProfitOrderLines(db, runs),
    listProfitCrew(db, runs),
    findPayableSettings(db),
  ])
  const byBooking = {
    lines: Map.groupBy(lines, (one) => one.bookingId),
    purchases: Map.groupBy(purchases, (one) => one.bookingId),
    losses: Map.groupBy(losses, (one) => one.bookingId ?? ''),
  }
  const byRun = {
    losses: Map.groupBy(
      losses.filter(({ bookingId }) => bookingId === null),
      textOf,
    ),
    orderLines: Map.groupBy(orderLines, textOf),
    crew: Map.groupBy(crew, textOf),
  }
  const bookingBooks = (booking: ProfitBooking): BookingBooks => ({
    bookingId: booking.id,
    travellers: booking.travellers,
    isAhead: booking.isAhead,
    feeMinor: booking.isCancelled ? booking.feeMinor : null,
    lines: byBooking.lines.get(booking.id) ?? [],
    costs: [
      ...(byBooking.purchases.get(booking.id) ?? []).flatMap((one) => purchaseCosts(one, booking.isCancelled)),
      ...(booking.isCancelled ? [] : parkFeeCosts(byBooking.lines.get(booking.id) ?? [])),
      ...(byBooking.losses.get(booking.id) ?? []).map(lossCost),
      ...gatewayCost(booking.gatewayMinor),
    ],
  })
  const runsOf = Map.groupBy(bookings, (booking) => textOf({ departureId: booking.departureId, bookingId: booking.id }))
  return new Map(
    [...runsOf].map(([key, own]) => {
      const costed = (byRun.orderLines.get(key) ?? []).map((line: ProfitOrderLine) => costsOfLine(line))
      const shared = [
        ...costed.flatMap((costs) => costs ?? []),
        ...(byRun.crew.get(key) ?? []).map((one) => crewCost(one, settings)),
        ...(byRun.losses.get(key) ?? []).map(lossCost),
      ]
      const books: RunBooks = { bookings: own.map(bookingBooks), shared }
      const withoutRate = costed.filter((costs) => costs === undefined).length
      return [key, { ...books, profit: profitOfRun(books), byBooking: profitsOfBookings(books), withoutRate }]
    }),
  )
}

/** What one run earns; undefined where nobody has booked it. */
export async function loadRunProfit(db: Db, key: RunKey): Promise<RunProfit | undefined> {
  const which = 'bookingId' in key ? { bookingIds: [key.bookingId] } : { bookingIds: [], departureIds: [key.departureId] }
  return (await loadProfits(db, which)).get(runText(key))
}

/** What each of some bookings earns, with its share of what a departure costs: for reports. The same eight statements. */
export async function loadProfitsOfBookings(db: Db, bookingIds: readonly string[]): Promise<Map<string, Profit>> {
  const runs = await loadProfits(db, { bookingIds })
  const chosen = new Set(bookingIds)
  return new Map([...runs.values()].flatMap(({ byBooking }) => [...byBooking].filter(([id]) => chosen.has(id))))
}

/** Of a departure its key, also where a booking of it is named. */
const textOf = ({ departureId, bookingId }: { departureId: number | null; bookingId: string | null }): string =>
  departureId !== null ? runText({ departureId }) : runText({ bookingId: bookingId ?? '' })

/** A permit, entry or flight at its fee; once paid, at what was paid. Of a cancelled booking only what was paid and did not come back. */
function purchaseCosts({ kind, label, costMinor, isBought, spentMinor }: ProfitPurchase, isCancelled: boolean): CostOfRun[] {
  const paidMinor = spentMinor ?? (isBought ? costMinor : null)
  if (isCancelled && paidMinor === null) return []
  const cost = { kind: kind === 'permit' ? ('permit' as const) : ('entry' as const), label }
  return [
    {
      ...cost,
      plannedMinor: isCancelled ? 0 : costMinor,
      actualMinor: paidMinor ?? costMinor,
      isExpected: paidMinor === null,
    },
  ]
}

/** Park fees are the parks', which take them at their gates: each costs what it was sold for, less taxes inside it. */
const parkFeeCosts = (lines: readonly ProfitLine[]): CostOfRun[] =>
  lines
    .filter(({ kind }) => kind === 'park-fee')
    .map(({ label, amountMinor, vatMinor }) => {
      const minor = amountMinor - vatMinor
      return { kind: 'entry', label, plannedMinor: minor, actualMinor: minor, isExpected: false }
    })

const lossCost = ({ label, lostMinor }: PermitLoss): CostOfRun => ({
  kind: 'loss',
  label,
  plannedMinor: 0,
  actualMinor: lostMinor,
  isExpected: false,
})

const gatewayCost = (minor: number): CostOfRun[] =>
  minor === 0 ? [] : [{ kind: 'gateway', label: '', plannedMinor: 0, actualMinor: minor, isExpected: false }]

/**
 * Guides and vehicles at what a day of ours costs. What a freelancer or a hired-in one costs is not known, so that theirs is expected only, and so
 * is what one of ours costs as long as nobody has typed it.
 */
function crewCost({ kind, name, isOwn, days }: ProfitCrew, settings: PayableSettings): CostOfRun {
  const dayMinor = kind === 'guide' ? settings.guideDayMinor : settings.carDayMinor
  const minor = days * dayMinor
  const isUnpriced = isOwn && dayMinor === 0
  return { kind, label: name, plannedMinor: minor, actualMinor: minor, isExpected: !isOwn || isUnpriced, isUnpriced }
}
