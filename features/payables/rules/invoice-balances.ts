import type { InvoiceMatch, SupplierInvoice } from '../invoice.ts'

/** What of an invoice is paid and open, in the currency of its lines; of a credit note below 0, and paid once it was used. */
export type InvoiceBalance = { paidMinor: number; openMinor: number }

type PaidRow = { lineId: number; invoiceId: number | null; paidMinor: number; openMinor: number }

/**
 * What is paid and open of invoices that were taken or approved, by id; the others are not to be paid. What was paid for a line is for its
 * invoices in the order in which they came, whatever is left for none. A credit note is its own payables. @param payables those of the lines.
 */
export function invoiceBalances(
  invoices: readonly Pick<SupplierInvoice, 'id' | 'state' | 'creditsId'>[],
  matches: readonly Pick<InvoiceMatch, 'invoiceId' | 'lineId' | 'amountMinor'>[],
  payables: readonly PaidRow[],
): Map<number, InvoiceBalance> {
  const settled = invoices.filter(({ state }) => state === 'taken' || state === 'approved')
  const notes = new Set(settled.flatMap(({ id, creditsId }) => (creditsId === null ? [] : [id])))
  const balances = new Map(settled.map(({ id }) => [id, { paidMinor: 0, openMinor: 0 }]))
  const leftOf = new Map<number, number>()
  for (const { lineId, invoiceId, paidMinor, openMinor } of payables) {
    const note = invoiceId !== null && notes.has(invoiceId) ? balances.get(invoiceId) : undefined
    if (note) {
      note.paidMinor += paidMinor
      note.openMinor += openMinor
    } else leftOf.set(lineId, (leftOf.get(lineId) ?? 0) + paidMinor)
  }
  for (const { invoiceId, lineId, amountMinor } of matches.toSorted((a, b) => a.invoiceId - b.invoiceId)) {
    const balance = balances.get(invoiceId)
    if (!balance || notes.has(invoiceId)) continue
    const left = leftOf.get(lineId) ?? 0
    const paid = Math.max(0, Math.min(left, amountMinor))
    leftOf.set(lineId, left - paid)
    balance.paidMinor += paid
    balance.openMinor += amountMinor - paid
  }
  return balances
}
