import type { Context } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { insertFlight, updateFlight } from '../writes.server.ts'
import { actorName, changeFlights, directionTexts, type FlightActor, type FlightsClosed } from './change-flight.server.ts'
import { type FlightFacts, flightDaysAround, isNearTrip } from './flight.ts'
import { listPositions } from './reads-flights.server.ts'

export type FlightRefusal =
  | FlightsClosed
  /** Outside of the days on which somebody may fly for this trip. */
  | { reason: 'day-outside'; from: Day; to: Day }
  | { reason: 'traveller-unknown'; position: number }
  /** The same flight in the same direction on the same day is there. */
  | { reason: 'flight-known' }
  | { reason: 'too-many'; most: number }
  | { reason: 'flight-unknown' }
  /** Somebody has changed it since the form was drawn. */
  | { reason: 'changed-meanwhile' }

/** More than a group can have: each of them on two flights of their own. */
const mostFlights = 120

export type FlightInput = {
  bookingId: string
  flight: FlightFacts
  /** The flight to change and the version that the form showed; a new one without. */
  of?: { id: number; version: number } | undefined
  actor: FlightActor
}

/**
 * Enters a flight of a booking, or changes one. Refused more than three days outside of the trip, for somebody who is not in the party, where the booking
 * has it already, where somebody else has changed it since, once the booking has ended, and for a hire. The same again changes nothing.
 */
export function saveFlight(
  ctx: Context,
  { bookingId, flight, of, actor }: FlightInput,
): Promise<Outcome<{ id: number }, FlightRefusal>> {
  return changeFlights<{ id: number }, FlightRefusal>(ctx, { bookingId, actor }, async (tx, trip, flights) => {
    const was = of && flights.find(({ id }) => id === of.id)
    if (of && !was) return refused({ reason: 'flight-unknown' })
    if (of && was?.version !== of.version) return refused({ reason: 'changed-meanwhile' })
    if (!was && flights.length >= mostFlights) return refused({ reason: 'too-many', most: mostFlights })
    if (!isNearTrip(flight.day, trip))
      return refused({
        reason: 'day-outside',
        from: addDays(trip.startsOn, -flightDaysAround),
        to: addDays(trip.endsOn, flightDaysAround),
      })
    const party = await listPositions(tx, bookingId)
    const positions = [...new Set(flight.positions)].toSorted((a, b) => a - b)
    const unknown = positions.find((position) => !party.includes(position))
    if (unknown !== undefined) return refused({ reason: 'traveller-unknown', position: unknown })
    const wanted = { ...flight, positions: positions.length === party.length ? [] : positions }
    if (flights.some((one) => one.id !== was?.id && isSame(one, wanted))) return refused({ reason: 'flight-known' })
    const changed = was ? changedFields(was, wanted) : []
    if (was && changed.length === 0) return done({ value: { id: was.id }, text: null })
    const entered = { at: await ctx.clock.in(tx), by: actorName(actor) }
    if (was) await updateFlight(tx, was.id, wanted, entered)
    const id = was?.id ?? (await insertFlight(tx, bookingId, wanted, entered))
    const text = was
      ? `Flight ${directionTexts[was.direction]} changed: ${changed.join(', ')}`
      : `Flight ${directionTexts[wanted.direction]} entered`
    return done({ value: { id }, text })
  })
}

const isSame = (one: FlightFacts, other: FlightFacts): boolean =>
  one.direction === other.direction && one.number === other.number && one.day === other.day

const fields: Readonly<Record<keyof FlightFacts, string>> = {
  direction: 'direction',
  number: 'number',
  airport: 'airport',
  day: 'day',
  at: 'time',
  positions: 'travellers',
  note: 'note',
}

/** Which facts of a flight are other than before, as the timeline names them. */
const changedFields = (was: FlightFacts, now: FlightFacts): string[] =>
  (Object.keys(fields) as (keyof FlightFacts)[])
    .filter((field) => String(was[field] ?? '') !== String(now[field] ?? ''))
    .map((field) => fields[field])
