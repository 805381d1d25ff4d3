import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type InvoiceInput, type InvoiceRefusal, type RecordedInvoice, recordInvoiceIn } from './record-invoice.server.ts'

export type InvoicePreview = Pick<RecordedInvoice, 'state' | 'differenceMinor'>

/**
 * What recording an invoice would find: its difference from what is expected, and whether it is taken by itself or waits. Nothing of it is
 * stored. Refused as recording it is.
 */
export async function previewInvoice(ctx: Context, input: InvoiceInput): Promise<Outcome<InvoicePreview, InvoiceRefusal>> {
  const outcome = await transact<never, InvoiceRefusal | { reason: 'looked-at'; found: InvoicePreview }>(ctx.db, async (tx) => {
    const recorded = await recordInvoiceIn(ctx, tx, input)
    if (!recorded.done) return recorded
    const { state, differenceMinor } = recorded.value
    // A refusal is rolled back.
    return refused({ reason: 'looked-at', found: { state, differenceMinor } })
  })
  if (outcome.done) throw new Error('A preview was stored')
  return outcome.refusal.reason === 'looked-at' ? done(outcome.refusal.found) : refused(outcome.refusal)
}
