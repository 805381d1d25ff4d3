import { lossCauses, lostMinor, type PermitsLostReport } from '#features/reports/permits-lost.ts'
import { readPermitsLost } from '#features/reports/reads-permits-lost.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { salesReportWords } from '../../words/admin/sales-reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/permits-lost.ts'
import type { ChartData } from './chart.tsx'
import { monthNames, shortDollars } from './month-names.ts'
import { permitsLostColumnsOf } from './permits-lost-columns.ts'
import { reportRange } from './read-range.server.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

const text = (read: ReadWords, minor: number) => read.format.money(usd(minor))

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, range, picker } = reportRange(args)
  return { report: await readPermitsLost(db, range), picker }
}

/** What was lost by month, one cause on the other. */
export const permitsLostChart = (
  read: ReadWords,
  { months, total }: Pick<PermitsLostReport, 'months' | 'total'>,
  days: string,
): ChartData => {
  const words = read(salesReportWords).permits
  const tones = { expired: 'late', unused: 'second', released: 'main', withdrawn: 'rest' } as const
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: words.chart({ days, lost: text(read, lostMinor(total)) }),
    columns: months.map(({ causes }, at) => ({ name: names[at] ?? '', values: lossCauses.map((cause) => causes[cause]) })),
    series: lossCauses.map((cause) => ({ name: words.causeNames[cause], tone: tones[cause] })),
    stacked: true,
    axis: shortDollars(read),
  }
}

export default function PermitsLostScreen({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(salesReportWords).permits
  const { report, picker } = loaderData
  const { months, causes, fees, total } = report
  const { days, query } = picker
  const columns = permitsLostColumnsOf(read)
  const [lost, paid] = [text(read, lostMinor(total)), text(read, total.paidMinor)]
  return (
    <div className="list-page reports">
      <ReportHead title={words.title} lede={total.permits > 0 ? words.lede({ days, lost, paid }) : words.ledeNone({ days })} />
      <RangeTools path="/admin/reports/permits-lost" picker={picker} />
      <Figures
        figures={[
          { name: words.lost, figure: lost },
          { name: words.paid, figure: paid },
          { name: words.back, figure: text(read, total.backMinor) },
          { name: words.permits, figure: read.format.number(total.permits) },
        ]}
      />
      <div className="g12">
        <ReportTable
          className="w12"
          name="permits-lost-by-month"
          title={words.months}
          query={query}
          columns={columns.months}
          rows={total.permits > 0 ? months : []}
          rowKey={({ month }) => month}
          total={{ ...total, month: '', causes: { expired: 0, released: 0, withdrawn: 0, unused: 0 } }}
          chart={permitsLostChart(read, report, days)}
        />
        {total.permits > 0 && (
          <>
            <ReportTable
              className="w12"
              name="permits-lost-by-cause"
              title={words.causes}
              query={query}
              columns={columns.causes}
              rows={causes}
              rowKey={({ cause }) => cause}
              total={{ ...total, cause: 'expired' }}
            />
            <ReportTable
              className="w12"
              name="permits-lost-by-permit"
              title={words.fees}
              query={query}
              columns={columns.fees}
              rows={fees}
              rowKey={({ feeId }) => feeId}
              total={{ ...total, feeId: '', fee: '', authority: '' }}
            />
          </>
        )}
      </div>
      <p className="small muted below">{words.note}</p>
    </div>
  )
}
