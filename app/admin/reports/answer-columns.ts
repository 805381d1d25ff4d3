import type { AnswerReport, AnswerTimes, SupplierReport } from '#features/reports/reads-answer-times.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { countColumn, monthColumn, nameColumn, type ReportColumn } from './report-column.ts'
import { hoursText } from './report-figures.ts'

/** Hours as words on the screen, and to a tenth of an hour in a file. */
const hoursColumn = <Row>(read: ReadWords, head: string, hours: (row: Row) => number | null): ReportColumn<Row> => ({
  head,
  isNumber: true,
  className: 'nowrap',
  cell: (row) => hoursText(read, hours(row)),
  csv: (row) => {
    const exact = hours(row)
    return exact === null ? null : Math.round(exact * 10) / 10
  },
})

const times = <Row extends AnswerTimes>(read: ReadWords, received: string): ReportColumn<Row>[] => {
  const words = read(reportWords).answers
  return [
    countColumn(read, received, (row) => row.received),
    countColumn(read, words.answered, ({ answered }) => answered),
    countColumn(read, words.waiting, ({ waiting }) => waiting),
    hoursColumn(read, words.median, ({ medianHours }) => medianHours),
    hoursColumn(read, words.p90, ({ p90Hours }) => p90Hours),
  ]
}

/** The columns of each table of the report on answer times. */
export const answerColumnsOf = (read: ReadWords) => {
  const words = read(reportWords).answers
  return {
    months: [monthColumn(read), ...times(read, words.received)] as ReportColumn<AnswerReport['months'][number]>[],
    kinds: [
      nameColumn(words.kind, ({ kind }) => read(enquiryAdminWords).kinds[kind]),
      ...times(read, words.received),
    ] as ReportColumn<AnswerReport['kinds'][number]>[],
    people: [nameColumn(words.person, ({ name }) => name ?? words.nobody), ...times(read, words.received)] as ReportColumn<
      AnswerReport['people'][number]
    >[],
    channels: [
      nameColumn(read(originWords).channel, ({ channel }) =>
        channel ? read(originWords).channels[channel] : read(originWords).none,
      ),
      ...times(read, words.received),
    ] as ReportColumn<AnswerReport['channels'][number]>[],
    supplierMonths: [monthColumn(read), ...times(read, words.requested)] as ReportColumn<SupplierReport['months'][number]>[],
    suppliers: [nameColumn(words.supplier, ({ name }) => name || words.unnamed), ...times(read, words.requested)] as ReportColumn<
      SupplierReport['suppliers'][number]
    >[],
  }
}
