import type { Context, Tx } from '#platform/context.ts'
import { crewEmailsQueue } from '#values/queues.ts'
import { type AssignmentChange, updateAssignment } from './writes-assignments.server.ts'

/**
 * Changes an assignment that still has the given version, inside the caller's transaction, which has locked its member; its member is told by a
 * job, where it is to be told. Answers false, and changes nothing, where somebody was first.
 */
export async function changeAssignment(
  ctx: Context,
  tx: Tx,
  assignment: { id: number; version: number },
  change: AssignmentChange,
): Promise<boolean> {
  if (!(await updateAssignment(tx, assignment, change))) return false
  await ctx.jobs.addOnce(tx, crewEmailsQueue)
  return true
}
