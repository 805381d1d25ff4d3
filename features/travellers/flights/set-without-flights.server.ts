import type { Context } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { replaceWithoutFlights } from '../writes.server.ts'
import { actorName, changeFlights, type FlightActor, type FlightsClosed } from './change-flight.server.ts'
import type { RoadDirection } from './flight.ts'
import { listWithoutFlights } from './reads-flights.server.ts'

const texts: Readonly<Record<RoadDirection, string>> = { in: 'arrival', out: 'departure' }

/**
 * Says in which directions whoever of a booking has no flight needs none: they come or go by road, or are there already. Nobody is asked for
 * these flights any more; those that are entered stay. The same again changes nothing. Refused once the booking has ended, and for a hire.
 */
export const setWithoutFlights = (
  ctx: Context,
  { bookingId, directions, actor }: { bookingId: string; directions: readonly RoadDirection[]; actor: FlightActor },
): Promise<Outcome<undefined, FlightsClosed>> =>
  changeFlights<undefined, FlightsClosed>(ctx, { bookingId, actor }, async (tx) => {
    const before = (await listWithoutFlights(tx, [bookingId])).get(bookingId) ?? []
    if ([...before].sort().join() === [...directions].sort().join()) return done({ value: undefined, text: null })
    await replaceWithoutFlights(tx, bookingId, directions, { at: await ctx.clock.in(tx), by: actorName(actor) })
    const named = directions.map((direction) => texts[direction]).join(' and ')
    const text = named === '' ? 'Nobody travels without flights any more' : `Without a flight, by road or already there: ${named}`
    return done({ value: undefined, text })
  })
