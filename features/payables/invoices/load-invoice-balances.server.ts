import type { Db } from '#platform/context.ts'
import type { InvoiceMatch, SupplierInvoice } from '../invoice.ts'
import { listPayablesOfLines } from '../reads.server.ts'
import { type InvoiceBalance, invoiceBalances } from '../rules/invoice-balances.ts'
import { listMatches } from './reads-invoices.server.ts'

/** What some invoices are for, and what is paid and open of each that is to be paid: two statements. @param invoices with all others of their lines. */
export async function loadInvoiceBalances(
  db: Db,
  invoices: readonly SupplierInvoice[],
): Promise<{ matches: InvoiceMatch[]; balances: Map<number, InvoiceBalance> }> {
  const matches = await listMatches(
    db,
    invoices.map(({ id }) => id),
  )
  const payables = await listPayablesOfLines(db, [...new Set(matches.map(({ lineId }) => lineId))])
  return { matches, balances: invoiceBalances(invoices, matches, payables) }
}
