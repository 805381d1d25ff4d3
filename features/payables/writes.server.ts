import type { Tx } from '#platform/context.ts'
import type { Currency } from '#values/money.ts'
import type { PlannedPayable } from './payable.ts'
import type { PayableTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<PayableTables>()

/** A payable to store. */
export type NewPayable = PlannedPayable & {
  supplierId: number
  lineId: number
  fxRateId: number | null
  invoiceId: number | null
}

export async function insertPayables(tx: Tx, payables: readonly NewPayable[], at: Date): Promise<void> {
  if (payables.length === 0) return
  await on(tx)
    .insertInto('payables')
    .values(
      payables.map(({ supplierId, lineId, part, dueOn, currency, amountMinor, fxRateId, invoiceId }) => ({
        supplier_id: supplierId,
        order_line_id: lineId,
        part,
        due_on: dueOn,
        currency,
        amount_minor: amountMinor,
        fx_rate_id: fxRateId,
        invoice_id: invoiceId,
        made_at: at,
      })),
    )
    .execute()
}

/** Strikes payables that were not paid. */
export async function strikePayables(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await on(tx)
    .updateTable('payables')
    .set({ struck_at: at })
    .where('id', 'in', [...ids])
    .execute()
}

/** A line as it was when its payables were compared with it. */
export type FollowedLine = {
  lineId: number
  version: number
  totalMinor: number | null
  currency: Currency
  fxRateId: number | null
  vatBp: number
  vatOfBp: number
}

export async function upsertFollowed(tx: Tx, lines: readonly FollowedLine[], at: Date): Promise<void> {
  if (lines.length === 0) return
  await on(tx)
    .insertInto('payable_lines')
    .values(
      lines.map(({ lineId, version, totalMinor, currency, fxRateId, vatBp, vatOfBp }) => ({
        order_line_id: lineId,
        line_version: version,
        total_minor: totalMinor,
        currency,
        fx_rate_id: fxRateId,
        vat_bp: vatBp,
        vat_of_bp: vatOfBp,
        followed_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('order_line_id').doUpdateSet((of) => ({
        line_version: of.ref('excluded.line_version'),
        total_minor: of.ref('excluded.total_minor'),
        currency: of.ref('excluded.currency'),
        fx_rate_id: of.ref('excluded.fx_rate_id'),
        vat_bp: of.ref('excluded.vat_bp'),
        vat_of_bp: of.ref('excluded.vat_of_bp'),
        followed_at: of.ref('excluded.followed_at'),
      })),
    )
    .execute()
}

/** Closes a line that will never be invoiced, or opens it again. */
export async function updateClosed(
  tx: Tx,
  lineIds: readonly number[],
  closed: { at: Date; by: string; reason: string } | null,
): Promise<void> {
  await on(tx)
    .updateTable('payable_lines')
    .set({ closed_at: closed?.at ?? null, closed_by: closed?.by ?? null, closed_reason: closed?.reason ?? '' })
    .where('order_line_id', 'in', [...lineIds])
    .execute()
}

type NewPayment = Omit<PayableTables['payments_out'], 'id' | 'rate_at' | 'recorded_at' | 'allocated_minor'>

/** Adds a payment. Returns its id. */
export async function insertPayment(tx: Tx, payment: NewPayment, at: Date): Promise<number> {
  const row = await on(tx)
    .insertInto('payments_out')
    .values({ ...payment, rate_at: payment.rate === null ? null : at, recorded_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function insertAllocations(
  tx: Tx,
  allocations: readonly { paymentId: number; payableId: number; amountMinor: number }[],
  at: Date,
): Promise<void> {
  if (allocations.length === 0) return
  await on(tx)
    .insertInto('payment_allocations')
    .values(
      allocations.map(({ paymentId, payableId, amountMinor }) => ({
        payment_id: paymentId,
        payable_id: payableId,
        amount_minor: amountMinor,
        at,
      })),
    )
    .execute()
}

/** Adds what the office typed; the newest row counts. */
export async function insertSettings(tx: Tx, settings: Omit<PayableTables['payable_settings'], 'id'>): Promise<void> {
  await on(tx).insertInto('payable_settings').values(settings).execute()
}
