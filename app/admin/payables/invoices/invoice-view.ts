import type { SupplierInvoice } from '#features/payables/invoice.ts'
import type { InvoiceBalance } from '#features/payables/rules/invoice-balances.ts'

/** The ways to look at invoices. */
export const invoiceViews = ['awaited', 'to-approve', 'disputed', 'taken', 'paid'] as const
export type InvoiceView = (typeof invoiceViews)[number]

/** Under which view an invoice is. @param balances what is paid and open of those that are to be paid. */
export function viewOf(
  { id, state }: Pick<SupplierInvoice, 'id' | 'state'>,
  balances: ReadonlyMap<number, InvoiceBalance>,
): InvoiceView {
  if (state === 'matched') return 'to-approve'
  if (state === 'disputed') return 'disputed'
  return balances.get(id)?.openMinor === 0 ? 'paid' : 'taken'
}
