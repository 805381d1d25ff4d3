import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { listMissingDays } from '#features/roster/list-missing-days.server.ts'
import { listContractsOf } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { PayableSettings } from '../payable-settings.ts'
import { findPayableSettings } from '../reads-settings.server.ts'
import { missingCrewCosts } from '../rules/missing-crew.ts'
import { type BookingBooks, type CostOfRun, type Profit, profitOfRun, profitsOfBookings, type RunBooks } from '../rules/profit.ts'
import { type CostsOfLines, costsOfLines } from './costs-of-lines.ts'
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
  type ProfitPurchase,
} from './reads-profit.server.ts'

/**
 * What a run earns: its books with every cost, the sums, and how many order lines are in none. `awaitsOrders`: it was sold so short a while ago that
 * its order lines are not there yet, so that what suppliers cost is in no sum.
 */
export type RunProfit = RunBooks &
  Omit<CostsOfLines, 'costs'> & { profit: Profit; byBooking: Map<string, Profit>; awaitsOrders: boolean }

/**
 * What some runs earn, by `runText` of their keys: twelve statements at most, however many runs there are. What a run that is ahead needs and nobody is
 * assigned to or ordered for is in it as expected (docs/payables.md, 'Profit'). For staff with `costs:read` alone.
 */
export async function loadProfits(
  db: Db,
  { bookingIds, departureIds = [] }: { bookingIds: readonly string[]; departureIds?: readonly number[] },
): Promise<Map<string, RunProfit>> {
  const bookings = await listProfitBookings(db, { bookingIds, departureIds })
  const ids = bookings.map(({ id }) => id)
  const runs = { bookingIds: ids, departureIds: [...new Set(bookings.flatMap(({ departureId }) => departureId ?? []))] }
  const runsOf = Map.groupBy(bookings, (booking) => textOf({ departureId: booking.departureId, bookingId: booking.id }))
  const ahead = [...runsOf.values()].flatMap((own) => (own.some(({ isAhead }) => isAhead) ? keyOf(own) : []))
  const [lines, purchases, losses, orderLines, crew, settings, missing] = await Promise.all([
    listProfitLines(db, ids),
    listProfitPurchases(db, ids),
    listPermitLosses(db, runs),
    listProfitOrderLines(db, runs),
    listProfitCrew(db, runs),
    findPayableSettings(db),
    listMissingDays(db, ahead),
  ])
  const suppliers = [...new Set(orderLines.flatMap(({ supplierId }) => supplierId ?? []))]
  const contracts = suppliers.length === 0 ? [] : await listContractsOf(db, suppliers)
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
      ...booking.paymentFees.map(paymentFeeCost),
    ],
  })
  return new Map(
    [...runsOf].map(([key, own]) => {
      const cancelledOn = cancelledDay(own)
      const { costs, ...without } = costsOfLines(byRun.orderLines.get(key) ?? [], { contracts, cancelledOn })
      // Nobody goes with what was cancelled, also in the minute until the job has released them.
      const crewOfRun = cancelledOn === null ? (byRun.crew.get(key) ?? []) : []
      const needed = missing.get(key)
      const shared = [
        ...costs,
        ...crewOfRun.map((one) => crewCost(one, settings)),
        ...(needed ? missingCrewCosts(needed, settings) : []),
        ...(byRun.losses.get(key) ?? []).map(lossCost),
      ]
      const books: RunBooks = { bookings: own.map(bookingBooks), shared }
      const awaitsOrders = own.some(({ isAhead, isOrdered }) => isAhead && !isOrdered)
      return [key, { ...books, profit: profitOfRun(books), byBooking: profitsOfBookings(books), ...without, awaitsOrders }]
    }),
  )
}

/** The run of these bookings: their departure, or the one booking. */
const keyOf = ([first]: readonly ProfitBooking[]): RunKey[] =>
  first ? [first.departureId === null ? { bookingId: first.id } : { departureId: first.departureId }] : []

/** The day on which all of a run was cancelled, with its last booking; null while any of it is sold. */
function cancelledDay(bookings: readonly ProfitBooking[]): Day | null {
  if (!bookings.every(({ isCancelled }) => isCancelled)) return null
  return (
    bookings
      .flatMap(({ cancelledOn }) => cancelledOn ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

/** What one run earns; undefined where nobody has booked it. */
export async function loadRunProfit(db: Db, key: RunKey): Promise<RunProfit | undefined> {
  const which = 'bookingId' in key ? { bookingIds: [key.bookingId] } : { bookingIds: [], departureIds: [key.departureId] }
  return (await loadProfits(db, which)).get(runText(key))
}

/** What each of some bookings earns, with its share of what a departure costs: for reports. The same statements. */
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

/** Its label is the method of the payments. */
const paymentFeeCost = ({ method, minor }: ProfitBooking['paymentFees'][number]): CostOfRun => ({
  kind: 'gateway',
  label: method,
  plannedMinor: 0,
  actualMinor: minor,
  isExpected: false,
})

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
