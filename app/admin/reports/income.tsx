import { Link } from 'react-router'
import { type IncomeReport, incomeDays, nationalityKey, sourceKey } from '#features/reports/income.ts'
import { readIncome } from '#features/reports/reads-income.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { salesReportWords } from '../../words/admin/sales-reports.ts'
import { admit } from '../admit.server.ts'
import { FilterBar } from '../components/filter-bar.tsx'
import type { Route } from './+types/income.ts'
import type { ChartData } from './chart.tsx'
import { plannedCosts } from './costs/planned-costs.server.ts'
import { incomeColumnsOf } from './income-columns.ts'
import { incomeDayOf } from './income-day.ts'
import { monthNames, shortDollars } from './month-names.ts'
import { reportRange } from './read-range.server.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

const path = '/admin/reports/income'
const text = (read: ReadWords, minor: number) => read.format.money(usd(minor))

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'reports:read')
  const { db, range, picker } = reportRange(args)
  const day = incomeDayOf(args.url.searchParams)
  const costed = may(staff.role, 'costs:read')
  return { report: await readIncome(db, range, day, costed ? plannedCosts(db) : undefined), costed, day, picker }
}

/** Income by month. */
export const incomeChart = (
  read: ReadWords,
  { months, total }: Pick<IncomeReport, 'months' | 'total'>,
  days: string,
): ChartData => {
  const words = read(salesReportWords).income
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: words.chart({ days, income: text(read, total.incomeMinor) }),
    columns: months.map(({ incomeMinor }, at) => ({ name: names[at] ?? '', values: [incomeMinor] })),
    series: [{ name: words.income, tone: 'main' }],
    stacked: true,
    axis: shortDollars(read),
  }
}

export default function Income({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(salesReportWords).income
  const { report, costed, day, picker } = loaderData
  const { months, products, channels, sources, firstSources, lastSources, nationalities, staff, total, demo } = report
  const columns = incomeColumnsOf(read, { costed })
  const query = `${picker.query}&by=${day}`
  const { bookings, travellers, incomeMinor } = total
  const average = bookings > 0 ? text(read, Math.round(incomeMinor / bookings)) : '–'
  const lede = words.lede({ days: picker.days, bookings, income: text(read, incomeMinor) })
  return (
    <div className="list-page reports">
      <ReportHead title={words.title} lede={demo > 0 ? `${lede} ${words.demo({ count: demo })}` : lede} />
      <RangeTools path={path} picker={picker} carried={{ by: day }} looksAhead />
      <FilterBar
        label={words.dayOf}
        filters={incomeDays.map((one) => ({
          to: `${path}?${picker.query}&by=${one}`,
          word: words.days[one],
          isOn: one === day,
        }))}
        current="true"
        preventScrollReset
      />
      <Figures
        figures={[
          { name: words.income, figure: text(read, incomeMinor) },
          { name: words.bookings, figure: read.format.number(bookings) },
          { name: words.travellers, figure: read.format.number(travellers) },
          { name: words.average, figure: average },
        ]}
      />
      {costed && (
        <p className="small muted what">
          {words.what} <Link to={`/admin/reports/profit?${picker.query}`}>{words.toProfit}</Link>
        </p>
      )}
      <div className="g12">
        <ReportTable
          className={costed ? 'w12 costed' : 'w12'}
          name="income-by-month"
          title={words.months}
          query={query}
          columns={columns.months}
          rows={months}
          rowKey={({ month }) => month}
          total={{ ...total, month: '' }}
          chart={incomeChart(read, report, picker.days)}
        >
          <p className="small muted hint num">
            {words.taxes({ vat: text(read, total.vatMinor), tourismTax: text(read, total.tourismTaxMinor) })}
          </p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="income-by-product"
          title={words.products}
          query={query}
          columns={columns.products}
          rows={products}
          rowKey={({ line, product }) => `${line} ${product}`}
          total={{ ...total, line: 'package', product: '', name: '' }}
        />
        <ReportTable
          className="w12"
          name="income-by-channel"
          title={words.channels}
          query={query}
          columns={columns.channels}
          rows={channels}
          rowKey={({ channel }) => channel ?? ''}
          total={{ ...total, channel: null }}
        />
        <ReportTable
          className="w12"
          name="income-by-source"
          title={words.sources}
          query={query}
          columns={columns.sources}
          rows={sources}
          rowKey={({ source }) => source ?? ''}
          total={{ ...total, source: null }}
        >
          <p className="small muted hint">{words.sourcesHint}</p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="income-by-first-source"
          title={words.firstSources}
          query={query}
          columns={columns.firstSources}
          rows={firstSources}
          rowKey={({ from }) => sourceKey(from)}
          total={{ ...total, from: null }}
        >
          <p className="small muted hint">{words.firstHint}</p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="income-by-last-source"
          title={words.lastSources}
          query={query}
          columns={columns.lastSources}
          rows={lastSources}
          rowKey={({ from }) => sourceKey(from)}
          total={{ ...total, from: null }}
        >
          <p className="small muted hint">{words.lastHint}</p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="income-by-nationality"
          title={words.nationalities}
          query={query}
          columns={columns.nationalities}
          rows={nationalities}
          rowKey={nationalityKey}
          total={{ ...total, nationality: null, residency: null }}
        >
          <p className="small muted hint">{words.nationalitiesHint}</p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="income-by-staff"
          title={words.staff}
          query={query}
          columns={columns.staff}
          rows={staff}
          rowKey={({ name }) => name ?? ''}
          total={{ ...total, name: null }}
        >
          <p className="small muted hint">{words.staffHint}</p>
        </ReportTable>
      </div>
      <p className="small muted below">
        {words.note} {costed && words.costNote}
      </p>
    </div>
  )
}
