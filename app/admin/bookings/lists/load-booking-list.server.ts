import type { Booking } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { instantText } from '../../components/instants.ts'
import { runOfBooking } from '../../road-lists/listed-run.ts'
import type { RoadListName } from '../../road-lists/lists-of-kind.ts'
import { loadRoadList } from '../../road-lists/load-road-list.server.ts'
import { findListed } from './find-listed.server.ts'
import type { ListedHead } from './list-head.tsx'

/** The head of a list of a booking, and when it was looked at: what stands on paper. */
export function headOfList(
  ctx: Pick<Context, 'clock'>,
  read: ReadWords,
  booking: Booking,
): { head: ListedHead; printed: string } {
  const { id, reference, kind, title, startsOn, endsOn } = booking
  const now = ctx.clock.now()
  return {
    head: { id, reference, kind, title, when: read.format.days(startsOn, endsOn) },
    printed: instantText(now, now, read.format),
  }
}

/** A list for the road of the booking of an address. */
export async function loadBookingList(ctx: Context, read: ReadWords, id: string, list: RoadListName) {
  const booking = await findListed(ctx.db, id, list)
  return { ...headOfList(ctx, read, booking), list: await loadRoadList(ctx, read, runOfBooking(booking), list) }
}
