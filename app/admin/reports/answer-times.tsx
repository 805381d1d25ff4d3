import { type AnswerReport, readAnswerTimes, readSupplierTimes } from '#features/reports/reads-answer-times.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/answer-times.ts'
import { answerColumnsOf } from './answer-columns.ts'
import type { ChartData } from './chart.tsx'
import { monthNames } from './month-names.ts'
import { reportRange } from './read-range.server.ts'
import { hoursText } from './report-figures.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, range, picker } = reportRange(args)
  const [enquiries, suppliers] = await Promise.all([readAnswerTimes(db, range), readSupplierTimes(db, range)])
  return { enquiries, suppliers, picker }
}

/** Hours to the first answer by month: in how many half were answered, beside in how many nine of ten were. */
export const answersChart = (
  read: ReadWords,
  { months, total }: Pick<AnswerReport, 'months' | 'total'>,
  days: string,
): ChartData => {
  const reportLabels = read(reportWords)
  const words = reportLabels.answers
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: words.chart({ days, median: hoursText(read, total.medianHours), p90: hoursText(read, total.p90Hours) }),
    columns: months.map(({ medianHours, p90Hours }, at) => ({
      name: names[at] ?? '',
      values: [medianHours ?? 0, p90Hours ?? 0],
    })),
    series: [
      { name: words.median, tone: 'main' },
      { name: words.p90, tone: 'second' },
    ],
    stacked: false,
    axis: (value) => reportLabels.waits.hours({ hours: read.format.number(value) }),
  }
}

export const answersLede = (
  read: ReadWords,
  { received, answered, medianHours }: AnswerReport['total'],
  days: string,
): string => {
  const words = read(reportWords).answers
  return received > 0 && answered === 0
    ? words.ledeNone({ days, received })
    : words.lede({ days, received, answered, median: hoursText(read, medianHours) })
}

export default function AnswerTimes({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(reportWords).answers
  const { enquiries, suppliers, picker } = loaderData
  const { days, query } = picker
  const { total } = enquiries
  return (
    <div className="list-page reports">
      <ReportHead title={words.title} lede={answersLede(read, total, days)} />
      <RangeTools path="/admin/reports/answer-times" picker={picker} />
      <Figures
        figures={[
          { name: words.median, figure: hoursText(read, total.medianHours) },
          { name: words.p90, figure: hoursText(read, total.p90Hours) },
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
          columns={answerColumnsOf(read).months}
          rows={enquiries.months}
          rowKey={({ month }) => month}
          total={{ ...total, month: '' }}
          chart={answersChart(read, enquiries, days)}
        >
          <p className="small muted hint">{words.note}</p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="answers-by-form"
          title={words.kinds}
          query={query}
          columns={answerColumnsOf(read).kinds}
          rows={enquiries.kinds}
          rowKey={({ kind }) => kind}
          total={{ ...total, kind: 'contact' }}
        />
        <ReportTable
          className="w12"
          name="answers-by-staff"
          title={words.people}
          query={query}
          columns={answerColumnsOf(read).people}
          rows={enquiries.people}
          rowKey={({ name }) => name ?? ''}
          total={{ ...total, name: '' }}
        >
          <p className="small muted hint">{words.peopleNote}</p>
        </ReportTable>
        <ReportTable
          className="w12"
          name="answers-by-channel"
          title={words.channels}
          query={query}
          columns={answerColumnsOf(read).channels}
          rows={enquiries.channels}
          rowKey={({ channel }) => channel ?? ''}
          total={{ ...total, channel: null }}
        />
        <ReportTable
          className="w12"
          name="supplier-answers-by-month"
          title={words.supplierMonths}
          query={query}
          columns={answerColumnsOf(read).supplierMonths}
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
            columns={answerColumnsOf(read).suppliers}
            rows={suppliers.suppliers}
            rowKey={({ name }) => name}
            total={{ ...suppliers.total, name: '' }}
          />
        )}
      </div>
    </div>
  )
}
