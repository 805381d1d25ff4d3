import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { settleAlertsAbout } from '#features/alerts/settle-alert.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { replaceWithoutFlights } from '../writes.server.ts'
import { actorName, changeFlights, type FlightActor, type FlightsClosed } from './change-flight.server.ts'
import type { RoadDirection } from './flight.ts'
import { listPositions, listSoldTransfers, listWithoutFlights } from './reads-flights.server.ts'

const texts: Readonly<Record<RoadDirection, string>> = { in: 'arrival', out: 'departure' }

/** Everybody has a flight in one of the directions. */
export type FlightsEntered = { reason: 'flights-entered' }

type Input = { bookingId: string; directions: readonly RoadDirection[]; actor: FlightActor }

/**
 * Says in which directions whoever of a booking has no flight needs none: they come or go by road, or are there already. Nobody is asked for
 * these flights any more; those that are entered stay, and so does an airport transfer that was sold: staff are alerted where the customer says so.
 * The same again changes nothing. Refused once the booking has ended, for a hire, and in a direction in which everybody has a flight: it is removed
 * first, or somebody would wait at the airport.
 */
export const setWithoutFlights = (
  ctx: Context,
  { bookingId, directions, actor }: Input,
): Promise<Outcome<undefined, FlightsClosed | FlightsEntered>> =>
  changeFlights<undefined, FlightsEntered>(ctx, { bookingId, actor }, async (tx, _, flights) => {
    const before = (await listWithoutFlights(tx, [bookingId])).get(bookingId) ?? []
    if ([...before].sort().join() === [...directions].sort().join()) return done({ value: undefined, text: null })
    const party = await listPositions(tx, bookingId)
    const flown = (direction: RoadDirection) =>
      new Set(flights.filter((flight) => flight.direction === direction).flatMap(({ travellers }) => travellers))
    const fresh = directions.filter((direction) => !before.includes(direction))
    const isFlown = (direction: RoadDirection) => party.length > 0 && party.every((position) => flown(direction).has(position))
    if (fresh.some(isFlown)) return refused({ reason: 'flights-entered' })
    await replaceWithoutFlights(tx, bookingId, directions, { at: await ctx.clock.in(tx), by: actorName(actor) })
    await alertOfTransfers(ctx, tx, { bookingId, directions, actor }, before)
    const named = directions.map((direction) => texts[direction]).join(' and ')
    const text = named === '' ? 'Nobody travels without flights any more' : `Without a flight, by road or already there: ${named}`
    return done({ value: undefined, text })
  })

/** Alerts staff to each transfer of people who say that they need no flight, and settles the alert where they say so no more. */
async function alertOfTransfers(
  ctx: Context,
  tx: Tx,
  { bookingId, directions, actor }: Input,
  before: readonly RoadDirection[],
): Promise<void> {
  const occasionOf = (direction: RoadDirection) => `transfer-by-road:${bookingId}:${direction}`
  const over = before.filter((direction) => !directions.includes(direction))
  await settleAlertsAbout(ctx, tx, over.map(occasionOf), actorName(actor))
  const sold = actor.by === 'visitor' ? await listSoldTransfers(tx, bookingId) : []
  const reference = sold.length > 0 ? (await findBooking(tx, bookingId))?.reference : undefined
  const at = await ctx.clock.in(tx)
  for (const direction of directions.filter((one) => sold.includes(one) && !before.includes(one)))
    await raiseAlert(ctx, tx, {
      occasion: `${occasionOf(direction)}:${at.getTime()}`,
      bookingId,
      text: `${reference}: an airport transfer is sold for the ${texts[direction]}, but the customer says that they ${direction === 'in' ? 'come' : 'leave'} by road. Ask them. The transfer stays booked until you change it.`,
    })
}
