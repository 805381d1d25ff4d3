import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { retryFailedJobs } from '#platform/jobs/failed-jobs.server.ts'

/** So many jobs are let run again at one press. */
export const mostRetried = 1_000

/**
 * Lets a job that failed for good run again from its first try, or all of them; they run soon after. Written down. Answers how
 * many: none where somebody was faster.
 */
export function retryJobs(ctx: Context, { actor, id }: { actor: { id: string; name: string }; id?: number }): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const queues = await retryFailedJobs(tx, id === undefined ? { most: mostRetried } : { id }, ctx.clock.now())
    if (queues.length === 0) return 0
    const subject = {
      kind: 'job',
      id: id === undefined ? 'all' : String(id),
      words: [...new Set(queues)].sort().join(', '),
    } as const
    await recordAudit(ctx, tx, { actor, action: 'jobs-retried', subject, facts: { jobs: queues.length } })
    return queues.length
  })
}
