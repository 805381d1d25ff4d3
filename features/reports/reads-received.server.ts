import { type RawBuilder, sql } from 'kysely'
import type { MarketingSource, SalesChannel } from '#features/enquiries/origin.ts'
import type { PaymentMethod } from '#features/payments/payment-methods.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { monthsOfRange, type ReportRange } from './report-range.ts'

/**
 * Money that moved in the ledger, in US cents: received, refunded (less refunds that failed and came back to us), and the number
 * of payments. Net is received less refunded.
 */
export type MoneyMoved = { receivedMinor: number; refundedMinor: number; payments: number }

/** The type of a product. */
type ProductLine = 'package' | 'hotel' | 'car'

export type ReceivedReport = {
  total: MoneyMoved
  /** Every month of the range, in order. */
  months: (MoneyMoved & { month: Day })[]
  /** By kind of order: seats on a departure, a private trip, a hotel. The largest first, like all lists below. */
  kinds: (MoneyMoved & { kind: OrderKind })[]
  /** By product. A package is one product, whether booked on a departure or on a private date. */
  products: (MoneyMoved & { line: ProductLine; product: string; name: string })[]
  methods: (MoneyMoved & { method: PaymentMethod })[]
  /** By sales channel and by marketing source; null where it was not recorded. */
  channels: (MoneyMoved & { channel: SalesChannel | null })[]
  sources: (MoneyMoved & { source: MarketingSource | null })[]
  /** By the currency that the customer was charged in; the amounts are in US cents. */
  currencies: (MoneyMoved & { currency: Currency })[]
  /** How many of the payments belong to demo bookings. */
  demo: number
}

type Row = MoneyMoved & {
  by: 'month' | 'kind' | 'product' | 'method' | 'channel' | 'source' | 'currency' | 'total'
  month: Day
  kind: OrderKind
  line: ProductLine
  product: string
  name: string
  method: PaymentMethod
  channel: SalesChannel | null
  source: MarketingSource | null
  currency: Currency
  demo: number
}

/** The events of the ledger `e` that moved money within a range of days, by the day that staff say a payment came. Its index has the same expression. */
export const movedWithin = ({ from, to }: Pick<ReportRange, 'from' | 'to'>): RawBuilder<boolean> => sql`
  e.kind in ('settled', 'refunded', 'refund-failed') and e.moved_on between ${from}::date and ${to}::date`

/**
 * Received and refunded within a range of days, by month, product, method, channel, source and currency. One statement, so all
 * sums are of one instant.
 */
export async function readReceived(db: Db, range: Pick<ReportRange, 'from' | 'to'>): Promise<ReceivedReport> {
  const { rows } = await sql<Row>`
    with moved as (
      select date_trunc('month', e.moved_on)::date as month, p.method, p.charged_currency as currency, b.kind, b.title,
        case b.kind when 'stay' then 'hotel' when 'hire' then 'car' else 'package' end as line,
        coalesce(b.ordered ->> 'package', b.ordered ->> 'hotel', b.ordered ->> 'vehicleClass', '') as product, b.sample,
        b.channel, b.source,
        case when e.kind = 'settled' then e.amount_minor else 0 end as received,
        case e.kind when 'refunded' then e.amount_minor when 'refund-failed' then -e.amount_minor else 0 end as refunded
      from payment_events e
      join payments p on p.id = e.payment_id
      join bookings b on b.id = p.booking_id
      where ${movedWithin(range)}),
    -- Some hundred rows: what is divided in seven ways after this is not the movements themselves.
    summed as (
      select month, kind, line, product, method, channel, source, currency, max(title) as title, sum(received) as received, sum(refunded) as refunded,
        count(*) filter (where received > 0) as payments, count(*) filter (where sample and received > 0) as demo
      from moved group by month, kind, line, product, method, channel, source, currency),
    grouped as (
      select case when grouping(month) = 0 then 'month' when grouping(kind) = 0 then 'kind' when grouping(line) = 0 then 'product'
          when grouping(method) = 0 then 'method' when grouping(channel) = 0 then 'channel' when grouping(source) = 0 then 'source'
          when grouping(currency) = 0 then 'currency' else 'total' end as by,
        month, kind, line, product, method, channel, source, currency, max(title) as title, coalesce(sum(received), 0)::bigint as received,
        coalesce(sum(refunded), 0)::bigint as refunded, coalesce(sum(payments), 0)::int as payments, coalesce(sum(demo), 0)::int as demo
      from summed group by grouping sets ((month), (kind), (line, product), (method), (channel), (source), (currency), ()))
    select g.by, g.month, g.kind, g.line, g.product, coalesce(k.title, h.name, v.name, g.title) as name, g.method, g.channel, g.source, g.currency,
      g.received as "receivedMinor", g.refunded as "refundedMinor", g.payments, g.demo
    from grouped g
    left join packages k on k.slug = g.product and g.line = 'package'
    left join hotels h on h.id = g.product and g.line = 'hotel'
    left join vehicle_classes v on v.id = g.product and g.line = 'car'
    order by g.received desc, g.kind, g.line, g.product, g.method, g.channel, g.source, g.currency`.execute(db)
  const of = (by: Row['by']) => rows.filter((row) => row.by === by).map((row) => ({ ...row, ...movedOf(row) }))
  const months = new Map(of('month').map((row) => [row.month, row]))
  const [all] = of('total')
  return {
    total: all ? movedOf(all) : nothing,
    months: monthsOfRange(range).map((month) => ({ ...movedOf(months.get(month) ?? nothing), month })),
    kinds: of('kind').map(({ kind, ...row }) => ({ ...movedOf(row), kind })),
    products: of('product').map(({ line, product, name, ...row }) => ({ ...movedOf(row), line, product, name })),
    methods: of('method').map(({ method, ...row }) => ({ ...movedOf(row), method })),
    channels: of('channel').map(({ channel, ...row }) => ({ ...movedOf(row), channel })),
    sources: of('source').map(({ source, ...row }) => ({ ...movedOf(row), source })),
    currencies: of('currency').map(({ currency, ...row }) => ({ ...movedOf(row), currency })),
    demo: all?.demo ?? 0,
  }
}

const nothing: MoneyMoved = { receivedMinor: 0, refundedMinor: 0, payments: 0 }
const movedOf = ({ receivedMinor, refundedMinor, payments }: MoneyMoved): MoneyMoved => ({
  receivedMinor: Number(receivedMinor),
  refundedMinor: Number(refundedMinor),
  payments,
})
