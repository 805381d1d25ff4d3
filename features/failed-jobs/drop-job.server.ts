import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { deleteFailedJob } from '#platform/jobs/failed-jobs.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'

export type DropRefusal = { reason: 'reason-missing' } | { reason: 'job-gone' }

/**
 * Lets a job that failed for good go: it never runs. Written down with the reason. Refused without one, and where the job is not
 * there any more or runs again.
 */
export function dropJob(
  ctx: Context,
  { actor, id, reason }: { actor: { id: string; name: string }; id: number; reason: string },
): Promise<Outcome<undefined, DropRefusal>> {
  return transact<undefined, DropRefusal>(ctx.db, async (tx) => {
    const text = reason.trim().slice(0, 300)
    if (text === '') return refused({ reason: 'reason-missing' })
    const queue = await deleteFailedJob(tx, id)
    if (queue === undefined) return refused({ reason: 'job-gone' })
    const subject = { kind: 'job', id: String(id), words: queue } as const
    await recordAudit(ctx, tx, { actor, action: 'job-dropped', subject, facts: { reason: text } })
    return done(undefined)
  })
}
