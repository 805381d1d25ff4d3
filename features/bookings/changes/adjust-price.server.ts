import { findHotelCountry } from '#features/hotels/reads.server.ts'
import { homeCountry } from '#features/places/home-country.ts'
import { type AdjustmentInput, type AdjustmentRefusal, adjust } from '#features/pricing/adjustments/adjust.ts'
import { incomeOfLines, sumOf } from '#features/pricing/price-line.ts'
import { hasTourismTax } from '#features/pricing/taxes.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { BookingState } from '../booking.ts'
import { closeCheckoutsLater } from '../cancellations/close-checkouts-later.server.ts'
import { confirmIfPaid } from '../confirmation/confirm-if-paid.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import { paymentScheduleOf, scheduleAfterAmendment } from '../quotes/payment-schedule.ts'
import { type BookedLine, type Booking, findBooking, listLines } from '../reads.server.ts'
import { replaceLines } from '../writes.server.ts'
import { asSold } from './as-sold.ts'

/**
 * The states in which a price can be adjusted: an enquiry has none yet, and a place on a waiting list is priced when seats are
 * offered.
 */
export const statesWithPrice: readonly BookingState[] = ['quoted', 'requested', 'on-hold', 'pending', 'confirmed', 'in-progress']

/** Whether staff may adjust the price of a booking. Of a hire also once it is over: its vehicle may come back late or damaged. */
export const mayAdjustPrice = ({ state, kind }: Pick<Booking, 'state' | 'kind'>): boolean =>
  // The price of a journey made to measure is that of a version of its trip, with the VAT of each line.
  (statesWithPrice.includes(state) && kind !== 'tailored') || (state === 'completed' && kind === 'hire')

export type AdjustPriceInput = {
  adjustment: AdjustmentInput
  /** Its text on the timeline. */
  text: string
  actor: string
  /** Whether the customer gets an email with the new price. */
  sendsEmail: boolean
  seen?: number
}

/**
 * Staff adjust the price of a booking: a discount, a line more, another unit price, or what was adjusted before undone. The other
 * lines stay as they were agreed, total, deposit and balance follow, and the timeline records who did what and why. A hold whose
 * deposit is now covered by what was paid is confirmed. Refused: what `adjust` refuses, a booking without a price, and one
 * changed since it was shown.
 */
export function adjustBookingPrice(
  ctx: Context,
  id: string,
  { adjustment, text, actor, sendsEmail, seen }: AdjustPriceInput,
): Promise<Outcome<Booking, MoveRefusal | AdjustmentRefusal>> {
  return changeBooking<Booking, AdjustmentRefusal>(
    ctx,
    id,
    async (tx, booking) => {
      const { state, startsOn } = booking
      if (!mayAdjustPrice(booking)) return refused({ reason: 'move-not-allowed', state })
      const at = await ctx.clock.in(tx)
      const adjusted = await adjustedLines(tx, booking, adjustment)
      if (!adjusted.done) return adjusted
      const { lines, settings } = adjusted.value
      const frozen = { ...paymentScheduleOf(booking), startsOn }
      const schedule = scheduleAfterAmendment(frozen, lines, startsOn, kigaliDay(at), settings)
      await replaceLines(tx, id, lines)
      const change = {
        total_minor: sumOf(lines),
        deposit_minor: schedule.depositMinor,
        balance_due_on: schedule.balanceDueOn,
      }
      const event = state === 'completed' ? 'charge' : 'amend'
      const moved = await moveBooking(ctx, tx, booking, { event, mover: 'staff', actor, text, at, change })
      if (!moved.done) return moved
      const now = await findBooking(tx, id)
      if (!now) return refused({ reason: 'booking-unknown' })
      await closeCheckoutsLater(ctx, tx, id)
      if (sendsEmail) await queueBookingEmail(ctx, tx, now, state === 'quoted' ? 'quoted' : 'changed')
      return done(await confirmIfPaid(ctx, tx, now))
    },
    { seen },
  )
}

/** The lines of a booking before and after an adjustment, under the terms it was sold under. Two statements; of a stay three. */
async function adjustedLines(db: Db, booking: Booking, adjustment: AdjustmentInput) {
  const { order } = booking
  const [before, settings, countryId] = await Promise.all([
    listLines(db, booking.id),
    findSettings(db),
    order.kind === 'stay' ? findHotelCountry(db, order.hotel) : undefined,
  ])
  // Rooms that cost nothing have no tourism tax, and bear it again once they cost something. Of a hotel that visitors see no more its lines say it.
  const lodgingInRwanda = countryId === undefined ? hasTourismTax(before) : countryId === homeCountry
  const adjusted = adjust(before, adjustment, { ...settings, lodgingInRwanda })
  if (!adjusted.done) return adjusted
  const lines: BookedLine[] = asSold(adjusted.value, before, settings)
  return done({ before, lines, settings })
}

/** What an adjustment changes, in minor units: without taxes, its taxes, and both; and the price of the booking once it is made. */
export type AdjustmentPreview = { netMinor: number; taxMinor: number; changeMinor: number; totalMinor: number }

/** What an adjustment would come to, with its texts still to be typed. Nothing is stored. Refused as `adjustBookingPrice` refuses it. */
export async function previewAdjustment(
  db: Db,
  booking: Booking,
  adjustment: AdjustmentInput,
): Promise<Outcome<AdjustmentPreview, MoveRefusal | AdjustmentRefusal>> {
  if (!mayAdjustPrice(booking)) return refused({ reason: 'move-not-allowed', state: booking.state })
  const texts = { ...(adjustment.action !== 'undo' && { reason: '–' }), ...(adjustment.action === 'add' && { label: '–' }) }
  const adjusted = await adjustedLines(db, booking, { ...adjustment, ...texts })
  if (!adjusted.done) return adjusted
  const [before, after] = [incomeOfLines(adjusted.value.before), incomeOfLines(adjusted.value.lines)]
  return done({
    netMinor: after.incomeMinor - before.incomeMinor,
    taxMinor: after.taxMinor - before.taxMinor,
    changeMinor: after.grossMinor - before.grossMinor,
    totalMinor: after.grossMinor,
  })
}
