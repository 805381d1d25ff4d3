import type { Context, Tx } from '#platform/context.ts'
import { changeEnquiryIn, type EnquiryChange } from './change-enquiry.server.ts'
import { listEnquiryEvents, lockEnquiry } from './reads-admin.server.ts'
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

/**
 * Records at an enquiry, once, that a quote reached its customer: the enquiry is answered. Where the customer wrote back or somebody opened it again
 * since the quote was written, it goes on waiting and has a note. Safe to run again: the same text is recorded once.
 *
 * @param since when the quote was written.
 */
export async function recordQuoteSent(
  ctx: Context,
  tx: Tx,
  { since, ...quote }: { id: string; text: string; actor: EnquiryChange['actor']; since: Date },
): Promise<void> {
  if (!(await lockEnquiry(tx, quote.id))) return
  const events = (await listEnquiryEvents(tx, quote.id)).filter(({ at }) => at >= since)
  if (events.some(({ event, text }) => (event === 'told' || event === 'note') && text === quote.text)) return
  const waitsAgain = events.some(({ event }) => event === 'reply' || event === 'reopen')
  if (waitsAgain) await changeEnquiryIn(ctx, tx, { ...quote, seen: undefined, event: 'note' })
  else await recordQuote(ctx, tx, quote)
}

/** Freight under way retains its enquiry: it is purged as long after its last move as others after their answer. */
export const keepEnquiryLonger = (tx: Tx, id: string, at: Date): Promise<void> => touchFinished(tx, id, at)
