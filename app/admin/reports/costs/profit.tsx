import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { payableReportWords } from '../../../words/admin/payables/payable-reports.ts'
import { admit } from '../../admit.server.ts'
import type { ChartData } from '../chart.tsx'
import { monthNames, shortDollars } from '../month-names.ts'
import { rangeFrom } from '../read-range.server.ts'
import { Figures, RangeTools, ReportHead } from '../report-head.tsx'
import { ReportTable } from '../report-table.tsx'
import type { Route } from './+types/profit.ts'
import { profitColumnsOf } from './cost-columns.tsx'
import { loadProfitReport } from './load-profit-report.server.ts'
import type { ProfitReport } from './profit-report.ts'

const path = '/admin/reports/profit'
/** How many trips are shown. The files have all of them. */
const shownRuns = 200
const text = (read: ReadWords, minor: number) => read.format.money(usd(minor))

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'costs:read')
  const { db, clock } = contextOf(args.context)
  const { range, picker } = rangeFrom(wordsReader(args.context), args.url, kigaliDay(clock.now()), '12-months')
  const report = await loadProfitReport(db, range)
  return { ...report, runs: report.runs.slice(0, shownRuns), of: report.runs.length, picker }
}

/** Profit by month. */
export const profitChart = (
  read: ReadWords,
  { months, total }: Pick<ProfitReport, 'months' | 'total'>,
  days: string,
): ChartData => {
  const words = read(payableReportWords).profit
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: words.chart({ days, profit: text(read, total.profitMinor) }),
    columns: months.map(({ profitMinor }, at) => ({
      name: names[at] ?? '',
      values: [profitMinor],
      tone: profitMinor < 0 ? 'late' : 'main',
    })),
    series: [
      { name: String(words.profit), tone: 'main' },
      ...(months.some(({ profitMinor }) => profitMinor < 0) ? [{ name: String(words.loss), tone: 'late' as const }] : []),
    ],
    stacked: true,
    axis: shortDollars(read),
  }
}

/** What trips earn by month, product and trip. */
export default function ProfitReportPage({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(payableReportWords).profit
  const { months, products, runs, of, total, withoutRate, awaitOrders, picker } = loaderData
  const columns = profitColumnsOf(read)
  const lede = words.lede({ days: picker.days, bookings: total.bookings, profit: text(read, total.profitMinor) })
  return (
    <div className="list-page reports">
      <ReportHead
        title={String(words.title)}
        lede={total.expected > 0 ? `${lede} ${words.ledeExpected({ expected: total.expected })}` : lede}
      />
      <RangeTools path={path} picker={picker} looksAhead />
      <Figures
        figures={[
          { name: String(words.income), figure: text(read, total.incomeMinor) },
          { name: String(words.planned), figure: text(read, total.plannedMinor) },
          { name: String(words.actual), figure: text(read, total.actualMinor) },
          { name: String(words.profit), figure: text(read, total.profitMinor) },
        ]}
      />
      <p className="small muted what">
        {words.what} <Link to={`/admin/reports/income?${picker.query}&by=travel`}>{words.toIncome}</Link>
      </p>
      {total.unknown > 0 && <p className="note">{words.unknown({ count: total.unknown })}</p>}
      {total.unpriced > 0 && (
        <p className="note">
          {words.unpriced({ count: total.unpriced })} <Link to="/admin/reports/cash#field-guideDay">{words.toDayCosts}</Link>
        </p>
      )}
      <div className="g12">
        <ReportTable
          className="w12 costed"
          name="profit-by-month"
          title={String(words.months)}
          query={picker.query}
          columns={columns.months}
          rows={months}
          rowKey={({ month }) => month}
          total={{ ...total, month: '' }}
          chart={profitChart(read, loaderData, picker.days)}
        />
        <ReportTable
          className="w12"
          name="profit-by-product"
          title={String(words.products)}
          query={picker.query}
          columns={columns.products}
          rows={products}
          rowKey={({ line, product }) => `${line} ${product}`}
          total={{ ...total, line: 'package' as const, product: '', name: '' }}
        />
        <ReportTable
          className="w12"
          name="profit-by-trip"
          title={String(words.runs)}
          query={picker.query}
          columns={columns.runs}
          rows={runs}
          rowKey={({ run }) => run}
        >
          {of > runs.length && <p className="small muted hint num">{words.shown({ shown: runs.length, of })}</p>}
        </ReportTable>
      </div>
      <p className="small muted below">
        {[
          words.note,
          awaitOrders > 0 && words.awaitOrders({ count: awaitOrders }),
          withoutRate > 0 && words.withoutRate({ count: withoutRate }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
