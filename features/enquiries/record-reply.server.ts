import type { Context, Tx } from '#platform/context.ts'
import { changeEnquiryIn } from './change-enquiry.server.ts'
import { longestWords } from './enquiry-moves.ts'
import { lockEnquiry } from './reads-admin.server.ts'

/**
 * Records at an enquiry what its sender wrote elsewhere on the site, inside the transaction of what they did: it waits for an answer again. One that is held as
 * spam gets a note. Whether it is new; the same text sent again at once is not. Throws where
 * it cannot be recorded: nobody is told that it was sent.
 */
export async function recordReply(
  ctx: Context,
  tx: Tx,
  { id, text, name }: { id: string; text: string; name: string },
): Promise<boolean> {
  const before = (await lockEnquiry(tx, id))?.version
  const change = { id, seen: undefined, text, actor: { id: '', name } }
  const replied = await changeEnquiryIn(ctx, tx, { ...change, event: 'reply' })
  const noted = replied.done
    ? replied
    : await changeEnquiryIn(ctx, tx, { ...change, event: 'note', text: text.slice(0, longestWords.note) })
  if (!noted.done) throw new Error(`A reply was not recorded: ${noted.refusal.reason}`)
  return noted.value.version !== before
}
