import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { EnquiryActor } from '../change-enquiry.server.ts'
import { findReply } from './reads-replies.server.ts'
import { insertReply } from './writes-replies.server.ts'

type ReplyText = { title: string; body: string }

/** The text of a saved reply that was deleted, as the audit log has it; undefined where none was, or it is there again. */
export async function findDroppedReply(db: Db, id: string): Promise<ReplyText | undefined> {
  if (await findReply(db, id)) return undefined
  const entry = (await listAuditEntriesOf(db, { kind: 'reply', id }, ['reply-deleted'])).at(-1)
  return entry && (entry.facts.before as ReplyText)
}

/**
 * Undoes the deletion of a saved reply: it is there again under its id, with the text it had. Refused where nothing was deleted, and where
 * another reply has its title by now.
 */
export function restoreReply(
  ctx: Context,
  { id, actor }: { id: string; actor: EnquiryActor },
): Promise<Outcome<undefined, { reason: 'reply-gone' | 'title-taken' }>> {
  return transact<undefined, { reason: 'reply-gone' | 'title-taken' }>(ctx.db, async (tx) => {
    const text = await findDroppedReply(tx, id)
    if (!text) return (await findReply(tx, id)) ? done(undefined) : refused({ reason: 'reply-gone' })
    const row = { id, ...text, updated_at: ctx.clock.now(), updated_by: actor.name }
    if (!(await insertReply(tx, row))) return refused({ reason: 'title-taken' })
    const subject = { kind: 'reply', id, words: text.title } as const
    await recordAudit(ctx, tx, { actor, action: 'reply-saved', subject, facts: { before: null, after: text } })
    return done(undefined)
  })
}
