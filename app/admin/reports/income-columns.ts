import { averageOf, type IncomeReport, type IncomeSum } from '#features/reports/income.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { salesReportWords } from '../../words/admin/sales-reports.ts'
import { trafficSourceText } from '../components/traffic-source-text.ts'
import { countColumn, moneyColumn, monthColumn, nameColumn, type ReportColumn, textColumn } from './report-column.ts'

type Of<Key extends keyof IncomeReport> = IncomeReport[Key] extends readonly (infer Row)[] ? Row : never

/** An amount that may be missing: a dash on the screen, nothing in a file. */
const perhapsColumn = <Row>(read: ReadWords, head: string, minor: (row: Row) => number | null): ReportColumn<Row> => ({
  ...moneyColumn<Row>(read, head, (row) => minor(row) ?? 0),
  cell: (row) => {
    const amount = minor(row)
    return amount === null ? '–' : read.format.money(usd(amount))
  },
  csv: (row) => {
    const amount = minor(row)
    return amount === null ? null : amount / 100
  },
})

const profitOf = ({ incomeMinor, costMinor }: IncomeSum): number | null => (costMinor === null ? null : incomeMinor - costMinor)

/**
 * The columns of each table of the report on income. @param costed whether the report was made with planned costs, which are for staff
 * who may read them: then cost and profit stand behind the income.
 */
export const incomeColumnsOf = (read: ReadWords, { costed = false }: { costed?: boolean } = {}) => {
  const words = read(salesReportWords).income
  const origin = read(originWords)
  const sums = <Row extends IncomeSum>(): ReportColumn<Row>[] => [
    countColumn(read, words.bookings, ({ bookings }) => bookings),
    // On a phone the amounts need the room.
    { ...countColumn<Row>(read, words.travellers, ({ travellers }) => travellers), className: 'less', headClassName: 'less' },
    moneyColumn(read, words.income, ({ incomeMinor }) => incomeMinor),
    { ...perhapsColumn<Row>(read, words.average, averageOf), className: 'less nowrap', headClassName: 'less' },
    ...(costed
      ? [perhapsColumn<Row>(read, words.cost, ({ costMinor }) => costMinor), perhapsColumn<Row>(read, words.profit, profitOf)]
      : []),
  ]
  const taxes: ReportColumn<Of<'months'>>[] = [
    { ...moneyColumn(read, words.vat, ({ vatMinor }) => vatMinor), className: 'less nowrap', headClassName: 'less' },
    {
      ...moneyColumn(read, words.tourismTax, ({ tourismTaxMinor }) => tourismTaxMinor),
      className: 'less nowrap',
      headClassName: 'less',
    },
  ]
  return {
    months: [monthColumn(read), ...sums<Of<'months'>>(), ...taxes],
    products: [
      nameColumn(read(reportWords).received.product, ({ line, name }) => (line === 'tailored' ? words.tailored : name)),
      {
        ...textColumn(read(reportWords).received.kind, ({ line }) => lineText(read, line)),
        className: 'less',
        headClassName: 'less',
      },
      ...sums(),
    ] as ReportColumn<Of<'products'>>[],
    channels: [
      nameColumn(origin.channel, ({ channel }) => (channel ? origin.channels[channel] : origin.none)),
      ...sums(),
    ] as ReportColumn<Of<'channels'>>[],
    sources: [
      nameColumn(origin.source, ({ source }) => (source ? origin.sources[source] : origin.none)),
      ...sums(),
    ] as ReportColumn<Of<'sources'>>[],
    firstSources: [nameColumn(origin.first, ({ from }) => trafficSourceText(read, from)), ...sums()] as ReportColumn<
      Of<'firstSources'>
    >[],
    lastSources: [nameColumn(origin.last, ({ from }) => trafficSourceText(read, from)), ...sums()] as ReportColumn<
      Of<'lastSources'>
    >[],
    nationalities: [nameColumn(words.nationality, (row) => nationalityText(read, row)), ...sums()] as ReportColumn<
      Of<'nationalities'>
    >[],
    staff: [nameColumn(words.person, ({ name }) => name ?? words.nobody), ...sums()] as ReportColumn<Of<'staff'>>[],
  }
}

const lineText = (read: ReadWords, line: Of<'products'>['line']): string =>
  line === 'tailored' ? read(salesReportWords).income.tailoredType : read(reportWords).received.lines[line]

/** A country's name; of who has none stored the class of their park fees. */
function nationalityText(read: ReadWords, { nationality, residency }: Of<'nationalities'>): string {
  const words = read(salesReportWords).income
  if (nationality) return new Intl.DisplayNames([read.language, 'en'], { type: 'region' }).of(nationality) ?? nationality
  return residency ? words.notGiven({ residency: read(orderAdminWords).travellers.residencies[residency] }) : words.noResidency
}
