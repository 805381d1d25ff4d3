import { type BookingState, isHeld, needsPermits } from '#features/bookings/booking.ts'
import type { BookedPart, Booking } from '#features/bookings/reads.server.ts'
import { listClosedVisitsOf } from '#features/bookings/suppliers/list-closed-visits-of.server.ts'
import { listMovedVisits } from '#features/departures/visits/reads.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { closedSentences, movedSentences } from '../../shared/booking/closed-visits.ts'

/**
 * What the customer of a live booking reads of its visits: those that its departure makes on another day than the itinerary says, and permits that cannot be
 * had because their day is closed. Empty where there are none.
 *
 * @param state the booking's now: a hold that has lapsed visits nothing.
 */
export async function visitsNotice(
  ctx: Context,
  { id, order, startsOn }: Pick<Booking, 'id' | 'order' | 'startsOn'>,
  { state, parts, now, read }: { state: BookingState; parts: readonly BookedPart[]; now: Date; read: ReadWords },
): Promise<string> {
  if (!isHeld(state) && !needsPermits(state)) return ''
  const reading = { read, nameOf: await namesIn(ctx, read.language) }
  const moved = order.kind === 'departure' ? await listMovedVisits(ctx.db, { slug: order.departure }) : []
  const fees = moved.length > 0 ? [...(await listVisitorFees(ctx.db)).values()] : []
  const closed = await listClosedVisitsOf(ctx.db, { id, state }, parts, now)
  return [
    ...movedSentences({ startsOn }, moved, fees, reading),
    ...closedSentences(closed, state === 'requested' ? 'requested' : 'booked', reading),
  ].join(' ')
}
