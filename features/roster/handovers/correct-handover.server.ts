import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import { lockBooking } from '#features/bookings/reads.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockMembers } from '../assign/lock-members.server.ts'
import type { Actor } from '../assign/note-assignment.server.ts'
import { findRun } from '../reads-runs.server.ts'
import type { Run } from '../run.ts'
import { latestBeginning } from './hand-over.server.ts'
import type { Handover, HandoverKind, HiredVehicle } from './handover.ts'
import { kigaliTime } from './handover-problems.ts'
import type { HandoverRefusal } from './handover-refusal.ts'
import { auditedHandover, handoverNote, noteHandover } from './note-handover.server.ts'
import { listHiredVehicles } from './reads-handovers.server.ts'
import { updateHandover } from './writes-handovers.server.ts'

export type CorrectionInput = {
  bookingId: string
  assignmentId: number
  kind: HandoverKind
  /** The version that the screen showed. */
  seen: number
  reason: string
  handover: Omit<Handover, 'kind' | 'recordedBy'>
  actor: Actor
}

/**
 * Corrects a hand-over or a return that was recorded wrongly: all of it is as it is given, with who corrected it and why, and what it was is
 * in the audit log. Refused: without a reason, where somebody has changed it since, what does not fit the other of the two, and what `handOver` and
 * `takeBack` refuse; the deposit of a hand-over once it is settled.
 */
export const correctHandover = (ctx: Context, input: CorrectionInput): Promise<Outcome<undefined, HandoverRefusal>> =>
  transact<undefined, HandoverRefusal>(ctx.db, async (tx) => {
    const { bookingId, assignmentId, kind, seen, actor } = input
    const known = await findAssignment(tx, assignmentId)
    if (known?.kind !== 'car' || known.bookingId !== bookingId) return refused({ reason: 'assignment-unknown' })
    // The booking before its vehicle, as everywhere: what happens is an entry of its timeline.
    await lockBooking(tx, bookingId)
    await lockMembers(tx, [{ kind: 'car', id: known.memberId }])
    const vehicle = (await listHiredVehicles(tx, bookingId)).find(({ assignment }) => assignment.id === assignmentId)
    const stored = kind === 'out' ? vehicle?.out : vehicle?.back
    if (!vehicle || !stored) return refused({ reason: 'not-handed-over' })
    if (stored.version !== seen) return refused({ reason: 'changed-meanwhile' })
    const reason = input.reason.trim()
    if (reason === '') return refused({ reason: 'correction-reason-missing' })
    const now = await ctx.clock.in(tx)
    const { at } = input.handover
    if (at.getTime() > now.getTime() + 60_000) return refused({ reason: 'in-future' })
    const nothing = { licenceSeen: false, depositMinor: 0, depositMethod: '' } as const
    const handover = { ...input.handover, ...(kind === 'return' && nothing), kind }
    const problem =
      kind === 'out' ? wrongOut(handover, vehicle, await findRun(tx, { bookingId })) : wrongReturn(handover, vehicle)
    if (problem) return refused(problem)
    const corrected = { by: actor.name, at: now, reason }
    if (!(await updateHandover(tx, { ...handover, assignmentId, seen, corrected })))
      return refused({ reason: 'changed-meanwhile' })
    const [before, after] = [auditedHandover(stored), auditedHandover(handover)]
    await noteHandover(ctx, tx, { bookingId, car: known.name, actor, action: 'handover-corrected', reason, before, after })
    const text = `${handoverNote(vehicle.car.plate || vehicle.car.name, handover)} (corrected)`
    await noteChange(ctx, tx, bookingId, { actor: actor.name, text })
    return done(undefined)
  })

type Given = Omit<Handover, 'recordedBy'>

function wrongOut(given: Given, { out, back }: HiredVehicle, run: Run | undefined): HandoverRefusal | undefined {
  if (run && kigaliTime(latestBeginning(given.at)) < run.span.from) return { reason: 'too-early' }
  if (run?.hired && !run.hired.withDriver && !given.licenceSeen) return { reason: 'licence-not-seen' }
  if (given.depositMinor > 0 && given.depositMethod === '') return { reason: 'deposit-method-missing' }
  if (out?.settled && given.depositMinor !== out.depositMinor) return { reason: 'deposit-settled' }
  if (back && given.at > back.at) return { reason: 'after-return' }
  return back && given.kilometres > back.kilometres ? { reason: 'kilometres-above', kilometres: back.kilometres } : undefined
}

function wrongReturn(given: Given, { out }: HiredVehicle): HandoverRefusal | undefined {
  if (!out) return { reason: 'not-handed-over' }
  if (given.at < out.at) return { reason: 'before-handover' }
  return given.kilometres < out.kilometres ? { reason: 'kilometres-below', kilometres: out.kilometres } : undefined
}
