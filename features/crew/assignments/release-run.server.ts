import type { Context, Tx } from '#platform/context.ts'
import { crewEmailsQueue } from '#values/queues.ts'
import type { RunKey } from './assignment.ts'
import { releaseAll } from './writes-assignments.server.ts'

/** Releases everybody from a run that ends, inside the caller's transaction. Who knew of it is told by a job. */
export async function releaseRun(ctx: Context, tx: Tx, run: RunKey, at: Date): Promise<void> {
  const ids = await releaseAll(tx, run, at)
  if (ids.length > 0) await ctx.jobs.addOnce(tx, crewEmailsQueue)
}
