import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { EnquiryActor } from '../change-enquiry.server.ts'
import { findReply } from './reads-replies.server.ts'
import type { ReplyRefusal } from './save-reply.server.ts'
import { deleteReply } from './writes-replies.server.ts'

/** Deletes a saved reply as it was shown; its text stays in the audit log, from which `restoreReply` takes it. Refused where somebody changed it meanwhile. */
export function dropReply(
  ctx: Context,
  { id, seen, actor }: { id: string; seen: number; actor: EnquiryActor },
): Promise<Outcome<null, ReplyRefusal>> {
  return transact<null, ReplyRefusal>(ctx.db, async (tx) => {
    const now = await findReply(tx, id)
    if (!now) return done(null)
    if (!(await deleteReply(tx, { id, seen }))) return refused({ reason: 'reply-changed', now })
    const { title, body } = now
    const subject = { kind: 'reply', id, words: title } as const
    await recordAudit(ctx, tx, { actor, action: 'reply-deleted', subject, facts: { before: { title, body } } })
    return done(null)
  })
}
