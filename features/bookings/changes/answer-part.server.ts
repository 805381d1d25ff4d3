import { type GrantRefusal, grantPermits } from '#features/permits/lots/grant-permits.server.ts'
import { takeGranted, takeReserved } from '#features/stock/hold-stock.server.ts'
import { isOnRequest, permitPool } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type BookingState, isFinal } from '../booking.ts'
import type { BookedPart } from '../booking-record.ts'
import { releaseBooking } from '../cancellations/release-booking.server.ts'
import { updateRequestState } from '../confirmation/update-request-state.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { type Booking, findBooking, listParts } from '../reads.server.ts'
import { insertEvent, updatePart, updateSupplier } from '../writes.server.ts'

/** Of permits also which and of which day, as staff have to find them. */
type PermitsShort = GrantRefusal & { permit: string; day: Day }

export type AnswerRefusal = { reason: 'part-not-on-request' } | PermitsShort

export type PartAnswer = {
  resource: string
  day: Day
  answer: 'yes' | 'no'
  supplier?: string
  /** Of permits: the authority's reference, and until when it keeps them by its own word. */
  permit?: { reference: string; reservedUntil: Date | null }
  actor: string
  text: string
  seen?: number
}

/** States in which a no declines the booking: that of a paid booking of the release before. */
const statesEndedByNo: readonly BookingState[] = ['pending']

/**
 * Records a supplier's answer about a part on request. Yes: the part is added to stock (permits as a lot, as far as none are spare) and taken by
 * this booking, also after a no; the last yes begins the hold, in which the deposit is due. No: nothing is declined or written by itself; staff offer
 * something else, change the booking, or decline it. Refused for a part that is not on request or has this answer, for a
 * booking that has ended or lapsed, and for permits of a day on which more is promised than there is, or which nobody has reserved (`grantPermits`).
 */
export function answerPart(
  ctx: Context,
  id: string,
  input: PartAnswer,
): Promise<Outcome<undefined, MoveRefusal | AnswerRefusal>> {
  return changeBooking<undefined, AnswerRefusal>(
    ctx,
    id,
    async (tx, booking) => {
      const parts = await listParts(tx, id)
      const part = parts.find(({ resource, day }) => resource === input.resource && day === input.day)
      const at = await ctx.clock.in(tx)
      if (isFinal(booking.state)) return refused({ reason: 'move-not-allowed', state: booking.state })
      if (booking.holdEndsAt !== null && booking.holdEndsAt <= at) return refused({ reason: 'hold-lapsed' })
      if (!part || !(await updatePart(tx, { ...part, bookingId: id }, { answer: input.answer, at, by: input.actor })))
        return refused({ reason: 'part-not-on-request' })
      const { actor } = input
      const { version, state } = booking
      const supplier = input.supplier || part.supplier
      if (supplier !== part.supplier) await updateSupplier(tx, { ...part, bookingId: id }, supplier)
      const note = input.text.trim()
      const answerText = (what: string) =>
        `${what}: ${input.answer === 'yes' ? 'available' : 'not available'}${note ? `. ${note}` : ''}`
      const text = answerText(supplier ? `${part.label} (${supplier})` : part.label)
      if (input.answer === 'no' && statesEndedByNo.includes(state)) {
        const moved = await releaseBooking(ctx, tx, booking, {
          event: 'decline',
          mover: 'staff',
          actor,
          // The customer reads it, and must not see the supplier's name.
          text: answerText(part.label),
          at,
        })
        if (!moved.done) return moved
        await queueBookingEmail(ctx, tx, moved.value, 'declined')
        return done(undefined)
      }
      const taken = input.answer === 'yes' ? await takeAnswered(ctx, tx, { booking, part, input, at }) : done(undefined)
      if (!taken.done) return taken
      await insertEvent(tx, { bookingId: id, version, event: 'note', from: state, to: state, actor, text, at })
      const answered = await findBooking(tx, id)
      if (answered) await updateRequestState(ctx, tx, answered, { mover: 'staff', actor })
      return done(undefined)
    },
    { seen: input.seen },
  )
}

/** Takes what a supplier has granted: permits with the lot that stands behind them, other stock as so many more of it. */
async function takeAnswered(
  ctx: Context,
  tx: Tx,
  { booking, part, input, at }: { booking: Booking; part: BookedPart; input: PartAnswer; at: Date },
): Promise<Outcome<undefined, PermitsShort>> {
  const { id: bookingId, holdEndsAt } = booking
  if (isOnRequest(part.resource)) return done(undefined)
  if (!permitPool(part.resource)) {
    await takeGranted(tx, bookingId, part, holdEndsAt)
    return done(undefined)
  }
  const { permit = { reference: '', reservedUntil: null }, actor, text } = input
  const referenceMissing = permit.reference === '' ? text.trim() : ''
  const { resource, day, quantity, label } = part
  const granted = await grantPermits(
    ctx,
    tx,
    { resource, day, quantity, ...permit, referenceMissing, bookingId },
    { at, by: actor },
  )
  if (!granted.done) return refused({ ...granted.refusal, permit: label || resource, day })
  await takeReserved(tx, bookingId, part, holdEndsAt)
  return done(undefined)
}
