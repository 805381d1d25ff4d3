import type { Context, Tx } from '#platform/context.ts'
import { changeEnquiryIn, type EnquiryChange } from './change-enquiry.server.ts'
import { touchFinished } from './writes-admin.server.ts'

/** Records at an enquiry that a quote went out, inside the transaction that sends it: the enquiry is answered. */
export async function recordQuote(
  ctx: Context,
  tx: Tx,
  { id, text, actor }: { id: string; text: string; actor: EnquiryChange['actor'] },
): Promise<void> {
  const change = { id, seen: undefined, text, actor }
  const quoted = await changeEnquiryIn(ctx, tx, { ...change, event: 'told' })
  if (!quoted.done) await changeEnquiryIn(ctx, tx, { ...change, event: 'note' })
}

/** Freight under way retains its enquiry: it is purged as long after its last move as others after their answer. */
export const keepEnquiryLonger = (tx: Tx, id: string, at: Date): Promise<void> => touchFinished(tx, id, at)
