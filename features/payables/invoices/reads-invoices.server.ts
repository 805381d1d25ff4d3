import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Currency } from '#values/money.ts'
import type { InvoiceMatch, SupplierInvoice } from '../invoice.ts'

const invoices = (where: RawBuilder<unknown>, end: RawBuilder<unknown> = sql``) => sql<SupplierInvoice>`
  select i.id, i.supplier_id as "supplierId", s.name as supplier, i.number, i.invoiced_on as "invoicedOn", i.due_on as "dueOn", i.currency,
    i.total_minor as "totalMinor", i.credits_id as "creditsId", i.state, i.reason, i.recorded_by_id as "recordedById",
    i.recorded_by as "recordedBy", i.recorded_at as "recordedAt", i.settled_by as "settledBy", i.settled_at as "settledAt", i.sample as "isDemo", i.version
  from supplier_invoices i join suppliers s on s.id = i.supplier_id where ${where} order by i.id desc ${end}`

export const findInvoice = async (db: Db, id: number): Promise<SupplierInvoice | undefined> =>
  (await invoices(sql`i.id = ${id}`).execute(db)).rows[0]

/** The same, with its row locked until the transaction ends. */
export async function lockInvoice(tx: Tx, id: number): Promise<SupplierInvoice | undefined> {
  await sql`select from supplier_invoices where id = ${id} for update`.execute(tx)
  return findInvoice(tx, id)
}

/** An invoice of a supplier by its number, in large or small letters. A rejected one has given its number back. */
export const findInvoiceByNumber = async (db: Db, supplierId: number, number: string): Promise<SupplierInvoice | undefined> =>
  (
    await invoices(sql`i.supplier_id = ${supplierId} and lower(i.number) = lower(${number}) and i.state <> 'rejected'`).execute(
      db,
    )
  ).rows[0]

/** Invoices, the latest first: of a supplier, or those that wait for somebody. At most `limit`. */
export const listInvoices = async (
  db: Db,
  { supplierId, waiting = false, limit = 200 }: { supplierId?: number; waiting?: boolean; limit?: number } = {},
): Promise<SupplierInvoice[]> =>
  (
    await invoices(
      sql`${supplierId === undefined ? sql`true` : sql`i.supplier_id = ${supplierId}`}
        and ${waiting ? sql`i.state in ('matched', 'disputed')` : sql`true`}`,
      sql`limit ${limit}`,
    ).execute(db)
  ).rows

/** What some invoices are for. */
export async function listMatches(db: Db, invoiceIds: readonly number[]): Promise<InvoiceMatch[]> {
  const { rows } = await sql<InvoiceMatch>`
    select invoice_id as "invoiceId", order_line_id as "lineId", expected_minor as "expectedMinor", amount_minor as "amountMinor"
    from invoice_matches where invoice_id = any(${[...invoiceIds]}) order by invoice_id, order_line_id`.execute(db)
  return rows
}

/** What of a line was invoiced and paid. `invoicedMinor`: what of its cost invoices are for that are neither disputed nor rejected. */
export type LineBooks = {
  lineId: number
  totalMinor: number | null
  currency: Currency
  fxRateId: number | null
  isClosed: boolean
  invoicedMinor: number
  paidMinor: number
}

/** What of lines was invoiced and paid. */
export async function listLineBooks(db: Db, lineIds: readonly number[]): Promise<LineBooks[]> {
  const { rows } = await sql<LineBooks>`
    select f.order_line_id as "lineId", f.total_minor as "totalMinor", f.currency, f.fx_rate_id as "fxRateId", f.closed_at is not null as "isClosed",
      f.invoiced_minor as "invoicedMinor",
      coalesce((select sum(p.paid_minor) from payables p
        where p.order_line_id = f.order_line_id and p.struck_at is null and p.currency = f.currency), 0)::bigint as "paidMinor"
    from payable_lines f where f.order_line_id = any(${[...lineIds]}) order by f.order_line_id`.execute(db)
  return rows.map((row) => ({ ...row, paidMinor: Number(row.paidMinor) }))
}
