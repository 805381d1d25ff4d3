import { type RawBuilder, sql } from 'kysely'
import type { LineFacts, LineState } from '#features/supply/lines/order-line.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { awaitedAfterDays, closeAfterDays } from './invoice.ts'
import type { PayablePart } from './payable.ts'
import { payableIsDemo, runIsDemo } from './reads-demo.server.ts'
import { guestOfRun } from './reads-guest.server.ts'
import type { OpenPayable } from './rules/ageing.ts'
import { usdOf } from './rules/exchange.ts'

/**
 * An open payable with what it is for. The run is a departure or a booking; `title` is that of the order line, `theirReference` what its supplier
 * calls it. `invoiceId`: of a difference, the invoice that makes it. `invoices`: the numbers of the invoices that are for it, without disputed and rejected ones.
 * `invoiceDueOn`: the last due day of these, which the due day of the payable does not follow.
 */
export type PayableRow = OpenPayable & {
  part: PayablePart
  amountMinor: number
  paidMinor: number
  lineId: number
  title: string
  firstDay: Day
  lastDay: Day
  order: string
  departureId: number | null
  bookingId: string | null
  guest: string
  theirReference: string
  invoiceId: number | null
  invoices: string
  invoiceDueOn: Day | null
  isDemo: boolean
}

type Row = Omit<PayableRow, 'usdMinor'> & { unitsPerUsd: number | null }

const payables = (where: RawBuilder<unknown>) => sql<Row>`
  select p.id, p.supplier_id as "supplierId", s.name as supplier, p.due_on as "dueOn", p.currency, p.amount_minor as "amountMinor",
    p.paid_minor as "paidMinor", p.amount_minor - p.paid_minor as "openMinor", p.part, l.id as "lineId", l.title,
    l.first_day as "firstDay", l.last_day as "lastDay", o.reference as "order", r.departure_id as "departureId", r.booking_id as "bookingId",
    ${guestOfRun} as guest, l.their_reference as "theirReference", p.invoice_id as "invoiceId", coalesce(
      (select v.number from supplier_invoices v where v.id = p.invoice_id),
      (select string_agg(v.number, ', ' order by v.id) from invoice_matches m join supplier_invoices v on v.id = m.invoice_id
        where m.order_line_id = l.id and v.total_minor > 0 and v.state not in ('disputed', 'rejected')), '') as invoices,
    coalesce((select v.due_on from supplier_invoices v where v.id = p.invoice_id),
      (select max(v.due_on) from invoice_matches m join supplier_invoices v on v.id = m.invoice_id
        where m.order_line_id = l.id and v.total_minor > 0 and v.state not in ('disputed', 'rejected'))) as "invoiceDueOn",
    ${payableIsDemo} as "isDemo", x.units_per_usd as "unitsPerUsd"
  from payables p join suppliers s on s.id = p.supplier_id join supplier_order_lines l on l.id = p.order_line_id
  join supplier_orders o on o.id = l.order_id join supply_runs r on r.id = l.run_id
  left join fx_rates x on x.id = p.fx_rate_id
  where p.struck_at is null and ${where} order by p.due_on, lower(s.name), p.id`

const read = async (db: Db, where: RawBuilder<unknown>): Promise<PayableRow[]> =>
  (await payables(where).execute(db)).rows.map(({ unitsPerUsd, ...row }) => ({
    ...row,
    usdMinor: usdOf(row.openMinor, row.currency, unitsPerUsd),
  }))

/** What is open, of one supplier or of all, by due day: one statement. */
export const listOpenPayables = (db: Db, { supplierId }: { supplierId?: number } = {}): Promise<PayableRow[]> =>
  read(
    db,
    sql`p.amount_minor - p.paid_minor <> 0 and ${supplierId === undefined ? sql`true` : sql`p.supplier_id = ${supplierId}`}`,
  )

/** Everything that is or was to be paid for the lines of an order or a run, paid or not; without what was struck. */
export const listPayablesOfLines = (db: Db, lineIds: readonly number[]): Promise<PayableRow[]> =>
  read(db, sql`p.order_line_id = any(${[...lineIds]})`)

