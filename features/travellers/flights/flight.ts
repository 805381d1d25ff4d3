import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { addDays, type Day } from '#values/dates.ts'

/** Of a party: how they come, how they go, and how they fly during the journey. */
export const flightDirections = ['in', 'inside', 'out'] as const
export type FlightDirection = (typeof flightDirections)[number]

/**
 * A flight as it was entered. `at`: the clock at the airport, of a flight in when it lands, of any other when it leaves. `positions`: whose it is, nobody
 * named for everybody.
 */
export type FlightFacts = {
  direction: FlightDirection
  number: string
  airport: string
  day: Day
  at: string
  positions: readonly number[]
  note: string | null
}

/** How many days before the first and after the last day of a trip somebody may fly. */
export const flightDaysAround = 3

/** From so many days before the first day on we need to know the flights. */
export const flightsNeededDays = 30

/** 'KL 537' of 'kl0537', 'KL-537' or 'klm 537'; undefined of what is no flight number. */
export function readFlightNumber(typed: string): string | undefined {
  const read = /^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})0*([1-9]\d{0,3}[A-Z]?)$/.exec(typed.toUpperCase().replace(/[\s.‐-―-]/g, ''))
  return read ? `${read[1]} ${read[2]}` : undefined
}

/** 'HH:MM' of '7:05', '07.05', '0705' or '7h05'; undefined of what is no time of a day. */
export function readClock(typed: string): string | undefined {
  const read = /^(\d{1,2})\s*[:.hH]?\s*(\d{2})$/.exec(typed.trim())
  const [hours, minutes] = [Number(read?.[1]), Number(read?.[2])]
  return read && hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${read[2]}` : undefined
}

/** Whether a flight on this day can be one of a trip. */
export const isNearTrip = (day: Day, { startsOn, endsOn }: { startsOn: Day; endsOn: Day }): boolean =>
  addDays(startsOn, -flightDaysAround) <= day && day <= addDays(endsOn, flightDaysAround)

/** Whether a booking of this kind has flights of its own: a hire says in its order where it is fetched and from which flight. */
export const hasFlights = (kind: OrderKind): boolean => kind !== 'hire'

/** The directions in which somebody may need no flight: they come or go by road, or are there already. */
export const roadDirections = ['in', 'out'] as const satisfies readonly FlightDirection[]
export type RoadDirection = (typeof roadDirections)[number]

/**
 * Which flights of a trip somebody of the party has not given, from thirty days before the first day on: in until the first day, out until the last one.
 * A flight far from the trip, as after a change of its days, is none. Nobody is asked where they said that they need none (`withoutFlights`).
 */
export function missingFlights(
  flights: readonly (Pick<FlightFacts, 'direction' | 'day'> & { travellers: readonly number[] })[],
  party: readonly number[],
  { kind, startsOn, endsOn }: { kind: OrderKind; startsOn: Day; endsOn: Day },
  withoutFlights: readonly RoadDirection[],
  today: Day,
): RoadDirection[] {
  if (!hasFlights(kind) || today < addDays(startsOn, -flightsNeededDays)) return []
  const isGiven = (direction: FlightDirection) => {
    const ofDirection = flights.filter((one) => one.direction === direction && isNearTrip(one.day, { startsOn, endsOn }))
    const flown = new Set(ofDirection.flatMap(({ travellers }) => travellers))
    return party.every((position) => flown.has(position))
  }
  const until = { in: startsOn, out: endsOn }
  return roadDirections.filter(
    (direction) => today <= until[direction] && !withoutFlights.includes(direction) && !isGiven(direction),
  )
}

/**
 * What an unknown flight is missing for: the guide who meets them; an airport transfer that was sold (`transfer`); one that was sold to people who
 * say that they come or go by road (`transfer-by-road`).
 */
export type FlightNeed = 'meeting' | 'transfer' | 'transfer-by-road'

/**
 * The flights of a party that somebody has to ask for, each with how many travellers have not given it: those of `missingFlights`, and whatever they
 * said those of a transfer that was sold (`transfers`). Nobody else flies for a tour of one day.
 */
export function unknownFlights(
  flights: readonly (Pick<FlightFacts, 'direction' | 'day'> & { travellers: readonly number[] })[],
  party: readonly number[],
  trip: { kind: OrderKind; startsOn: Day; endsOn: Day },
  { withoutFlights, transfers }: Record<'withoutFlights' | 'transfers', readonly RoadDirection[]>,
  today: Day,
): { direction: RoadDirection; travellers: number; need: FlightNeed }[] {
  const without = withoutFlights.filter((direction) => !transfers.includes(direction))
  return missingFlights(flights, party, trip, without, today).flatMap((direction) => {
    const isSold = transfers.includes(direction)
    if (!isSold && trip.startsOn === trip.endsOn) return []
    const near = flights.filter((one) => one.direction === direction && isNearTrip(one.day, trip))
    const flown = new Set(near.flatMap(({ travellers }) => travellers))
    const need = !isSold ? 'meeting' : withoutFlights.includes(direction) ? 'transfer-by-road' : 'transfer'
    return [{ direction, travellers: party.filter((position) => !flown.has(position)).length, need }]
  })
}
