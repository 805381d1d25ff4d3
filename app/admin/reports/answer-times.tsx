import { type AnswerReport, readAnswerTimes, readSupplierTimes } from '#features/reports/reads-answer-times.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { hoursText, reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/answer-times.ts'
import { answerColumns as columns } from './answer-columns.ts'
import type { ChartData } from './chart.tsx'
import { monthNames } from './month-names.ts'
import { rangeFrom } from './read-range.server.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

const { answers: words } = reportWords

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, clock } = contextOf(args.context)
  const { range, picker } = rangeFrom(args.url, kigaliDay(clock.now()), '12-months')
  const [enquiries, suppliers] = await Promise.all([readAnswerTimes(db, range), readSupplierTimes(db, range)])
  return { enquiries, suppliers, picker }
}

/** Hours to the first answer by month: the median beside the 90th percentile. */
export const answersChart = ({ months, total }: Pick<AnswerReport, 'months' | 'total'>, days: string): ChartData => {
  const names = monthNames(months.map(({ month }) => month))
  return {
    label: words.chart(days, hoursText(total.medianHours), hoursText(total.p90Hours)),
    columns: months.map(({ medianHours, p90Hours }, at) => ({
      name: names[at] ?? '',
      values: [medianHours ?? 0, p90Hours ?? 0],
    })),
    series: [
      { name: words.median, tone: 'main' },
      { name: words.p90, tone: 'second' },
    ],
    stacked: false,
    axis: (value) => `${value} h`,
  }
}

export const answersLede = ({ received, answered, medianHours }: AnswerReport['total'], days: string): string =>
  received > 0 && answered === 0 ? words.ledeNone(days, received) : words.lede(days, received, hoursText(medianHours))

export default function AnswerTimes({ loaderData }: Route.ComponentProps) {
  const { enquiries, suppliers, picker } = loaderData
  const { days, query } = picker
  const { total } = enquiries
  return (
    <div className="list-page reports">
      <ReportHead title={words.title} lede={answersLede(total, days)} />
      <RangeTools path="/admin/reports/answer-times" picker={picker} />
      <Figures
        figures={[
          { name: words.median, figure: hoursText(total.medianHours) },
          { name: words.p90, figure: hoursText(total.p90Hours) },
          { name: words.answered, figure: `${total.answered} / ${total.received}` },
          { name: words.waiting, figure: String(total.waiting) },
        ]}
      />
      <div className="g12">
        <ReportTable
          className="w12"
          name="answers-by-month"
          title={words.months}
          query={query}
          columns={columns.months}
          rows={enquiries.months}
          rowKey={({ month }) => month}
          total={{ ...total, month: '' }}
          chart={answersChart(enquiries, days)}
        />
        <ReportTable
          className="w12"
          name="answers-by-form"
          title={words.kinds}
          query={query}
          columns={columns.kinds}
          rows={enquiries.kinds}
          rowKey={({ kind }) => kind}
          total={{ ...total, kind: 'contact' }}
        >
          <p className="small muted hint">{words.note}</p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="supplier-answers-by-month"
          title={words.supplierMonths}
          query={query}
          columns={columns.supplierMonths}
          rows={suppliers.total.received > 0 ? suppliers.months : []}
          rowKey={({ month }) => month}
          total={{ ...suppliers.total, month: '' }}
        >
          <p className="small muted hint">{words.supplierNote}</p>
        </ReportTable>
        {suppliers.suppliers.length > 0 && (
          <ReportTable
            className="w12"
            name="answers-by-supplier"
            title={words.suppliers}
            query={query}
            columns={columns.suppliers}
            rows={suppliers.suppliers}
            rowKey={({ name }) => name}
            total={{ ...suppliers.total, name: '' }}
          />
        )}
      </div>
    </div>
  )
}
