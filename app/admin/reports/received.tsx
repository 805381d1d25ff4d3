import { type ReceivedReport, readReceived } from '#features/reports/reads-received.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/received.ts'
import type { ChartData } from './chart.tsx'
import { monthNames, shortDollars } from './month-names.ts'
import { reportRange } from './read-range.server.ts'
import { figuresOfMoney, netOf, receivedColumnsOf } from './received-columns.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

const text = (read: ReadWords, minor: number) => read.format.money(usd(minor))

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, range, picker } = reportRange(args)
  return { report: await readReceived(db, range), picker }
}

/** Received and refunded by month, side by side. */
export const receivedChart = (
  read: ReadWords,
  { months, total }: Pick<ReceivedReport, 'months' | 'total'>,
  days: string,
): ChartData => {
  const words = read(reportWords).received
  const money = read(reportWords).money
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: words.chart({ days, received: text(read, total.receivedMinor), refunded: text(read, total.refundedMinor) }),
    columns: months.map(({ receivedMinor, refundedMinor }, at) => ({
      name: names[at] ?? '',
      values: [receivedMinor, refundedMinor],
    })),
    series: [
      { name: money.received, tone: 'main' },
      { name: money.refunded, tone: 'second' },
    ],
    stacked: false,
    axis: shortDollars(read),
  }
}

export default function Received({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(reportWords).received
  const demo = read(reportWords).demo
  const { report, picker } = loaderData
  const { months, kinds, products, methods, channels, sources, currencies, total } = report
  const { days, query } = picker
  return (
    <div className="list-page reports">
      <ReportHead
        title={words.title}
        lede={`${words.lede({ days, net: text(read, netOf(total)) })} ${report.demo > 0 ? demo({ count: report.demo }) : ''}`}
      />
      <RangeTools path="/admin/reports/received" picker={picker} />
      <Figures figures={figuresOfMoney(read, total)} />
      <div className="g12">
        <ReportTable
          className="w12"
          name="received-by-month"
          title={words.months}
          query={query}
          columns={receivedColumnsOf(read).months}
          rows={months}
          rowKey={({ month }) => month}
          total={{ ...total, month: '' }}
          chart={receivedChart(read, report, days)}
        />
        <ReportTable
          className="w12"
          name="received-by-type"
          title={words.kinds}
          query={query}
          columns={receivedColumnsOf(read).kinds}
          rows={kinds}
          rowKey={({ kind }) => kind}
          total={{ ...total, kind: 'journey' }}
        />
        <ReportTable
          className="w12"
          name="received-by-method"
          title={words.methods}
          query={query}
          columns={receivedColumnsOf(read).methods}
          rows={methods}
          rowKey={({ method }) => method}
          total={{ ...total, method: 'cash' }}
        />
        <ReportTable
          className="w12"
          name="received-by-channel"
          title={words.channels}
          query={query}
          columns={receivedColumnsOf(read).channels}
          rows={channels}
          rowKey={({ channel }) => channel ?? ''}
          total={{ ...total, channel: null }}
        />
        <ReportTable
          className="w12"
          name="received-by-source"
          title={words.sources}
          query={query}
          columns={receivedColumnsOf(read).sources}
          rows={sources}
          rowKey={({ source }) => source ?? ''}
          total={{ ...total, source: null }}
        >
          <p className="small muted hint">{words.sourcesHint}</p>
        </ReportTable>
        {currencies.some(({ currency }) => currency !== 'USD') && (
          <ReportTable
            className="w12"
            name="received-by-currency"
            title={words.currencies}
            query={query}
            columns={receivedColumnsOf(read).currencies}
            rows={currencies}
            rowKey={({ currency }) => currency}
            total={{ ...total, currency: 'USD' }}
          />
        )}
        <ReportTable
          className="w12"
          name="received-by-product"
          title={words.products}
          query={query}
          columns={receivedColumnsOf(read).products}
          rows={products}
          rowKey={({ line, product, name }) => `${line} ${product} ${name}`}
          total={{ ...total, line: 'package', product: '', name: '' }}
        >
          <p className="small muted hint">{words.productsHint}</p>
        </ReportTable>
      </div>
      <p className="small muted below">{words.note}</p>
    </div>
  )
}
