import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { payableReportWords } from '../../../words/admin/payables/payable-reports.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { admit } from '../../admit.server.ts'
import type { ChartData } from '../chart.tsx'
import { shortDollars } from '../month-names.ts'
import { ReportHead } from '../report-head.tsx'
import { ReportTable } from '../report-table.tsx'
import type { Route } from './+types/payables.ts'
import { type AgeRow, agedColumnsOf, agesColumnsOf } from './cost-columns.tsx'
import { loadAged } from './load-aged.server.ts'

const text = (read: ReadWords, minor: number) => read.format.money(usd(minor))

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'costs:read')
  const { db, clock } = contextOf(args.context)
  return loadAged(db, kigaliDay(clock.now()))
}

export const openOf = (ages: readonly AgeRow[]): number => ages.reduce((sum, { minor }) => sum + minor, 0)
const lateOf = (ages: readonly AgeRow[]): number =>
  ages.reduce((sum, { age, minor }) => (age === 'not-due' ? sum : sum + minor), 0)

/** What is open by age; what is late is red. */
export const payablesChart = (read: ReadWords, ages: readonly AgeRow[]): ChartData => {
  const words = read(payableWords).ageing
  return {
    label: words.chart({ amount: text(read, openOf(ages)), late: text(read, lateOf(ages)) }),
    columns: ages.map(({ age, minor }) => ({
      name: String(words.short[age]),
      values: [minor],
      tone: age === 'not-due' ? 'main' : 'late',
    })),
    series: [
      { name: String(words.names['not-due']), tone: 'main' },
      { name: String(words.isLate), tone: 'late' },
    ],
    stacked: true,
    axis: shortDollars(read),
  }
}

/** What suppliers are owed by age, and by supplier and currency. */
export default function PayablesReport({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(payableReportWords).payables
  const { ages, suppliers, withoutRate } = loaderData
  const count = new Set(
    suppliers.flatMap(({ supplierId, ages: own }) => (Object.values(own).some(({ minor }) => minor !== 0) ? [supplierId] : [])),
  ).size
  return (
    <div className="list-page reports">
      <ReportHead
        title={String(words.title)}
        lede={words.lede({ suppliers: count, amount: text(read, openOf(ages)), late: text(read, lateOf(ages)) })}
        actions={
          <Link className="btn line" to="/admin/payables">
            {words.link}
          </Link>
        }
      />
      <div className="g12">
        <ReportTable
          className="w12"
          name="payables-by-age"
          title={String(words.ages)}
          query=""
          columns={agesColumnsOf(read)}
          rows={ages}
          rowKey={({ age }) => age}
          total={{ age: 'not-due' as const, minor: openOf(ages) }}
          chart={payablesChart(read, ages)}
        />
        <ReportTable
          className="w12"
          name="payables-by-supplier"
          title={String(words.suppliers)}
          query=""
          columns={agedColumnsOf(read)}
          rows={suppliers}
          rowKey={({ supplierId, currency }) => `${supplierId} ${currency}`}
          empty={String(read(payableWords).emptyText)}
        />
      </div>
      <p className="small muted below num">
        {words.note} {withoutRate > 0 && read(payableWords).withoutRate({ count: withoutRate })}
      </p>
    </div>
  )
}
