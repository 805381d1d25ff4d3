import { Link } from 'react-router'
import { countMovements, listNewestMovements } from '#features/reports/reads-payments.server.ts'
import { type ReceivedReport, readReceived } from '#features/reports/reads-received.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { methodAdminWords } from '../../words/admin/payment-method-names.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { DemoTag } from '../components/demo-tag.tsx'
import { instantText } from '../components/instants.ts'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/payments.ts'
import type { ChartData } from './chart.tsx'
import { monthNames } from './month-names.ts'
import { rangeFrom } from './read-range.server.ts'
import { figuresOfMoney } from './received-columns.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'

/** How many rows the screen shows. The files have all of them. */
const shownRows = 100

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const { range, picker } = rangeFrom(read, args.url, kigaliDay(now), 'this-month')
  const [{ total }, count, newest] = await Promise.all([
    readReceived(db, range),
    countMovements(db, range),
    listNewestMovements(db, range, shownRows),
  ])
  const rows = newest.map(({ at, movedOn, ...row }) => {
    const time =
      kigaliDay(at) === movedOn
        ? kigaliClock(at)
        : read(reportWords).payments.recorded({ when: instantText(at, now, read.format) })
    return { ...row, day: read.format.day(movedOn), time }
  })
  return { total, count, rows, picker }
}

/** The number of payments by month. */
export const paymentsChart = (
  read: ReadWords,
  { months, total }: Pick<ReceivedReport, 'months' | 'total'>,
  days: string,
): ChartData => {
  const words = read(reportWords).payments
  const money = read(reportWords).money
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: words.chart({ days, payments: total.payments }),
    columns: months.map(({ payments }, at) => ({ name: names[at] ?? '', values: [payments] })),
    series: [{ name: money.payments, tone: 'main' }],
    stacked: true,
    axis: (value) => read.format.number(value),
  }
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(reportWords).payments
  const none = read(reportWords).none
  const { total, count, rows, picker } = loaderData
  const { query, days } = picker
  return (
    <div className="list-page reports">
      <ReportHead
        title={words.title}
        lede={words.lede({ days, movements: count })}
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
      <Figures figures={figuresOfMoney(read, total)} />
      <div className="g12">
        <Pane title={words.list} className="w12">
          <DataTable
            none={none}
            isWide
            caption={words.list}
            className="num folds"
            columns={columnsOf(read)}
            rows={rows}
            rowKey={({ id }) => id}
          />
          {count > rows.length && <p className="small muted below num">{words.shown({ shown: rows.length, of: count })}</p>}
        </Pane>
      </div>
    </div>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columnsOf = (read: ReadWords): Column<Row>[] => {
  const words = read(reportWords).payments
  return [
    {
      head: words.columns.when,
      label: words.columns.when,
      className: 'nowrap',
      cell: ({ day }) => day,
      small: ({ time }) => time,
    },
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
      cell: ({ method }) => read(methodAdminWords)[method].name,
      small: ({ kind }) => words.kinds[kind],
    },
    { head: words.columns.reference, label: words.columns.reference, className: 'breaks', cell: ({ reference }) => reference },
    {
      head: words.columns.amount,
      label: words.columns.amount,
      isNumber: true,
      className: 'nowrap',
      cell: ({ amountMinor, currency }) => read.format.money({ minor: amountMinor, currency }),
      small: ({ charged, currency }) => charged && charged.currency !== currency && read.format.money(charged),
    },
  ]
}
