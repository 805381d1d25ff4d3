import type { Context, Tx } from '#platform/context.ts'
import { crewEmailsQueue } from '#values/queues.ts'
import type { NewAssignment } from './new-assignment.ts'
import { insertAssignments } from './writes-assignments.server.ts'

/** Adds assignments inside the caller's transaction, which has locked their members and looked for overlaps. Who is requested is asked by a job. Answers the ids in order. */
export async function addAssignments(
  ctx: Context,
  tx: Tx,
  rows: readonly NewAssignment[],
  { at, by }: { at: Date; by: string },
): Promise<number[]> {
  const ids = await insertAssignments(tx, rows, { at, by })
  if (rows.some(({ state }) => state === 'requested')) await ctx.jobs.addOnce(tx, crewEmailsQueue)
  return ids
}
