import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { type Assignment, runOf, runText } from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { dayText } from '#values/day-words.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockMembers } from '../assign/lock-members.server.ts'
import { type Actor, noteAssignment } from '../assign/note-assignment.server.ts'
import { nameRuns } from '../reads-runs.server.ts'

export type RequestAnswer = 'yes' | 'no'

export type AnswerRefusal =
  | { reason: 'assignment-unknown' }
  | { reason: 'answered-already'; answer: RequestAnswer }
  | { reason: 'not-requested' }
  | { reason: 'changed-meanwhile' }

/**
 * The answer of a freelancer, or of the owner of a hired-in vehicle, to a request: yes confirms the assignment, no frees the time and
 * raises an alert. The first answer stands: the same again changes nothing, another one is refused. Refused too where the request was
 * withdrawn, or its hours are not those that were `seen` (its version). `by` null: they answered themselves; else who wrote it down for them.
 */
export const answerRequest = (
  ctx: Context,
  { id, answer, words, seen, by }: { id: number; answer: RequestAnswer; words: string; seen?: number; by: Actor | null },
): Promise<Outcome<undefined, AnswerRefusal>> =>
  transact<undefined, AnswerRefusal>(ctx.db, async (tx) => {
    const known = await findAssignment(tx, id)
    if (!known) return refused({ reason: 'assignment-unknown' })
    await lockMembers(tx, [{ kind: known.kind, id: known.memberId }])
    const one = await findAssignment(tx, id)
    if (!one) return refused({ reason: 'assignment-unknown' })
    const had = one.state === 'confirmed' ? 'yes' : one.state === 'declined' ? 'no' : undefined
    if (had === answer) return done(undefined)
    if (had) return refused({ reason: 'answered-already', answer: had })
    if (one.state !== 'requested') return refused({ reason: 'not-requested' })
    if (seen !== undefined && one.version !== seen) return refused({ reason: 'changed-meanwhile' })
    const at = await ctx.clock.in(tx)
    const change =
      answer === 'yes'
        ? { state: 'confirmed' as const, answerBy: null }
        : { state: 'declined' as const, answerBy: null, endedAt: at, notifiedState: 'declined' as const }
    await changeAssignment(ctx, tx, one, { ...change, note: words.slice(0, 400) })
    await noteAssignment(ctx, tx, { id, before: one, actor: by, action: answer === 'yes' ? 'crew-assigned' : 'crew-released' })
    if (answer === 'no') await alertDeclined(ctx, tx, one, 'declined')
    return done(undefined)
  })

/** Tells staff that somebody who was requested does not come, and for what somebody else is needed. */
export async function alertDeclined(ctx: Context, tx: Tx, one: Assignment, how: 'declined' | 'late'): Promise<void> {
  const key = runOf(one)
  const name = key && (await nameRuns(tx, [key])).get(runText(key))
  const what = name ? `${name.title}, ${dayText(name.startsOn)}${name.reference && ` (${name.reference})`}` : 'an assignment'
  await raiseAlert(ctx, tx, {
    occasion: `crew-${how}:${one.id}`,
    bookingId: one.bookingId,
    text:
      how === 'declined'
        ? `${one.name} declined ${what}. Somebody else is needed.`
        : `${one.name} did not reply about ${what} in time and is free again. Somebody else is needed.`,
  })
}
