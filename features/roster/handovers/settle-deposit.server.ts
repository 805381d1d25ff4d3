import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import { changeBooking, type MoveRefusal } from '#features/bookings/move-booking.server.ts'
import { withholdDeposit } from '#features/bookings/payments/withhold-deposit.server.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
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
 * Stores what the customer got back of a deposit, in cents, and why some was kept. What is kept pays for what the booking owes, such as
 * damage that is charged in its price. It may be settled again; what it was is in the audit log. Refused: without a deposit, before the
 * vehicle is taken back, more than was given, some kept without a reason, more kept than is owed, and where somebody has changed it since.
 */
export async function settleDeposit(ctx: Context, input: SettlementInput): Promise<Outcome<undefined, HandoverRefusal>> {
  const outcome = await changeBooking<undefined, HandoverRefusal>(ctx, input.bookingId, async (tx, booking) => {
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
    const withheldMinor = depositMinor - returnedMinor
    const withheldReason = withheldMinor > 0 ? input.withheldReason.trim() : ''
    if (withheldMinor > 0 && withheldReason === '') return refused({ reason: 'withheld-reason-missing' })
    const plate = vehicle.car.plate || vehicle.car.name
    const former = out.settled?.paymentId ?? null
    const payment = await withholdDeposit(ctx, tx, booking, { withheldMinor, former, reference: plate, actor: actor.name })
    if (!payment.done) return payment
    const settled = { returnedMinor, withheldReason, paymentId: payment.value, by: actor.name, at: await ctx.clock.in(tx) }
    if (!(await updateSettlement(tx, { ...settled, assignmentId, seen }))) return refused({ reason: 'changed-meanwhile' })
    const [before, after] = [out.settled && audited(out.settled, depositMinor), audited(settled, depositMinor)]
    const note = { bookingId, car: known.name, actor, reason: withheldReason, before, after }
    await noteHandover(ctx, tx, { ...note, action: 'deposit-settled' })
    const text = `Deposit of ${plate} settled: ${after.returned} returned, ${after.kept} kept`
    await noteChange(ctx, tx, bookingId, { actor: actor.name, text })
    return done(undefined)
  })
  return outcome.done ? outcome : refused(asHandoverRefusal(outcome.refusal))
}

/** Of a booking itself nothing is moved, so only that it is gone is left. */
const asHandoverRefusal = (refusal: HandoverRefusal | MoveRefusal): HandoverRefusal =>
  refusal.reason === 'booking-unknown' ||
  refusal.reason === 'move-not-allowed' ||
  refusal.reason === 'reason-missing' ||
  refusal.reason === 'hold-lapsed'
    ? { reason: 'assignment-unknown' }
    : refusal

const audited = ({ returnedMinor }: Pick<DepositSettlement, 'returnedMinor'>, depositMinor: number) => ({
  returned: centsText(returnedMinor),
  kept: centsText(depositMinor - returnedMinor),
})
