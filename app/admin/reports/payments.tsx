import { Link } from 'react-router'
import { countMovements, listNewestMovements } from '#features/reports/reads-payments.server.ts'
import { type ReceivedReport, readReceived } from '#features/reports/reads-received.server.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { paymentMethodNames } from '../../words/admin/payment-method-names.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { DemoTag } from '../components/demo-tag.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/payments.ts'
import type { ChartData } from './chart.tsx'
import { monthNames } from './month-names.ts'
import { rangeFrom } from './read-range.server.ts'
import { figuresOfMoney } from './received-columns.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'

const { money, payments: words, none } = reportWords
/** How many rows the screen shows. The files have all of them. */
const shownRows = 100

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, clock } = contextOf(args.context)
  const { range, picker } = rangeFrom(args.url, kigaliDay(clock.now()), 'this-month')
  const [{ total }, count, newest] = await Promise.all([
    readReceived(db, range),
    countMovements(db, range),
    listNewestMovements(db, range, shownRows),
  ])
  const rows = newest.map(({ at, ...row }) => ({ ...row, day: dayText(kigaliDay(at)), time: kigaliClock(at) }))
  return { total, count, rows, picker }
}

/** The number of payments by month. */
export const paymentsChart = ({ months, total }: Pick<ReceivedReport, 'months' | 'total'>, days: string): ChartData => {
  const names = monthNames(months.map(({ month }) => month))
  return {
    label: words.chart(days, total.payments),
    columns: months.map(({ payments }, at) => ({ name: names[at] ?? '', values: [payments] })),
    series: [{ name: money.payments, tone: 'main' }],
    stacked: true,
    axis: (value) => value.toLocaleString('en-US'),
  }
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { total, count, rows, picker } = loaderData
  const { query, days } = picker
  return (
    <div className="list-page reports">
      <ReportHead
        title={words.title}
        lede={words.lede(days, count)}
        actions={
          <>
            <a className="btn line" href={`/admin/reports/payments.csv?${query}`} download>
              {words.csv}
            </a>
            <a className="btn line" href={`/admin/reports/payments.xlsx?${query}`} download>
              {words.xlsx}
            </a>
          </>
        }
      />
      <RangeTools path="/admin/reports/payments" picker={picker} />
      <Figures figures={figuresOfMoney(total)} />
      <div className="g12">
        <Pane title={words.list} className="w12">
          <DataTable
            none={none}
            isWide
            caption={words.list}
            className="num folds"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
          {count > rows.length && <p className="small muted below num">{words.shown(rows.length, count)}</p>}
        </Pane>
      </div>
    </div>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columns: Column<Row>[] = [
  { head: words.columns.when, label: words.columns.when, className: 'nowrap', cell: ({ day }) => day, small: ({ time }) => time },
  {
    head: words.columns.booking,
    isRowHead: true,
    className: 'breaks',
    cell: ({ booking: { id, leadName, sample } }) => (
      <>
        <Link to={`/admin/bookings/${id}`}>{leadName}</Link> <DemoTag sample={sample} />
      </>
    ),
    small: ({ booking: { reference, title } }) => `${reference}, ${title}`,
  },
  {
    head: words.columns.method,
    label: words.columns.method,
    cell: ({ method }) => paymentMethodNames[method].name,
    small: ({ kind }) => words.kinds[kind],
  },
  { head: words.columns.reference, label: words.columns.reference, className: 'breaks', cell: ({ reference }) => reference },
  {
    head: words.columns.amount,
    label: words.columns.amount,
    isNumber: true,
    className: 'nowrap',
    cell: ({ amountMinor, currency }) => moneyText({ minor: amountMinor, currency }),
    small: ({ charged, currency }) => charged && charged.currency !== currency && moneyText(charged),
  },
]
