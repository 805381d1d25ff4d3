import type { Tx } from '#platform/context.ts'
import type { InvoiceMatch, InvoiceState, SupplierInvoice } from '../invoice.ts'
import type { PayableTables } from '../tables.ts'

const on = (tx: Tx) => tx.withTables<PayableTables>()

type NewInvoice = Omit<SupplierInvoice, 'id' | 'supplier' | 'reason' | 'settledBy' | 'settledAt' | 'version'>

/** Adds an invoice with what it is for. Returns its id. */
export async function insertInvoice(
  tx: Tx,
  invoice: NewInvoice,
  matches: readonly Omit<InvoiceMatch, 'invoiceId'>[],
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('supplier_invoices')
    .values({
      supplier_id: invoice.supplierId,
      number: invoice.number,
      invoiced_on: invoice.invoicedOn,
      due_on: invoice.dueOn,
      currency: invoice.currency,
      total_minor: invoice.totalMinor,
      credits_id: invoice.creditsId,
      state: invoice.state,
      recorded_by_id: invoice.recordedById,
      recorded_by: invoice.recordedBy,
      recorded_at: invoice.recordedAt,
      sample: invoice.isDemo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await on(tx)
    .insertInto('invoice_matches')
    .values(
      matches.map(({ lineId, expectedMinor, amountMinor }) => ({
        invoice_id: id,
        order_line_id: lineId,
        expected_minor: expectedMinor,
        amount_minor: amountMinor,
      })),
    )
    .execute()
  return id
}

/** Settles an invoice, if it is as it was read; else false. */
export async function updateInvoice(
  tx: Tx,
  { id, version }: Pick<SupplierInvoice, 'id' | 'version'>,
  { state, reason, by, at }: { state: InvoiceState; reason: string; by: string; at: Date },
): Promise<boolean> {
  const result = await on(tx)
    .updateTable('supplier_invoices')
    .set({ state, reason, settled_by: by, settled_at: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
