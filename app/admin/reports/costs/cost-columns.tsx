import { Link } from 'react-router'
import { payableAges } from '#features/payables/rules/ageing.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { currencyDigits, usd } from '#values/money.ts'
import { payableReportWords } from '../../../words/admin/payables/payable-reports.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { reportWords } from '../../../words/admin/reports.ts'
import { salesReportWords } from '../../../words/admin/sales-reports.ts'
import { countColumn, moneyColumn, monthColumn, nameColumn, type ReportColumn, textColumn } from '../report-column.ts'
import type { CashTableRow } from './cash-rows.ts'
import { changesText } from './changes-text.ts'
import type { AgedRow } from './load-aged.server.ts'
import type { ProfitReport, ProfitSum } from './profit-report.ts'

export const cashColumnsOf = (read: ReadWords): ReportColumn<CashTableRow>[] => {
  const words = read(payableReportWords).cash
  const nameOf = ({ place, from }: CashTableRow) =>
    place === 'week' && from ? read.format.shortDate(from) : String(words[place === 'later' ? 'later' : 'overdue'])
  return [
    {
      ...nameColumn(words.week, nameOf),
      className: 'nowrap',
      csv: ({ place, from }) => (place === 'week' ? from : String(words[place])),
    },
    // On a phone, where the others are scrolled to, it is in sight.
    {
      ...moneyColumn<CashTableRow>(read, words.left, ({ leftMinor }) => leftMinor),
      small: ({ isBelowFloor }) => isBelowFloor && <span className="late">{words.isBelow}</span>,
    },
    moneyColumn(read, words.in, ({ inMinor }) => inMinor),
    moneyColumn(read, words.refunds, ({ refundsMinor }) => refundsMinor),
    moneyColumn(read, words.suppliers, ({ suppliersMinor }) => suppliersMinor),
    {
      ...moneyColumn<CashTableRow>(read, words.permits, ({ permitsMinor }) => permitsMinor),
      className: 'less',
      headClassName: 'less',
      small: ({ sparePermitsMinor }) =>
        sparePermitsMinor > 0 && words.spare({ amount: read.format.money(usd(sparePermitsMinor)) }),
    },
  ]
}

/** What a file says besides. */
export const cashFileColumns = (read: ReadWords): ReportColumn<CashTableRow>[] => {
  const words = read(payableReportWords).cash
  return [
    ...cashColumnsOf(read),
    moneyColumn(read, words.spareColumn, ({ sparePermitsMinor }) => sparePermitsMinor),
    textColumn(words.isBelow, ({ isBelowFloor }) => (isBelowFloor ? String(words.yes) : '')),
  ]
}

export const agedColumnsOf = (read: ReadWords): ReportColumn<AgedRow>[] => {
  const words = read(payableReportWords).payables
  const labels = read(payableWords)
  const column = (head: string, minor: (row: AgedRow) => number): ReportColumn<AgedRow> => ({
    head,
    isNumber: true,
    className: 'nowrap',
    cell: (row) => (minor(row) === 0 ? '–' : read.format.money({ minor: minor(row), currency: row.currency })),
    csv: (row) => minor(row) / 10 ** currencyDigits[row.currency],
  })
  return [
    {
      ...nameColumn<AgedRow>(labels.supplier, ({ supplier }) => supplier),
      cell: ({ to, supplier }) => <Link to={to}>{supplier}</Link>,
    },
    { ...textColumn<AgedRow>(words.currency, ({ currency }) => currency), className: 'less', headClassName: 'less' },
    ...payableAges.map((age) => column(String(labels.ageing.names[age]), (row) => row.ages[age].minor)),
    column(String(words.total), ({ total }) => total.minor),
    column(String(words.credit), ({ creditMinor }) => creditMinor),
    moneyColumn(read, words.totalUsd, ({ total }) => total.usdMinor),
  ]
}

export type AgeRow = { age: (typeof payableAges)[number]; minor: number }

export const agesColumnsOf = (read: ReadWords): ReportColumn<AgeRow>[] => {
  const words = read(payableWords).ageing
  return [nameColumn(words.age, ({ age }) => String(words.names[age])), moneyColumn(read, words.open, ({ minor }) => minor)]
}

type Of<Key extends keyof ProfitReport> = ProfitReport[Key] extends readonly (infer Row)[] ? Row : never

const hasCosts = ({ plannedMinor, actualMinor }: ProfitSum) => plannedMinor !== 0 || actualMinor !== 0

/** What a file says besides of the profit of trips: how many have costs that nobody knows. */
export const unknownColumn = (read: ReadWords): ReportColumn<ProfitSum> => {
  const words = read(payableReportWords).profit
  return countColumn(read, words.unknownColumn, ({ unknown }) => unknown)
}

/** The columns of each table of the report on profit. */
export const profitColumnsOf = (read: ReadWords) => {
  const words = read(payableReportWords).profit
  const sums = <Row extends ProfitSum>(): ReportColumn<Row>[] => [
    { ...countColumn<Row>(read, words.bookings, ({ bookings }) => bookings), className: 'less', headClassName: 'less' },
    moneyColumn(read, words.income, ({ incomeMinor }) => incomeMinor),
    {
      ...moneyColumn<Row>(read, words.planned, ({ plannedMinor }) => plannedMinor),
      className: 'less nowrap',
      headClassName: 'less',
    },
    {
      ...moneyColumn<Row>(read, words.actual, ({ actualMinor }) => actualMinor),
      small: ({ changes }) => changesText(read, changes),
    },
    {
      ...moneyColumn<Row>(read, words.profit, ({ profitMinor }) => profitMinor),
      small: ({ unknown }) => unknown > 0 && words.unknownRow({ count: unknown }),
    },
  ]
  return {
    months: [monthColumn(read), ...sums()] as ReportColumn<Of<'months'>>[],
    products: [
      nameColumn(words.product, ({ line, name }) =>
        line === 'tailored' ? String(read(salesReportWords).income.tailored) : name,
      ),
      {
        ...textColumn(read(reportWords).received.kind, ({ line }) =>
          String(line === 'tailored' ? read(salesReportWords).income.tailoredType : read(reportWords).received.lines[line]),
        ),
        className: 'less',
        headClassName: 'less',
      },
      ...sums(),
    ] as ReportColumn<Of<'products'>>[],
    runs: [
      {
        ...nameColumn(words.run, ({ title, reference }) => [title, reference].filter(Boolean).join(', ')),
        cell: ({ to, title }) => <Link to={`${to}#profit`}>{title}</Link>,
        small: ({ reference, startsOn }) => [reference, read.format.shortDate(startsOn)].filter(Boolean).join(', '),
      },
      {
        ...textColumn(words.starts, ({ startsOn }) => startsOn),
        cell: ({ startsOn }) => read.format.shortDate(startsOn),
        className: 'less nowrap',
        headClassName: 'less',
      },
      ...sums(),
      {
        ...textColumn(words.closed, (row) => String(row.expected > 0 ? words.no : hasCosts(row) ? words.yes : words.noCosts)),
        cell: (row) =>
          row.expected > 0 ? (
            <span className="tag warn">{words.expected}</span>
          ) : hasCosts(row) ? (
            <span className="tag ok">{words.closed}</span>
          ) : (
            <span className="muted">{words.noCosts}</span>
          ),
        small: ({ unpriced }) => unpriced > 0 && words.unpricedRow,
      },
    ] as ReportColumn<Of<'runs'>>[],
  }
}
