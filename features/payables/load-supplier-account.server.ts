import type { Db } from '#platform/context.ts'
import type { InvoiceMatch, SupplierInvoice } from './invoice.ts'
import { loadInvoiceBalances } from './invoices/load-invoice-balances.server.ts'
import { listInvoices } from './invoices/reads-invoices.server.ts'
import type { PaymentOut } from './payment-out.ts'
import { listAllocations, listPaymentsTo } from './payments/reads-payments.server.ts'
import { type InvoiceableLine, listCredits, listInvoiceable, listOpenPayables, type PayableRow } from './reads.server.ts'
import type { InvoiceBalance } from './rules/invoice-balances.ts'

export type SupplierAccount = {
  payables: PayableRow[]
  lines: InvoiceableLine[]
  /** Each with what is paid and open of it, where it is to be paid. */
  invoices: (SupplierInvoice & { matches: InvoiceMatch[]; balance: InvoiceBalance | undefined })[]
  payments: (PaymentOut & { allocations: Awaited<ReturnType<typeof listAllocations>> })[]
  credits: Awaited<ReturnType<typeof listCredits>>
}

/** What is open with a supplier, what it may invoice, its invoices, and what it was paid: eight statements. For staff with `costs:read` alone. */
export async function loadSupplierAccount(db: Db, supplierId: number): Promise<SupplierAccount> {
  const [payables, lines, invoices, payments, credits] = await Promise.all([
    listOpenPayables(db, { supplierId }),
    listInvoiceable(db, supplierId),
    listInvoices(db, { supplierId }),
    listPaymentsTo(db, supplierId),
    listCredits(db, { supplierId }),
  ])
  const [{ matches, balances }, allocations] = await Promise.all([
    loadInvoiceBalances(db, invoices),
    listAllocations(
      db,
      payments.map(({ id }) => id),
    ),
  ])
  return {
    payables,
    lines,
    invoices: invoices.map((invoice) => ({
      ...invoice,
      matches: matches.filter(({ invoiceId }) => invoiceId === invoice.id),
      balance: balances.get(invoice.id),
    })),
    payments: payments.map((payment) => ({
      ...payment,
      allocations: allocations.filter(({ paymentId }) => paymentId === payment.id),
    })),
    credits,
  }
}
