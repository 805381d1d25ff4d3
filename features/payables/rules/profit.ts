import { incomeOfLines, type LineKind } from '#features/pricing/price-line.ts'
import { sharesOf } from './shares.ts'

/** What a cost of a run is. `gateway`: the fee of payments, whose method is its label; `exchange`: the rate moved between planning and paying; `loss`: permits that expired or did not come back. */
const costKinds = ['service', 'permit', 'entry', 'loss', 'guide', 'car', 'exchange', 'gateway'] as const
type CostKind = (typeof costKinds)[number]

/** Who is still to be found for a cost: somebody of ours to be assigned, or a supplier to be chosen. */
export type Lack = 'vehicle' | 'driver-guide' | 'guide' | 'driver' | 'supplier'

/**
 * One cost in US cents, net of VAT that comes back. `isExpected`: the actual amount is not known yet, and is what is expected. `isUnpriced`: a guide
 * or vehicle of ours that costs nothing because nobody has typed what a day of one costs. `lacks`: nobody is assigned or chosen for it yet, of guides
 * and vehicles for so many `days`. `isUnknown`: nobody knows what it costs; its amounts are what it cost when that was last known, else 0.
 */
export type CostOfRun = {
  kind: CostKind
  label: string
  supplier?: string
  plannedMinor: number
  actualMinor: number
  isExpected: boolean
  isUnpriced?: boolean
  isUnknown?: boolean
  lacks?: Lack
  days?: number
}

/** A line of a price. */
type IncomeLine = { kind: LineKind; amountMinor: number; vatMinor: number }

/** What a booking pays and what is bought for it alone. `feeMinor`: what a cancelled one is charged; null: it is live. `isAhead`: it has not come home. */
export type BookingBooks = {
  bookingId: string
  travellers: number
  isAhead: boolean
  feeMinor: number | null
  lines: readonly IncomeLine[]
  costs: readonly CostOfRun[]
}

/** A run: its bookings, and what they share. */
export type RunBooks = { bookings: readonly BookingBooks[]; shared: readonly CostOfRun[] }

export type Profit = {
  grossMinor: number
  taxMinor: number
  incomeMinor: number
  plannedCostMinor: number
  actualCostMinor: number
  plannedMinor: number
  actualMinor: number
  /** Whether some of the actual cost is what is expected only, or may still come because the trip is not over. */
  isExpected: boolean
  /** Whether the trip is not over. */
  isAhead: boolean
  /** Whether guides or vehicles of ours are in it at no cost, because what a day of one costs was not typed. */
  isUnpriced: boolean
  /** How many costs nobody knows: the profit is too high by them, or by what they cost more than when they were last known. */
  unknownCosts: number
  /** The planned cost by kind. */
  planned: CostChange[]
  /** Why the actual cost is not the planned one: by how much for each kind of cost, and nothing where they are equal. */
  changes: CostChange[]
}

/** An amount of one kind of cost: what is planned, or how much more than planned it is; below 0: less. */
export type CostChange = { kind: CostKind; minor: number }

const sumOf = (costs: readonly CostOfRun[], read: (cost: CostOfRun) => number) => costs.reduce((all, cost) => all + read(cost), 0)

/** What a booking brings: its price without the taxes inside it; of a cancelled one the fee. */
const incomeOf = ({ feeMinor, lines }: BookingBooks): { grossMinor: number; taxMinor: number } =>
  feeMinor === null ? incomeOfLines(lines) : { grossMinor: feeMinor, taxMinor: 0 }

/** The changes of several profits as one, in the order of the kinds. */
export const sumChanges = (changes: readonly CostChange[]): CostChange[] =>
  costKinds.flatMap((kind) => {
    const minor = changes.reduce((all, one) => all + (one.kind === kind ? one.minor : 0), 0)
    return minor === 0 ? [] : [{ kind, minor }]
  })

function profitOf(bookings: readonly BookingBooks[], costs: readonly CostOfRun[]): Profit {
  const incomes = bookings.map(incomeOf)
  const grossMinor = incomes.reduce((all, one) => all + one.grossMinor, 0)
  const taxMinor = incomes.reduce((all, one) => all + one.taxMinor, 0)
  const incomeMinor = grossMinor - taxMinor
  const plannedCostMinor = sumOf(costs, ({ plannedMinor }) => plannedMinor)
  const isAhead = bookings.some((booking) => booking.isAhead)
  const actualCostMinor = sumOf(costs, ({ actualMinor }) => actualMinor)
  return {
    grossMinor,
    taxMinor,
    incomeMinor,
    plannedCostMinor,
    actualCostMinor,
    plannedMinor: incomeMinor - plannedCostMinor,
    actualMinor: incomeMinor - actualCostMinor,
    isExpected: isAhead || costs.some(({ isExpected }) => isExpected),
    isAhead,
    isUnpriced: costs.some(({ isUnpriced }) => isUnpriced),
    unknownCosts: costs.filter(({ isUnknown }) => isUnknown).length,
    planned: sumChanges(costs.map(({ kind, plannedMinor: minor }) => ({ kind, minor }))),
    changes: sumChanges(costs.map(({ kind, plannedMinor, actualMinor }) => ({ kind, minor: actualMinor - plannedMinor }))),
  }
}

/** The profit of a run: of a departure all its bookings, with what they share counted once. Source: running-trips.md, C7. */
export const profitOfRun = ({ bookings, shared }: RunBooks): Profit =>
  profitOf(bookings, [...bookings.flatMap(({ costs }) => costs), ...shared])

/**
 * The profit of each booking of a run, by its id: its own costs, and its share of what they have in common by their travellers, to the cent, so
 * that the bookings add up to the run. Cancelled bookings share nothing, unless all are cancelled.
 */
export function profitsOfBookings({ bookings, shared }: RunBooks): Map<string, Profit> {
  const live = bookings.filter(({ feeMinor }) => feeMinor === null)
  const sharing = live.length > 0 ? live : bookings
  const shares = shared.map(({ plannedMinor, actualMinor }) => {
    const weights = sharing.map(({ travellers }) => travellers)
    return { planned: sharesOf(plannedMinor, weights), actual: sharesOf(actualMinor, weights) }
  })
  return new Map(
    bookings.map((booking) => {
      const at = sharing.indexOf(booking)
      const own = shared.map((cost, index) => ({
        ...cost,
        plannedMinor: shares[index]?.planned[at] ?? 0,
        actualMinor: shares[index]?.actual[at] ?? 0,
      }))
      return [booking.bookingId, profitOf([booking], [...booking.costs, ...own])]
    }),
  )
}
