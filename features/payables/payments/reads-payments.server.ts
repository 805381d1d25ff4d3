import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { PaymentOut } from '../payment-out.ts'
import { payableIsDemo } from '../reads-demo.server.ts'

const payments = (where: RawBuilder<unknown>, end: RawBuilder<unknown> = sql``) => sql<PaymentOut>`
  select o.id, o.supplier_id as "supplierId", o.paid_on as "paidOn", o.method, o.reference, o.currency, o.amount_minor as "amountMinor",
    o.left_minor as "leftMinor", o.left_currency as "leftCurrency", o.usd_minor as "usdMinor", o.reverses_id as "reversesId",
    x.id as "reversedById", o.reason, o.recorded_by as "recordedBy", o.recorded_at as "recordedAt", o.sample as "isDemo",
    coalesce((select sum(a.amount_minor) from payment_allocations a where a.payment_id = o.id), 0)::bigint as "allocatedMinor"
  from payments_out o left join payments_out x on x.reverses_id = o.id where ${where} order by o.id ${end}`

const read = async (db: Db, query: ReturnType<typeof payments>): Promise<PaymentOut[]> =>
  (await query.execute(db)).rows.map((row) => ({ ...row, allocatedMinor: Number(row.allocatedMinor) }))

export const findPaymentOut = async (db: Db, id: number): Promise<PaymentOut | undefined> =>
  (await read(db, payments(sql`o.id = ${id}`)))[0]

/** A payment by the key of the form that made it. */
export const findPaymentByKey = async (db: Db, key: string): Promise<PaymentOut | undefined> =>
  (await read(db, payments(sql`o.idempotency_key = ${key}`)))[0]

/** The payments to a supplier, the latest first, at most `limit`. */
export const listPaymentsTo = (db: Db, supplierId: number, { limit = 200 } = {}): Promise<PaymentOut[]> =>
  read(db, payments(sql`o.supplier_id = ${supplierId}`, sql`desc limit ${limit}`))

/** The payments to all suppliers, the latest first, at most `limit`; those before one where it is named. */
export const listPayments = (db: Db, { before, limit }: { before?: number | undefined; limit: number }): Promise<PaymentOut[]> =>
  read(db, payments(before === undefined ? sql`true` : sql`o.id < ${before}`, sql`desc limit ${limit}`))

/** Payments to a supplier in a currency of which something is for nothing yet, the oldest first. */
export const listUnusedPayments = (db: Db, supplierId: number, currency: Currency): Promise<PaymentOut[]> =>
  read(
    db,
    payments(sql`o.supplier_id = ${supplierId} and o.currency = ${currency} and o.reverses_id is null and x.id is null
      and o.amount_minor > coalesce((select sum(a.amount_minor) from payment_allocations a where a.payment_id = o.id), 0)`),
  )

/** What is for what of some payments, with the line of each payable. */
export async function listAllocations(
  db: Db,
  paymentIds: readonly number[],
): Promise<{ paymentId: number; payableId: number; lineId: number; amountMinor: number }[]> {
  const { rows } = await sql<{ paymentId: number; payableId: number; lineId: number; amountMinor: number }>`
    select a.payment_id as "paymentId", a.payable_id as "payableId", p.order_line_id as "lineId", a.amount_minor as "amountMinor"
    from payment_allocations a join payables p on p.id = a.payable_id where a.payment_id = any(${[...paymentIds]}) order by a.id`.execute(
    db,
  )
  return rows
}

/** An open payable of a supplier, below 0 where the supplier owes it. */
export type PayableToPay = { id: number; currency: Currency; dueOn: Day; openMinor: number; isDemo: boolean }

/** The open payables of a supplier, locked until the transaction ends, by their due days. */
export async function lockOpenPayables(tx: Tx, supplierId: number): Promise<PayableToPay[]> {
  const { rows } = await sql<PayableToPay>`
    select p.id, p.currency, p.due_on as "dueOn", p.amount_minor - p.paid_minor as "openMinor",
      ${payableIsDemo} as "isDemo"
    from payables p join supplier_order_lines l on l.id = p.order_line_id join supply_runs r on r.id = l.run_id
    where p.supplier_id = ${supplierId} and p.struck_at is null and p.amount_minor - p.paid_minor <> 0
    order by p.due_on, p.id for update of p`.execute(tx)
  return rows
}

/** By which rate the money of a payment left our account; null of US dollars. */
export async function findRateOfPayment(db: Db, id: number): Promise<{ rate: number | null; rateSource: string | null }> {
  const { rows } = await sql<{ rate: number | null; rateSource: string | null }>`
    select rate, rate_source as "rateSource" from payments_out where id = ${id}`.execute(db)
  return rows[0] ?? { rate: null, rateSource: null }
}
