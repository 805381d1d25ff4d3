import type { InvoiceState, SupplierInvoice } from '#features/payables/invoice.ts'
import type { InvoiceBalance } from '#features/payables/rules/invoice-balances.ts'

/** The ways to look at invoices. */
export const invoiceViews = ['awaited', 'to-approve', 'disputed', 'taken', 'paid', 'rejected'] as const
export type InvoiceView = (typeof invoiceViews)[number]

/** The state of an invoice as it is shown: of one that is to be paid how far it is. */
export const shownState = (state: InvoiceState, balance: InvoiceBalance | undefined): InvoiceState | 'part' | 'paid' => {
  if (balance?.openMinor === 0) return 'paid'
  return balance && balance.paidMinor !== 0 ? 'part' : state
}

/** Under which view an invoice is. @param balances what is paid and open of those that are to be paid. */
export function viewOf(
  { id, state }: Pick<SupplierInvoice, 'id' | 'state'>,
  balances: ReadonlyMap<number, InvoiceBalance>,
): InvoiceView {
  if (state === 'matched') return 'to-approve'
  if (state === 'disputed' || state === 'rejected') return state
  return balances.get(id)?.openMinor === 0 ? 'paid' : 'taken'
}
