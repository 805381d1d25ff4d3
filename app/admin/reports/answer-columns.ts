import type { AnswerReport, AnswerTimes, SupplierReport } from '#features/reports/reads-answer-times.server.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { hoursText, reportWords } from '../../words/admin/reports.ts'
import { countColumn, monthColumn, nameColumn, type ReportColumn } from './report-column.ts'

const { answers: words } = reportWords

/** Hours as words on the screen, and to a tenth of an hour in a file. */
const hoursColumn = <Row>(head: string, hours: (row: Row) => number | null): ReportColumn<Row> => ({
  head,
  isNumber: true,
  className: 'nowrap',
  cell: (row) => hoursText(hours(row)),
  csv: (row) => {
    const exact = hours(row)
    return exact === null ? null : Math.round(exact * 10) / 10
  },
})

const times = <Row extends AnswerTimes>(received: string): ReportColumn<Row>[] => [
  countColumn(received, (row) => row.received),
  countColumn(words.answered, ({ answered }) => answered),
  countColumn(words.waiting, ({ waiting }) => waiting),
  hoursColumn(words.median, ({ medianHours }) => medianHours),
  hoursColumn(words.p90, ({ p90Hours }) => p90Hours),
]

/** The columns of each table of the report on answer times. */
export const answerColumns = {
  months: [monthColumn(), ...times(words.received)] as ReportColumn<AnswerReport['months'][number]>[],
  kinds: [nameColumn(words.kind, ({ kind }) => enquiryAdminWords.kinds[kind]), ...times(words.received)] as ReportColumn<
    AnswerReport['kinds'][number]
  >[],
  supplierMonths: [monthColumn(), ...times(words.requested)] as ReportColumn<SupplierReport['months'][number]>[],
  suppliers: [nameColumn(words.supplier, ({ name }) => name || words.unnamed), ...times(words.requested)] as ReportColumn<
    SupplierReport['suppliers'][number]
  >[],
}
