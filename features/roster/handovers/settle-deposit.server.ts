import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockMembers } from '../assign/lock-members.server.ts'
import type { Actor } from '../assign/note-assignment.server.ts'
import type { DepositSettlement } from './handover.ts'
import type { HandoverRefusal } from './handover-refusal.ts'
import { centsText, noteHandover } from './note-handover.server.ts'
import { listHiredVehicles } from './reads-handovers.server.ts'
import { updateSettlement } from './writes-handovers.server.ts'

export type SettlementInput = {
  bookingId: string
  assignmentId: number
  /** The version of the hand-over that the screen showed. */
  seen: number
  returnedMinor: number
  /** Why not all of it. */
  withheldReason: string
  actor: Actor
}

/**
 * Stores what the customer got back of a deposit, in cents, and why some was kept. It may be settled again; what it was is in the audit log.
 * Nothing is charged or paid by it. Refused: without a deposit, before the vehicle is taken back, more than was given, some kept without a
 * reason, and where somebody has changed it since.
 */
export const settleDeposit = (ctx: Context, input: SettlementInput): Promise<Outcome<undefined, HandoverRefusal>> =>
  transact<undefined, HandoverRefusal>(ctx.db, async (tx) => {
    const { bookingId, assignmentId, seen, returnedMinor, actor } = input
    const known = await findAssignment(tx, assignmentId)
    if (known?.kind !== 'car' || known.bookingId !== bookingId) return refused({ reason: 'assignment-unknown' })
    await lockMembers(tx, [{ kind: 'car', id: known.memberId }])
    const vehicle = (await listHiredVehicles(tx, bookingId)).find(({ assignment }) => assignment.id === assignmentId)
    const out = vehicle?.out
    if (!out || out.depositMinor === 0) return refused({ reason: 'no-deposit' })
    if (!vehicle.back) return refused({ reason: 'not-taken-back' })
    if (out.version !== seen) return refused({ reason: 'changed-meanwhile' })
    const { depositMinor } = out
    if (returnedMinor > depositMinor) return refused({ reason: 'returned-above', depositMinor })
    const withheldReason = returnedMinor < depositMinor ? input.withheldReason.trim() : ''
    if (returnedMinor < depositMinor && withheldReason === '') return refused({ reason: 'withheld-reason-missing' })
    const settled = { returnedMinor, withheldReason, by: actor.name, at: await ctx.clock.in(tx) }
    if (!(await updateSettlement(tx, { ...settled, assignmentId, seen }))) return refused({ reason: 'changed-meanwhile' })
    const [before, after] = [out.settled && audited(out.settled, depositMinor), audited(settled, depositMinor)]
    const note = { bookingId, car: known.name, actor, reason: withheldReason, before, after }
    await noteHandover(ctx, tx, { ...note, action: 'deposit-settled' })
    return done(undefined)
  })

const audited = ({ returnedMinor }: Pick<DepositSettlement, 'returnedMinor'>, depositMinor: number) => ({
  returned: centsText(returnedMinor),
  kept: centsText(depositMinor - returnedMinor),
})
