import { accountOf } from '#features/bookings/account.ts'
import { holdAfter } from '#features/bookings/changes/amend-booking.server.ts'
import { asAmended } from '#features/bookings/changes/as-amended.server.ts'
import type { PlannedAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { permitsLeftOver } from '#features/bookings/suppliers/permits-left-over.server.ts'
import { whyItStays } from '#features/emails/reachable.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { previewFollow as previewCrew } from '#features/roster/follow/preview-follow.server.ts'
import { previewFollow as previewOrders } from '#features/supply/follow/preview-follow.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { amendedHoldWords } from '../../../words/amended-hold.ts'
import { differenceView } from './difference-view.ts'
import { crewEffectText, leftOverText, supplierEffectTexts } from './effect-texts.ts'

/**
 * The difference that a planned change makes, with what would be paid, how long it would be held, and what becomes of its guides, vehicles,
 * permits and supplier orders.
 */
export async function differenceOf(ctx: Context, read: ReadWords, booking: Booking, planned: PlannedAmendment) {
  const now = ctx.clock.now()
  const { totalMinor, depositMinor, balanceDueOn } = planned.schedule
  const then = { ...booking, totalMinor, depositMinor, balanceDueOn }
  const after = accountOf(then, await listPayments(ctx.db, booking.id), kigaliDay(now))
  const hold = holdAfter(ctx, booking, planned, { mover: 'staff', at: now })
  const crew = await previewCrew(ctx, booking.id, planned.quote)
  const permits = await permitsLeftOver(ctx, booking, planned)
  const suppliers = (await asAmended(ctx, booking, planned, (tx) => previewOrders(tx, { bookingId: booking.id }))) ?? []
  return {
    ...differenceView(read, booking, planned, after, hold, read(amendedHoldWords), whyItStays(ctx.mail, booking.email)),
    crew: crew.map((one) => crewEffectText(read, one)),
    permits: permits.map((one) => leftOverText(read, one)),
    suppliers: suppliers.flatMap((one) => supplierEffectTexts(read, one)),
  }
}

export type Difference = Awaited<ReturnType<typeof differenceOf>>
