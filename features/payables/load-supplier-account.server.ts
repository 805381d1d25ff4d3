import type { Db } from '#platform/context.ts'
import type { InvoiceMatch, SupplierInvoice } from './invoice.ts'
import { listInvoices, listMatches } from './invoices/reads-invoices.server.ts'
import type { PaymentOut } from './payment-out.ts'
import { listAllocations, listPaymentsTo } from './payments/reads-payments.server.ts'
import { type InvoiceableLine, listCredits, listInvoiceable, listOpenPayables, type PayableRow } from './reads.server.ts'

export type SupplierAccount = {
  payables: PayableRow[]
  lines: InvoiceableLine[]
  invoices: (SupplierInvoice & { matches: InvoiceMatch[] })[]
  payments: (PaymentOut & { allocations: Awaited<ReturnType<typeof listAllocations>> })[]
  credits: Awaited<ReturnType<typeof listCredits>>
}

/** What is open with a supplier, what it may invoice, its invoices, and what it was paid: seven statements. For staff with `costs:read` alone. */
export async function loadSupplierAccount(db: Db, supplierId: number): Promise<SupplierAccount> {
  const [payables, lines, invoices, payments, credits] = await Promise.all([
    listOpenPayables(db, { supplierId }),
    listInvoiceable(db, supplierId),
    listInvoices(db, { supplierId }),
    listPaymentsTo(db, supplierId),
    listCredits(db, { supplierId }),
  ])
  const [matches, allocations] = await Promise.all([
    listMatches(
      db,
      invoices.map(({ id }) => id),
    ),
    listAllocations(
      db,
      payments.map(({ id }) => id),
    ),
  ])
  return {
    payables,
    lines,
    invoices: invoices.map((invoice) => ({ ...invoice, matches: matches.filter(({ invoiceId }) => invoiceId === invoice.id) })),
    payments: payments.map((payment) => ({
      ...payment,
      allocations: allocations.filter(({ paymentId }) => paymentId === payment.id),
    })),
    credits,
  }
}
