import type { InvoiceMatch, SupplierInvoice } from '#features/payables/invoice.ts'

/** The ways to look at invoices. */
export const invoiceViews = ['awaited', 'to-approve', 'disputed', 'taken', 'paid'] as const
export type InvoiceView = (typeof invoiceViews)[number]

type Seen = Pick<SupplierInvoice, 'id' | 'state'>

/**
 * Which invoices are paid: of each of their lines as much was paid as it and the invoices before it come to. `paidMinor` of a line: all that was
 * paid for it. One that waits or is disputed is not.
 */
export function paidInvoices(
  invoices: readonly Seen[],
  matches: readonly Pick<InvoiceMatch, 'invoiceId' | 'lineId' | 'amountMinor'>[],
  paidMinor: ReadonlyMap<number, number>,
): Set<number> {
  const settled = new Set(invoices.flatMap(({ id, state }) => (state === 'taken' || state === 'approved' ? [id] : [])))
  const open = new Set<number>()
  const invoiced = new Map<number, number>()
  for (const { invoiceId, lineId, amountMinor } of matches.toSorted((a, b) => a.invoiceId - b.invoiceId)) {
    if (!settled.has(invoiceId)) continue
    const all = (invoiced.get(lineId) ?? 0) + amountMinor
    invoiced.set(lineId, all)
    if ((paidMinor.get(lineId) ?? 0) < all) open.add(invoiceId)
  }
  return settled.difference(open)
}

/** Under which view an invoice is. */
export const viewOf = ({ id, state }: Seen, paid: ReadonlySet<number>): InvoiceView =>
  state === 'matched' ? 'to-approve' : state === 'disputed' ? 'disputed' : paid.has(id) ? 'paid' : 'taken'
