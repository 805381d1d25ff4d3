import { seatedStates } from '#features/bookings/booking.ts'
import { listOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { instantText } from '../components/instants.ts'
import { loadParties } from '../road-lists/load-parties.server.ts'
import { loadHead } from './load-head.server.ts'

/** The bookings that have seats on a departure, by the name of their leads. */
export const listSeated = async (db: Db, departureId: number) =>
  (await listOnDeparture(db, departureId))
    .filter(({ state }) => seatedStates.includes(state))
    .toSorted((a, b) => a.leadName.localeCompare(b.leadName))

/** Who has seats on the departure of an address, by the name of their leads, with their rooms and flights. */
export async function loadOnTheRoad(ctx: Context, read: ReadWords, text: string) {
  const now = ctx.clock.now()
  const { head } = await loadHead(ctx, read, text)
  const seated = await listSeated(ctx.db, head.id)
  const bookings = await loadParties(
    ctx,
    read,
    seated.map((one) => ({ ...one, kind: 'departure' as const })),
  )
  return { head, printed: instantText(now, now, read.format), bookings }
}

export type OnTheRoad = Awaited<ReturnType<typeof loadOnTheRoad>>
