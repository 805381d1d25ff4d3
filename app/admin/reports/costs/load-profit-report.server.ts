import { loadProfits, type RunProfit } from '#features/payables/reports/load-profits.server.ts'
import { listTravelling } from '#features/reports/reads-travelling.server.ts'
import type { ReportRange } from '#features/reports/report-range.ts'
import type { Db } from '#platform/context.ts'
import { type ProfitReport, profitReport } from './profit-report.ts'

/**
 * What of the profit of a range is in no sum: order lines without a rate of exchange, and trips that were sold just now, whose
 * order lines are not there yet.
 */
export type LeftOut = { withoutRate: number; awaitOrders: number }

/** The profit of what travels within a range, and what of it is in no sum: thirteen statements at most. */
export async function loadProfitReport(db: Db, range: Pick<ReportRange, 'from' | 'to'>): Promise<ProfitReport & LeftOut> {
  const bookings = await listTravelling(db, range)
  const runs = await loadProfits(db, { bookingIds: bookings.map(({ id }) => id) })
  const profits = new Map([...runs.values()].flatMap(({ byBooking }) => [...byBooking]))
  const count = (of: (run: RunProfit) => number) => [...runs.values()].reduce((all, run) => all + of(run), 0)
  return {
    ...profitReport(bookings, profits, range),
    withoutRate: count((run) => run.withoutRate),
    awaitOrders: count((run) => (run.awaitsOrders ? 1 : 0)),
  }
}
