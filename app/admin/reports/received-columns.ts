import type { MoneyMoved, ReceivedReport } from '#features/reports/reads-received.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { orderKindWords } from '../../words/admin/bookings/order-kinds.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { methodAdminWords } from '../../words/admin/payment-method-names.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { countColumn, moneyColumn, monthColumn, nameColumn, type ReportColumn, textColumn } from './report-column.ts'

export const netOf = ({ receivedMinor, refundedMinor }: Pick<MoneyMoved, 'receivedMinor' | 'refundedMinor'>): number =>
  receivedMinor - refundedMinor

/** The four figures of a report on money: received, refunded, net, and the number of payments. */
export const figuresOfMoney = (read: ReadWords, total: MoneyMoved): { name: string; figure: string }[] => {
  const money = read(reportWords).money
  return [
    { name: money.received, figure: read.format.money(usd(total.receivedMinor)) },
    { name: money.refunded, figure: read.format.money(usd(total.refundedMinor)) },
    { name: money.net, figure: read.format.money(usd(netOf(total))) },
    { name: money.payments, figure: read.format.number(total.payments) },
  ]
}

const moved = <Row extends MoneyMoved>(read: ReadWords): ReportColumn<Row>[] => {
  const money = read(reportWords).money
  return [
    // On a phone the amounts need the room.
    { ...countColumn<Row>(read, money.payments, ({ payments }) => payments), className: 'less', headClassName: 'less' },
    moneyColumn(read, money.received, ({ receivedMinor }) => receivedMinor),
    moneyColumn(read, money.refunded, ({ refundedMinor }) => refundedMinor),
    moneyColumn(read, money.net, netOf),
  ]
}

type Of<Key extends keyof ReceivedReport> = ReceivedReport[Key] extends readonly (infer Row)[] ? Row : never

/** The columns of each table of the report on money received. */
export const receivedColumnsOf = (read: ReadWords) => {
  const words = read(reportWords).received
  return {
    months: [monthColumn(read), ...moved(read)] as ReportColumn<Of<'months'>>[],
    kinds: [nameColumn(words.bookedAs, ({ kind }) => read(orderKindWords)[kind].word), ...moved(read)] as ReportColumn<
      Of<'kinds'>
    >[],
    products: [
      nameColumn(words.product, ({ name }) => name),
      textColumn(words.kind, ({ line }) => words.lines[line]),
      ...moved(read),
    ] as ReportColumn<Of<'products'>>[],
    methods: [nameColumn(words.method, ({ method }) => read(methodAdminWords)[method].name), ...moved(read)] as ReportColumn<
      Of<'methods'>
    >[],
    channels: [
      nameColumn(read(originWords).channel, ({ channel }) =>
        channel ? read(originWords).channels[channel] : read(originWords).none,
      ),
      ...moved(read),
    ] as ReportColumn<Of<'channels'>>[],
    sources: [
      nameColumn(read(originWords).source, ({ source }) => (source ? read(originWords).sources[source] : read(originWords).none)),
      ...moved(read),
    ] as ReportColumn<Of<'sources'>>[],
    currencies: [nameColumn(words.currency, ({ currency }) => currency), ...moved(read)] as ReportColumn<Of<'currencies'>>[],
  }
}
