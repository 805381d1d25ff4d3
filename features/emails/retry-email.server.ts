import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findEmail } from './reads.server.ts'
import type { AgainRefusal } from './send-again.server.ts'
import { sendStoredEmailLater } from './send-stored-email.server.ts'

/**
 * Tries a failed email at once, besides its automatic attempts. One that was sent meanwhile stays sent. Refused: an incomplete
 * stored copy.
 */
export function retryEmail(
  ctx: Context,
  { id, staff }: { id: number; staff: { id: string; name: string } },
): Promise<Outcome<undefined, AgainRefusal>> {
  return transact<undefined, AgainRefusal>(ctx.db, async (tx) => {
    const email = await findEmail(tx, id)
    if (!email) return refused({ reason: 'email-unknown' })
    if (!email.isWhole) return refused({ reason: 'email-incomplete' })
    if (email.sentAt) return done(undefined)
    await sendStoredEmailLater(ctx, tx, id)
    const subject = { kind: 'letter', id: String(id), words: email.subject } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'letter-tried-again', subject, facts: { failure: email.failure } })
    return done(undefined)
  })
}
