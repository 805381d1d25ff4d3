import { listBookingsById } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { instantText } from '../components/instants.ts'
import type { ListedRun } from '../road-lists/listed-run.ts'
import type { RoadListName } from '../road-lists/lists-of-kind.ts'
import { loadRoadList } from '../road-lists/load-road-list.server.ts'
import { loadHead } from './load-head.server.ts'
import { listSeated } from './load-on-the-road.server.ts'

/** A list for the road of the departure of an address: of all bookings that have seats on it, by the name of their leads. */
export async function loadDepartureList(ctx: Context, read: ReadWords, text: string, list: RoadListName) {
  const now = ctx.clock.now()
  const { head, departure } = await loadHead(ctx, read, text)
  const seated = await listSeated(ctx.db, head.id)
  const run: ListedRun = {
    ...{ order: null, packageId: departure.packageId, comfort: departure.comfort, departureId: head.id, bookingId: null },
    ...{ startsOn: departure.startsOn, endsOn: departure.endsOn },
    bookings: await listBookingsById(
      ctx.db,
      seated.map(({ id }) => id),
    ),
  }
  return { head, printed: instantText(now, now, read.format), list: await loadRoadList(ctx, read, run, list) }
}
