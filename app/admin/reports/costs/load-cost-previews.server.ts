import { listOpenPayables } from '#features/payables/reads.server.ts'
import { loadCash } from '#features/payables/reports/load-cash.server.ts'
import { readReportRange } from '#features/reports/report-range.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { loadProfitReport } from './load-profit-report.server.ts'
import { sumByAge } from './sum-by-age.ts'

/** What the list of reports shows of those on costs. For staff with `costs:read` alone. */
export async function loadCostPreviews(ctx: Pick<Context, 'db' | 'clock'>) {
  const today = kigaliDay(ctx.clock.now())
  const { range } = readReportRange({ range: null, from: null, to: null }, today, 'quarter')
  const [{ settings, overdue, weeks }, open, { months, total }] = await Promise.all([
    loadCash(ctx),
    listOpenPayables(ctx.db),
    loadProfitReport(ctx.db, range),
  ])
  return { cash: { overdue, weeks, settings }, ages: sumByAge(open, today).ages, profit: { months, total }, range }
}
export type CostPreviews = Awaited<ReturnType<typeof loadCostPreviews>>
