import { accountOf } from '#features/bookings/account.ts'
import { holdAfter } from '#features/bookings/changes/amend-booking.server.ts'
import type { PlannedAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { amendedHoldWords } from '../../../words/amended-hold.ts'
import { type Difference, differenceView } from './difference-view.ts'

/** The difference that a planned change makes, with what would be paid and how long it would be held. */
export async function differenceOf(
  ctx: Context,
  read: ReadWords,
  booking: Booking,
  planned: PlannedAmendment,
): Promise<Difference> {
  const now = ctx.clock.now()
  const { totalMinor, depositMinor, balanceDueOn } = planned.schedule
  const then = { ...booking, totalMinor, depositMinor, balanceDueOn }
  const after = accountOf(then, await listPayments(ctx.db, booking.id), kigaliDay(now))
  const hold = holdAfter(ctx, booking, planned, { mover: 'staff', at: now })
  return differenceView(read, booking, planned, after, hold, read(amendedHoldWords))
}
