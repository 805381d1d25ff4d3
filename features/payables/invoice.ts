import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/**
 * Where an invoice stands: `matched` waits for somebody who approves its difference; `taken` was near enough to be taken by itself; `rejected` was
 * disputed and is never paid.
 */
export type InvoiceState = 'matched' | 'taken' | 'approved' | 'disputed' | 'rejected'

/** What an invoice is for, in the currency of the line: what of its cost it invoices, and at which amount. */
export type InvoiceMatch = { invoiceId: number; lineId: number; expectedMinor: number; amountMinor: number }

/** An invoice of a supplier; below 0 a credit note, for the invoice `creditsId`. */
export type SupplierInvoice = {
  id: number
  supplierId: number
  supplier: string
  number: string
  invoicedOn: Day
  dueOn: Day
  currency: Currency
  totalMinor: number
  creditsId: number | null
  state: InvoiceState
  reason: string
  recordedById: string
  recordedBy: string
  recordedAt: Date
  settledBy: string | null
  settledAt: Date | null
  /** Whether it is of the demonstration. */
  isDemo: boolean
  version: number
}

/** How many days after its last day a line that was never invoiced may be closed, and when its invoice is missing. */
export const closeAfterDays = 120
export const awaitedAfterDays = 30
