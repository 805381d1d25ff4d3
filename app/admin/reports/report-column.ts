import type { ReadWords } from '#platform/languages/read-words.ts'
import type { CsvCell } from '#values/csv.ts'
import type { Day } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { reportWords } from '../../words/admin/reports.ts'
import type { Column } from '../components/data-table.tsx'

/**
 * A column of a report: what the screen shows of a row, and what the file has. Money in a file is a number of dollars with cents.
 */
export type ReportColumn<Row> = Column<Row> & { head: string; csv: (row: Row) => CsvCell }

export const textColumn = <Row>(head: string, text: (row: Row) => string): ReportColumn<Row> => ({ head, cell: text, csv: text })

/** The column with the name of each row. */
export const nameColumn = <Row>(head: string, text: (row: Row) => string): ReportColumn<Row> => ({
  ...textColumn(head, text),
  isRowHead: true,
  className: 'breaks',
})

/** The column of months: the name on the screen, the first day of the month in a file. */
export const monthColumn = <Row extends { month: Day }>(read: ReadWords): ReportColumn<Row> => ({
  head: read(reportWords).month,
  isRowHead: true,
  className: 'nowrap',
  cell: ({ month }) => read.format.month(month),
  csv: ({ month }) => month,
})

export const countColumn = <Row>(read: ReadWords, head: string, count: (row: Row) => number): ReportColumn<Row> => ({
  head,
  isNumber: true,
  cell: (row) => read.format.number(count(row)),
  csv: count,
})

/** A column of amounts. @param minor US cents. */
export const moneyColumn = <Row>(read: ReadWords, head: string, minor: (row: Row) => number): ReportColumn<Row> => ({
  head,
  isNumber: true,
  className: 'nowrap',
  cell: (row) => read.format.money(usd(minor(row))),
  csv: (row) => minor(row) / 100,
})

/** A table as rows of a file, column names first. */
export const csvOf = <Row>(columns: readonly ReportColumn<Row>[], rows: readonly Row[]): CsvCell[][] => [
  columns.map(({ head }) => head),
  ...rows.map((row) => columns.map(({ csv }) => csv(row))),
]
