import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { findAssignment, listLateRequests } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { lockMembers } from '../assign/lock-members.server.ts'
import { noteAssignment } from '../assign/note-assignment.server.ts'
import { alertDeclined } from './answer-request.server.ts'

/** Ends the requests that nobody answered in time: the time is free, staff get an alert, and who was asked is told. Safe to run again. */
export async function expireRequests(ctx: Context): Promise<number> {
  const late = await listLateRequests(ctx.db, ctx.clock.now())
  for (const { id, kind, memberId } of late) {
    await ctx.db.transaction().execute(async (tx) => {
      await lockMembers(tx, [{ kind, id: memberId }])
      const now = await ctx.clock.in(tx)
      const one = await findAssignment(tx, id)
      if (one?.state !== 'requested' || !one.answerBy || one.answerBy > now) return
      await changeAssignment(ctx, tx, one, { state: 'declined', answerBy: null, endedAt: now })
      await noteAssignment(ctx, tx, { id, before: one, actor: null, action: 'crew-released' })
      await alertDeclined(ctx, tx, one, 'late')
    })
  }
  return late.length
}
