import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { type Assignment, type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { changeAssignment } from '#features/crew/assignments/change-assignment.server.ts'
import { answerBy } from '#features/crew/assignments/new-assignment.ts'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import type { LockedMember } from '#features/crew/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { dayText } from '#values/day-words.ts'
import { lockMembers } from '../assign/lock-members.server.ts'
import { noteAssignment } from '../assign/note-assignment.server.ts'
import { findRun, nameRuns } from '../reads-runs.server.ts'
import type { Run } from '../run.ts'
import { planFollow } from './plan-follow.server.ts'
import { listRunsToFollow } from './reads-follow.server.ts'

/**
 * Brings the assignments of every run that has changed to what it is now. It compares them with the run itself and not with what happened,
 * so it may run twice, late, or after several changes. Returns how many runs it looked at.
 */
export async function followRuns(ctx: Context): Promise<number> {
  const runs = await listRunsToFollow(ctx.db)
  for (const key of runs) await ctx.db.transaction().execute((tx) => followRun(ctx, tx, key))
  return runs.length
}

async function followRun(ctx: Context, tx: Tx, key: RunKey): Promise<void> {
  const known = await listAssignmentsOf(tx, [key])
  const locked = await lockMembers(
    tx,
    known.map(({ kind, memberId: id }) => ({ kind, id })),
  )
  const run = await findRun(tx, key)
  for (const one of await listAssignmentsOf(tx, [key])) {
    const member = locked({ kind: one.kind, id: one.memberId })
    // One that was added since waits for the next time.
    if (member) await followOne(ctx, tx, { key, run, one, member })
  }
}

/** A vehicle that is with the customer stays assigned until it is taken back, whatever becomes of its booking. */
async function alertOut(ctx: Context, tx: Tx, { key, one }: Pick<One, 'key' | 'one'>): Promise<void> {
  await raiseAlert(ctx, tx, {
    occasion: `crew-busy:${one.id}:out`,
    bookingId: 'bookingId' in key ? key.bookingId : null,
    text: `The booking of ${one.name} has ended or was changed while the customer has it. Take it back first.`,
  })
}

type One = { key: RunKey; run: Run | undefined; one: Assignment; member: LockedMember }

/**
 * Where its member is busy in the new hours, or a vehicle for hire is needed by hires, an assignment that had to move is released, and one that
 * had only to become longer keeps its hours; both are named in an alert, once for the hours that it should have had.
 */
async function followOne(ctx: Context, tx: Tx, { key, run, one, member }: One): Promise<void> {
  const now = await ctx.clock.in(tx)
  const next = await planFollow(ctx, tx, { key, run, one, isOwn: member.isOwn })
  const { id } = one
  const release = { state: 'released' as const, answerBy: null, endedAt: now }
  const note = { id, before: one, actor: null }
  if (next.what === 'stays') return
  if (next.what === 'is-out') return alertOut(ctx, tx, { key, one })
  if (next.what === 'ends') {
    await changeAssignment(ctx, tx, one, release)
    await noteAssignment(ctx, tx, { ...note, action: 'crew-released' })
    return
  }
  const { span, runDays, state, isMove, busy } = next
  const answer = { state, ...(state === 'requested' && one.state !== 'requested' && { answerBy: answerBy(now) }) }
  if (next.what === 'changes') {
    const accepted = busy.length === 0 && isMove ? { acceptedBy: null, acceptedReason: '' } : {}
    await changeAssignment(ctx, tx, one, { span, runDays, ...answer, ...accepted })
    await noteAssignment(ctx, tx, { ...note, action: 'crew-assigned' })
    return
  }
  const isLonger = next.what === 'keeps'
  // Of a hire whose hours grew within its days nothing changes here, however often it is looked at.
  const isAsItWas = isLonger && state === one.state && runDays.from === one.runFrom && runDays.to === one.runTo
  if (!isAsItWas) {
    await changeAssignment(ctx, tx, one, isLonger ? { runDays, ...answer } : release)
    await noteAssignment(ctx, tx, { ...note, action: isLonger ? 'crew-assigned' : 'crew-released' })
  }
  const name = (await nameRuns(tx, [key])).get(runText(key))
  const what = name ? `${name.title}, ${dayText(name.startsOn)}${name.reference && ` (${name.reference})`}` : ''
  await raiseAlert(ctx, tx, {
    occasion: `crew-busy:${id}:${span.from}:${span.to}`,
    bookingId: 'bookingId' in key ? key.bookingId : null,
    text: isLonger
      ? `${what} is longer now, and ${member.name} is busy on the added days. Somebody else is needed for them.`
      : `${what} has moved, and ${member.name} is busy on the new days. Somebody else is needed.`,
  })
}
