import { type CostChange, type Profit, sumChanges } from '#features/payables/rules/profit.ts'
import type { TravellingBooking } from '#features/reports/reads-travelling.server.ts'
import { monthsOfRange, type ReportRange } from '#features/reports/report-range.ts'
import type { Day } from '#values/dates.ts'

/**
 * What some bookings earn, in US cents. `expected`: how many of the runs have costs that are expected only;
 * `unpriced`: how many of these have our own guides or vehicles at no cost; `unknown`: how many have costs that nobody knows, by which the profit is
 * too high. `changes`: why actual is not planned.
 */
export type ProfitSum = {
  bookings: number
  incomeMinor: number
  plannedMinor: number
  actualMinor: number
  profitMinor: number
  expected: number
  unpriced: number
  unknown: number
  changes: CostChange[]
}
type RunRow = ProfitSum & { run: string; title: string; reference: string; startsOn: Day; to: string }
export type ProfitReport = {
  total: ProfitSum
  months: (ProfitSum & { month: Day })[]
  products: (ProfitSum & Pick<TravellingBooking, 'line' | 'product' | 'name'>)[]
  runs: RunRow[]
}

const runOf = ({ id, departureId }: TravellingBooking) => (departureId === null ? id : `departure ${departureId}`)

/** The profit of bookings by run, product and month; each way comes to the total. A cancelled booking that brought and cost nothing is not counted. */
export function profitReport(
  all: readonly TravellingBooking[],
  profits: ReadonlyMap<string, Profit>,
  range: Pick<ReportRange, 'from' | 'to'>,
): ProfitReport {
  const isOf = (booking: TravellingBooking) => {
    const profit = profits.get(booking.id)
    return profit && (!booking.isCancelled || [profit.incomeMinor, profit.plannedCostMinor, profit.actualCostMinor].some(Boolean))
  }
  const bookings = all.filter(isOf)
  const sum = (group: readonly TravellingBooking[]): ProfitSum => {
    const own = group.flatMap(({ id }) => profits.get(id) ?? [])
    const add = (read: (profit: Profit) => number) => own.reduce((total, profit) => total + read(profit), 0)
    const open = group.filter(({ id }) => profits.get(id)?.isExpected)
    return {
      bookings: group.length,
      incomeMinor: add(({ incomeMinor }) => incomeMinor),
      plannedMinor: add(({ plannedCostMinor }) => plannedCostMinor),
      actualMinor: add(({ actualCostMinor }) => actualCostMinor),
      profitMinor: add(({ actualMinor }) => actualMinor),
      expected: new Set(open.map(runOf)).size,
      unpriced: new Set(open.filter(({ id }) => profits.get(id)?.isUnpriced).map(runOf)).size,
      unknown: new Set(open.filter(({ id }) => (profits.get(id)?.unknownCosts ?? 0) > 0).map(runOf)).size,
      changes: sumChanges(own.flatMap(({ changes }) => changes)),
    }
  }
  const byMonth = Map.groupBy(bookings, ({ month }) => month)
  const grouped = (keyOf: (booking: TravellingBooking) => string) =>
    [...Map.groupBy(bookings, keyOf)].flatMap(([key, group]) => (group[0] ? [{ key, first: group[0], sum: sum(group) }] : []))
  return {
    total: sum(bookings),
    months: monthsOfRange(range).map((month) => ({ ...sum(byMonth.get(month) ?? []), month })),
    products: grouped(({ line, product }) => `${line} ${product}`)
      .map(({ first: { line, product, name }, sum: own }) => ({ ...own, line, product, name }))
      .toSorted((a, b) => b.profitMinor - a.profitMinor),
    runs: grouped(runOf).map(({ key, first, sum: own }) => ({
      ...own,
      run: key,
      title: first.title,
      reference: first.departureId === null ? first.reference : '',
      startsOn: first.startsOn,
      to: first.departureId === null ? `/admin/bookings/${first.id}` : `/admin/departures/${first.departureId}`,
    })),
  }
}
