import { loadProfits } from '#features/payables/reports/load-profits.server.ts'
import { listTravelling } from '#features/reports/reads-travelling.server.ts'
import type { ReportRange } from '#features/reports/report-range.ts'
import type { Db } from '#platform/context.ts'
import { type ProfitReport, profitReport } from './profit-report.ts'

/** The profit of what travels within a range, and how many order lines are in no sum because their exchange rate is missing: nine statements. */
export async function loadProfitReport(
  db: Db,
  range: Pick<ReportRange, 'from' | 'to'>,
): Promise<ProfitReport & { withoutRate: number }> {
  const bookings = await listTravelling(db, range)
  const runs = await loadProfits(db, { bookingIds: bookings.map(({ id }) => id) })
  const profits = new Map([...runs.values()].flatMap(({ byBooking }) => [...byBooking]))
  const withoutRate = [...runs.values()].reduce((all, run) => all + run.withoutRate, 0)
  return { ...profitReport(bookings, profits, range), withoutRate }
}
