import { listReadersAfter } from '#features/enquiries/subscribers/reads-readers.server.ts'
import type { Context } from '#platform/context.ts'
import { findIssue } from './reads.server.ts'
import { moveIssue } from './writes.server.ts'

/** The queue that goes through the readers, and the queue of single emails. server/jobs.ts runs the actions for them. */
export const issueQueue = 'newsletter-issue'
export const issueEmailQueue = 'newsletter-email'

/** How many emails are queued at once; the next run queues more. */
const readersAtOnce = 50

/**
 * The job that queues the emails of an issue, fifty at a time. Each email is a job of its own, so a failing address delays no
 * other. The job goes through the readers by id and adds itself for the next fifty in the same transaction. Does nothing once the
 * issue is stopped or sent. Safe to run again.
 */
export async function sendIssue(ctx: Context, { issueId, after, end }: Record<string, unknown>): Promise<void> {
  if (typeof issueId !== 'string') throw new Error('A job without its issue')
  await ctx.db.transaction().execute(async (tx) => {
    const issue = await findIssue(tx, issueId)
    if (issue?.state !== 'sending' || !issue.startedAt) return
    if (end === true) {
      await moveIssue(tx, { id: issueId, from: 'sending', to: 'sent', finishedAt: ctx.clock.now() })
      return
    }
    const place = { after: typeof after === 'string' ? after : null, by: issue.startedAt, limit: readersAtOnce }
    const readers = await listReadersAfter(tx, place)
    for (const { id } of readers) await ctx.jobs.add(tx, issueEmailQueue, { issueId, readerId: id })
    const last = readers.at(-1)
    // The next job comes after these emails, so sending can still be stopped before it runs.
    const next = last && readers.length === readersAtOnce ? { after: last.id } : { end: true }
    await ctx.jobs.add(tx, issueQueue, { issueId, ...next })
  })
}
