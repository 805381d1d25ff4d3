import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { EnquiryActor } from '../change-enquiry.server.ts'
import type { CannedReply } from './canned-reply.ts'
import { findReply, findReplyByTitle } from './reads-replies.server.ts'
import { insertReply, updateReply } from './writes-replies.server.ts'

export type ReplyRefusal =
  /** Another text has the title. */
  | { reason: 'title-taken' }
  /** Somebody changed it meanwhile; `now` is how it is now. */
  | { reason: 'reply-changed'; now: CannedReply }
  | { reason: 'reply-gone' }

type Seen = { id: string; seen: number }

/**
 * Saves a reply, a new one or, with `known`, another wording of one as it was shown; the former text is in
 * the audit log. Refused: a title that another reply has, and a reply that somebody changed or deleted meanwhile.
 */
export function saveReply(
  ctx: Context,
  { known, title, body, actor }: { known: Seen | undefined; title: string; body: string; actor: EnquiryActor },
): Promise<Outcome<{ id: string }, ReplyRefusal>> {
  return transact<{ id: string }, ReplyRefusal>(ctx.db, async (tx) => {
    const text = { title, body, updatedAt: ctx.clock.now(), updatedBy: actor.name }
    const taken = await findReplyByTitle(tx, title)
    if (taken && taken.id !== known?.id) return refused({ reason: 'title-taken' })
    const id = known?.id ?? randomUUID()
    const before = known && (await findReply(tx, known.id))
    if (known && !before) return refused({ reason: 'reply-gone' })
    const saved = known
      ? await updateReply(tx, known, text)
      : await insertReply(tx, { id, title, body, updated_at: text.updatedAt, updated_by: actor.name })
    if (!saved && before) return refused({ reason: 'reply-changed', now: (await findReply(tx, id)) ?? before })
    if (!saved) return refused({ reason: 'title-taken' })
    const subject = { kind: 'reply', id, words: title } as const
    const facts = { before: before && { title: before.title, body: before.body }, after: { title, body } }
    await recordAudit(ctx, tx, { actor, action: 'reply-saved', subject, facts })
    return done({ id })
  })
}
