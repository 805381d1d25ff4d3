import { type ReceivedReport, readReceived } from '#features/reports/reads-received.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText, usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/received.ts'
import type { ChartData } from './chart.tsx'
import { monthNames, shortDollars } from './month-names.ts'
import { rangeFrom } from './read-range.server.ts'
import { receivedColumns as columns, figuresOfMoney, netOf } from './received-columns.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

const { money, received: words, demo } = reportWords
const text = (minor: number) => moneyText(usd(minor))

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, clock } = contextOf(args.context)
  const { range, picker } = rangeFrom(args.url, kigaliDay(clock.now()), '12-months')
  return { report: await readReceived(db, range), picker }
}

/** Received and refunded by month, side by side. */
export const receivedChart = ({ months, total }: Pick<ReceivedReport, 'months' | 'total'>, days: string): ChartData => {
  const names = monthNames(months.map(({ month }) => month))
  return {
    label: words.chart(days, text(total.receivedMinor), text(total.refundedMinor)),
    columns: months.map(({ receivedMinor, refundedMinor }, at) => ({
      name: names[at] ?? '',
      values: [receivedMinor, refundedMinor],
    })),
    series: [
      { name: money.received, tone: 'main' },
      { name: money.refunded, tone: 'second' },
    ],
    stacked: false,
    axis: shortDollars,
  }
}

export default function Received({ loaderData }: Route.ComponentProps) {
  const { report, picker } = loaderData
  const { months, kinds, products, methods, channels, sources, currencies, total } = report
  const { days, query } = picker
  return (
    <div className="list-page reports">
      <ReportHead
        title={words.title}
        lede={`${words.lede(days, text(netOf(total)))} ${report.demo > 0 ? demo(report.demo) : ''}`}
      />
      <RangeTools path="/admin/reports/received" picker={picker} />
      <Figures figures={figuresOfMoney(total)} />
      <div className="g12">
        <ReportTable
          className="w12"
          name="received-by-month"
          title={words.months}
          query={query}
          columns={columns.months}
          rows={months}
          rowKey={({ month }) => month}
          total={{ ...total, month: '' }}
          chart={receivedChart(report, days)}
        />
        <ReportTable
          className="w12"
          name="received-by-type"
          title={words.kinds}
          query={query}
          columns={columns.kinds}
          rows={kinds}
          rowKey={({ kind }) => kind}
          total={{ ...total, kind: 'journey' }}
        />
        <ReportTable
          className="w12"
          name="received-by-method"
          title={words.methods}
          query={query}
          columns={columns.methods}
          rows={methods}
          rowKey={({ method }) => method}
          total={{ ...total, method: 'cash' }}
        />
        <ReportTable
          className="w12"
          name="received-by-channel"
          title={words.channels}
          query={query}
          columns={columns.channels}
          rows={channels}
          rowKey={({ channel }) => channel ?? ''}
          total={{ ...total, channel: null }}
        />
        <ReportTable
          className="w12"
          name="received-by-source"
          title={words.sources}
          query={query}
          columns={columns.sources}
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
            columns={columns.currencies}
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
          columns={columns.products}
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
