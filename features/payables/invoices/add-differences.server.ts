import type { Tx } from '#platform/context.ts'
import type { SupplierInvoice } from '../invoice.ts'
import { insertPayables } from '../writes.server.ts'
import { listLineBooks, listMatches } from './reads-invoices.server.ts'

/** Makes what an invoice is above or below what was expected a payable of each of its lines. */
export async function addDifferences(
  tx: Tx,
  { id, supplierId, dueOn }: Pick<SupplierInvoice, 'id' | 'supplierId' | 'dueOn'>,
  at: Date,
): Promise<void> {
  const matches = await listMatches(tx, [id])
  const books = await listLineBooks(
    tx,
    matches.map(({ lineId }) => lineId),
  )
  const byLine = new Map(books.map((one) => [one.lineId, one]))
  const differences = matches.flatMap(({ lineId, expectedMinor, amountMinor }) => {
    const line = byLine.get(lineId)
    if (!line || amountMinor === expectedMinor) return []
    const { currency, fxRateId } = line
    const part = 'difference' as const
    return [{ supplierId, lineId, part, dueOn, currency, amountMinor: amountMinor - expectedMinor, fxRateId, invoiceId: id }]
  })
  await insertPayables(tx, differences, at)
}
