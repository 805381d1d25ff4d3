import type { MoneyMoved, ReceivedReport } from '#features/reports/reads-received.server.ts'
import { moneyText, usd } from '#values/money.ts'
import { orderKindWords } from '../../words/admin/bookings/order.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { paymentMethodNames } from '../../words/admin/payment-method-names.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { countColumn, moneyColumn, monthColumn, nameColumn, type ReportColumn, textColumn } from './report-column.ts'

const { money, received: words } = reportWords

export const netOf = ({ receivedMinor, refundedMinor }: Pick<MoneyMoved, 'receivedMinor' | 'refundedMinor'>): number =>
  receivedMinor - refundedMinor

/** The four figures of a report on money: received, refunded, net, and the number of payments. */
export const figuresOfMoney = (total: MoneyMoved): { name: string; figure: string }[] => [
  { name: money.received, figure: moneyText(usd(total.receivedMinor)) },
  { name: money.refunded, figure: moneyText(usd(total.refundedMinor)) },
  { name: money.net, figure: moneyText(usd(netOf(total))) },
  { name: money.payments, figure: total.payments.toLocaleString('en-US') },
]

const moved = <Row extends MoneyMoved>(): ReportColumn<Row>[] => [
  // On a phone the amounts need the room.
  { ...countColumn<Row>(money.payments, ({ payments }) => payments), className: 'less', headClassName: 'less' },
  moneyColumn(money.received, ({ receivedMinor }) => receivedMinor),
  moneyColumn(money.refunded, ({ refundedMinor }) => refundedMinor),
  moneyColumn(money.net, netOf),
]

type Of<Key extends keyof ReceivedReport> = ReceivedReport[Key] extends readonly (infer Row)[] ? Row : never

/** The columns of each table of the report on money received. */
export const receivedColumns = {
  months: [monthColumn(), ...moved()] as ReportColumn<Of<'months'>>[],
  kinds: [nameColumn(words.bookedAs, ({ kind }) => orderKindWords[kind].word), ...moved()] as ReportColumn<Of<'kinds'>>[],
  products: [
    nameColumn(words.product, ({ name }) => name),
    textColumn(words.kind, ({ line }) => words.lines[line]),
    ...moved(),
  ] as ReportColumn<Of<'products'>>[],
  methods: [nameColumn(words.method, ({ method }) => paymentMethodNames[method].name), ...moved()] as ReportColumn<
    Of<'methods'>
  >[],
  channels: [
    nameColumn(originWords.channel, ({ channel }) => (channel ? originWords.channels[channel] : originWords.none)),
    ...moved(),
  ] as ReportColumn<Of<'channels'>>[],
  sources: [
    nameColumn(originWords.source, ({ source }) => (source ? originWords.sources[source] : originWords.none)),
    ...moved(),
  ] as ReportColumn<Of<'sources'>>[],
  currencies: [nameColumn(words.currency, ({ currency }) => currency), ...moved()] as ReportColumn<Of<'currencies'>>[],
}