/** What of payments to a supplier is for nothing yet, by currency: its credit; that of the demonstration apart. */
export async function listCredits(
  db: Db,
  { supplierId }: { supplierId?: number } = {},
): Promise<{ supplierId: number; currency: Currency; isDemo: boolean; creditMinor: number }[]> {
  const { rows } = await sql<{ supplierId: number; currency: Currency; isDemo: boolean; creditMinor: number }>`
    select o.supplier_id as "supplierId", o.currency, o.sample as "isDemo", sum(o.amount_minor - o.allocated_minor)::bigint as "creditMinor"
    from payments_out o
    where o.amount_minor - o.allocated_minor <> 0 and ${supplierId === undefined ? sql`true` : sql`o.supplier_id = ${supplierId}`}
    group by o.supplier_id, o.currency, o.sample having sum(o.amount_minor - o.allocated_minor) <> 0
    order by o.supplier_id, o.currency, o.sample`.execute(db)
  return rows.map((row) => ({ ...row, creditMinor: Number(row.creditMinor) }))
}

/** An order line of a supplier that its invoices may be for. `restMinor`: what of its cost was not invoiced yet. */
export type InvoiceableLine = {
  lineId: number
  supplierId: number
  supplier: string
  order: string
  title: string
  firstDay: Day
  lastDay: Day
  state: LineState
  agreed: LineFacts
  departureId: number | null
  bookingId: string | null
  guest: string
  theirReference: string
  currency: Currency
  totalMinor: number
  invoicedMinor: number
  restMinor: number
  isDemo: boolean
}

const invoiceable = (where: RawBuilder<unknown>) => sql<InvoiceableLine>`
  select l.id as "lineId", o.supplier_id as "supplierId", s.name as supplier, o.reference as "order", l.title, l.first_day as "firstDay",
    l.last_day as "lastDay", l.state, l.agreed, r.departure_id as "departureId", r.booking_id as "bookingId",
    ${guestOfRun} as guest, l.their_reference as "theirReference", f.currency,
    f.total_minor as "totalMinor", f.invoiced_minor as "invoicedMinor", f.total_minor - f.invoiced_minor as "restMinor", ${runIsDemo} as "isDemo"
  from payable_lines f join supplier_order_lines l on l.id = f.order_line_id join supplier_orders o on o.id = l.order_id
  join suppliers s on s.id = o.supplier_id join supply_runs r on r.id = l.run_id
  where f.total_minor > f.invoiced_minor and f.closed_at is null and ${where} order by l.first_day, l.id limit 500`

/** Lines of a supplier that are not wholly invoiced, by their days, at most 500. */
export const listInvoiceable = async (db: Db, supplierId: number): Promise<InvoiceableLine[]> =>
  (await invoiceable(sql`o.supplier_id = ${supplierId}`).execute(db)).rows

/** A line whose invoice has not come. `mayCloseFrom`: the day from which it may be closed without one. */
export type AwaitedInvoice = InvoiceableLine & { daysOver: number; mayCloseFrom: Day }

/** Of a line that is not wholly invoiced: it was over 30 days ago or more, or was not delivered. */
const isAwaited = (today: Day) =>
  sql`l.state in ('used', 'not-delivered', 'cancelled') and (l.last_day <= ${addDays(today, -awaitedAfterDays)}::date or l.state = 'not-delivered')`

/** Lines that were over 30 days ago or more, or were not delivered, and are not wholly invoiced: the longest over first. At most 500. */
export async function listInvoicesAwaited(db: Db, today: Day): Promise<AwaitedInvoice[]> {
  const { rows } = await invoiceable(isAwaited(today)).execute(db)
  return rows.map((row) => ({
    ...row,
    daysOver: Math.max(0, (Date.parse(today) - Date.parse(row.lastDay)) / 86_400_000),
    mayCloseFrom: row.state === 'not-delivered' ? row.lastDay : addDays(row.lastDay, closeAfterDays),
  }))
}

/** How many services no invoice has come for, how many invoices wait for approval, and how many suppliers are paid too late: one statement. */
export async function countPayableWork(
  db: Db,
  today: Day,
): Promise<{ awaited: number; toApprove: number; lateSuppliers: number }> {
  const { rows } = await sql<{ awaited: number; toApprove: number; lateSuppliers: number }>`
    select (select count(*)::int from payable_lines f join supplier_order_lines l on l.id = f.order_line_id
        where f.total_minor > f.invoiced_minor and f.closed_at is null and ${isAwaited(today)}) as awaited,
      (select count(*)::int from supplier_invoices where state = 'matched') as "toApprove",
      (select count(distinct supplier_id)::int from payables
        where struck_at is null and amount_minor - paid_minor > 0 and due_on < ${today}::date) as "lateSuppliers"`.execute(db)
  return rows[0] ?? { awaited: 0, toApprove: 0, lateSuppliers: 0 }
}
