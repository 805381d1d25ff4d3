import type { Context } from '#platform/context.ts'
import { moneyText, usd } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { closeCheckoutsLater } from '../cancellations/close-checkouts-later.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { type Booking, findBooking, listLines } from '../reads.server.ts'
import { insertEvent, replaceLines, swapState } from '../writes.server.ts'
import { isToRecord, statesWithChildFees, withRecordedFee } from './child-fees.ts'

export type ChildFeeRefusal = { reason: 'child-fee-unknown' } | { reason: 'child-fee-wrong'; mostMinor: number }

/**
 * Staff record what the park charges for a child for whom the adult fee was taken. The price falls by the difference, which is a
 * refund due where it was paid, and the customer gets an email. Where the park charges as much, the price stays. Refused: a line
 * without a fee to check, a booking that is not confirmed, and an amount of nothing or of more than was taken.
 *
 * @param position of the line in the price of the booking, from 1.
 */
export function recordChildFee(
  ctx: Context,
  bookingId: string,
  { position, unitMinor, actor, seen }: { position: number; unitMinor: number; actor: string; seen?: number },
): Promise<Outcome<Booking, MoveRefusal | ChildFeeRefusal>> {
  return changeBooking<Booking, ChildFeeRefusal>(
    ctx,
    bookingId,
    async (tx, booking) => {
      const { state, currency } = booking
      if (!statesWithChildFees.includes(state)) return refused({ reason: 'move-not-allowed', state })
      const lines = await listLines(tx, bookingId)
      const line = lines[position - 1]
      if (!line || !isToRecord(line)) return refused({ reason: 'child-fee-unknown' })
      const mostMinor = line.unitMinor
      if (!Number.isSafeInteger(unitMinor) || unitMinor < 0 || unitMinor > mostMinor)
        return refused({ reason: 'child-fee-wrong', mostMinor })
      const recorded = withRecordedFee(line, unitMinor)
      const lessMinor = line.amountMinor - recorded.amountMinor
      await replaceLines(
        tx,
        bookingId,
        lines.map((one) => (one === line ? recorded : one)),
      )
      const totalMinor = booking.totalMinor - lessMinor
      const change = { total_minor: totalMinor, deposit_minor: Math.min(booking.depositMinor, totalMinor) }
      if (!(await swapState(tx, booking, state, change))) return refused({ reason: 'changed-meanwhile' })
      const money = (minor: number) => moneyText({ ...usd(minor), currency })
      const text = `${line.label}, child of ${line.childFee?.age}: the park charges ${money(unitMinor)}, ${money(mostMinor)} was taken`
      const version = booking.version + 1
      const at = await ctx.clock.in(tx)
      await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor, text, at })
      const changed = await findBooking(tx, bookingId)
      if (!changed) return refused({ reason: 'booking-unknown' })
      if (lessMinor > 0) {
        await closeCheckoutsLater(ctx, tx, bookingId)
        await queueBookingEmail(ctx, tx, changed, 'child-fee')
      }
      return done(changed)
    },
    { seen },
  )
}
