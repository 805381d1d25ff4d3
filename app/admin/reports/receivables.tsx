import { Link } from 'react-router'
import { type AgeTotal, listReceivables, readReceivables } from '#features/reports/reads-receivables.server.ts'
import { type ReceivableAge, receivableAges } from '#features/reports/receivable-age.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { DemoTag } from '../components/demo-tag.tsx'
import { FilterBar } from '../components/filter-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/receivables.ts'
import type { ChartData } from './chart.tsx'
import { shortDollars } from './month-names.ts'
import { ageColumnsOf, lateText } from './receivable-columns.ts'
import { ReportHead } from './report-head.tsx'
import { FileLinks, ReportTable } from './report-table.tsx'

const text = (read: ReadWords, minor: number) => read.format.money(usd(minor))
/** How many rows are shown. The CSV has all of them. */
const shownRows = 100

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, clock } = contextOf(args.context)
  const today = kigaliDay(clock.now())
  const age = receivableAges.find((one) => one === args.url.searchParams.get('age'))
  const [report, rows] = await Promise.all([readReceivables(db, today), listReceivables(db, { today, age, limit: shownRows })])
  return { ...report, age, rows, today }
}

const lateOf = (ages: readonly AgeTotal[]): number =>
  ages.reduce((sum, { age, amountMinor }) => (age === 'not-due' ? sum : sum + amountMinor), 0)

/** The receivables by age; late ones are red. */
export const receivablesChart = (
  read: ReadWords,
  { ages, totalMinor }: { ages: readonly AgeTotal[]; totalMinor: number },
): ChartData => {
  const words = read(reportWords).receivables
  return {
    label: words.chart({ amount: text(read, totalMinor), late: text(read, lateOf(ages)) }),
    columns: ages.map(({ age, amountMinor }) => ({
      name: words.ageColumns[age],
      values: [amountMinor],
      tone: age === 'not-due' ? 'main' : 'late',
    })),
    series: [
      { name: words.ageNames['not-due'], tone: 'main' },
      { name: words.isLate, tone: 'late' },
    ],
    stacked: true,
    axis: shortDollars(read),
  }
}

export default function Receivables({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(reportWords).receivables
  const { ages, bookings, totalMinor, holds, age, rows, today } = loaderData
  const of = age ? (ages.find((one) => one.age === age)?.bookings ?? 0) : bookings
  const query = age ? `age=${age}` : ''
  const title = age ? words.listOf({ age: words.ageNames[age].toLowerCase() }) : words.list
  return (
    <div className="list-page reports">
      <ReportHead
        title={words.title}
        lede={words.lede({ bookings, amount: text(read, totalMinor), late: text(read, lateOf(ages)) })}
      />
      <div className="g12">
        <ReportTable
          className="w12 by-age"
          name="receivables-by-age"
          title={words.ages}
          query=""
          columns={ageColumnsOf(read)}
          rows={ages}
          rowKey={({ age: one }) => one}
          total={{ age: 'not-due', bookings, amountMinor: totalMinor }}
          chart={receivablesChart(read, loaderData)}
        />
        <Pane
          title={title}
          className="w12"
          beside={rows.length > 0 && <FileLinks name="receivables" title={title} query={query} />}
        >
          <Ages ages={ages} on={age} />
          <DataTable
            none={words.none}
            isWide
            caption={title}
            className="num folds"
            columns={columnsOn(read, today)}
            rows={rows}
            rowKey={({ id }) => id}
          />
          {of > rows.length && <p className="small muted below num">{words.shown({ shown: rows.length, of })}</p>}
        </Pane>
      </div>
      <p className="small muted below num">
        {words.note} {holds.bookings > 0 && words.holds({ bookings: holds.bookings, amount: text(read, holds.amountMinor) })}{' '}
        {holds.bookings > 0 && <Link to="/admin/bookings?view=on-hold">{words.holdsLink}</Link>}
      </p>
    </div>
  )
}

const Ages = ({ ages, on }: { ages: readonly AgeTotal[]; on: ReceivableAge | undefined }) => {
  const words = useWords(reportWords).receivables
  return (
    <FilterBar
      label={words.age}
      className="gap"
      preventScrollReset
      filters={[
        { to: '/admin/reports/receivables', word: words.all, isOn: on === undefined },
        ...ages.map(({ age, bookings }) => ({
          to: `/admin/reports/receivables?age=${age}`,
          word: words.ageNames[age],
          count: bookings,
          isOn: on === age,
        })),
      ]}
    />
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columnsOn = (read: ReadWords, today: Day): Column<Row>[] => {
  const words = read(reportWords).receivables
  return [
    {
      head: words.customer,
      isRowHead: true,
      className: 'breaks',
      cell: ({ id, leadName, sample }) => (
        <>
          <Link to={`/admin/bookings/${id}`}>{leadName}</Link> <DemoTag sample={sample} />
        </>
      ),
      small: ({ reference }) => reference,
    },
    {
      head: words.product,
      label: words.product,
      className: 'breaks',
      cell: ({ title }) => title,
      small: ({ startsOn }) => `${words.starts} ${read.format.day(startsOn)}`,
    },
    {
      head: words.due,
      label: words.due,
      className: 'nowrap',
      cell: ({ dueOn }) => read.format.day(dueOn),
      small: ({ dueOn, age }) => (
        <span className={age === 'not-due' ? undefined : 'late'}>{lateText(read, daysBetween(dueOn, today))}</span>
      ),
    },
    {
      head: words.amount,
      label: words.amount,
      isNumber: true,
      className: 'nowrap',
      cell: ({ amountMinor }) => text(read, amountMinor),
      small: ({ amountMinor, dueNowMinor }) =>
        dueNowMinor > 0 && dueNowMinor < amountMinor && words.dueNowSmall({ amount: text(read, dueNowMinor) }),
    },
    {
      head: <span className="visually-hidden">{words.open}</span>,
      cell: ({ id, reference }) => (
        <Link className="btn line sm" to={`/admin/bookings/${id}`} aria-label={words.openOf({ reference })}>
          {words.open}
        </Link>
      ),
    },
  ]
}
