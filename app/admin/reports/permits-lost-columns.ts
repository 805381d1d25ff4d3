import { lostMinor, type PermitsLost, type PermitsLostReport } from '#features/reports/permits-lost.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { salesReportWords } from '../../words/admin/sales-reports.ts'
import { countColumn, moneyColumn, monthColumn, nameColumn, type ReportColumn, textColumn } from './report-column.ts'

type Of<Key extends 'months' | 'causes' | 'fees'> = PermitsLostReport[Key][number]

const less = { className: 'less nowrap', headClassName: 'less' }

/** The columns of each table of the report on lost permits. */
export const permitsLostColumnsOf = (read: ReadWords) => {
  const words = read(salesReportWords).permits
  const sums = <Row extends PermitsLost>(): ReportColumn<Row>[] => [
    countColumn(read, words.permits, ({ permits }) => permits),
    // On a phone what was lost needs the room.
    { ...moneyColumn<Row>(read, words.paid, ({ paidMinor }) => paidMinor), ...less },
    { ...moneyColumn<Row>(read, words.back, ({ backMinor }) => backMinor), ...less },
    moneyColumn(read, words.lost, lostMinor),
  ]
  return {
    months: [monthColumn(read), ...sums()] as ReportColumn<Of<'months'>>[],
    causes: [nameColumn(words.cause, ({ cause }) => words.causeNames[cause]), ...sums()] as ReportColumn<Of<'causes'>>[],
    fees: [
      nameColumn(words.fee, ({ fee }) => fee),
      {
        ...textColumn(words.authority, ({ authority }) => authority || words.unnamed),
        className: 'less',
        headClassName: 'less',
      },
      ...sums(),
    ] as ReportColumn<Of<'fees'>>[],
  }
}
