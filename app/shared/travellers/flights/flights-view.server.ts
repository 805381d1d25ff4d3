import { type Booking, listTravellers } from '#features/bookings/reads.server.ts'
import { airports, airportText } from '#features/travellers/flights/airports.ts'
import { flightDaysAround, hasFlights } from '#features/travellers/flights/flight.ts'
import {
  type Flight,
  listEnteredFlights,
  listSoldTransfers,
  listWithoutFlights,
} from '#features/travellers/flights/reads-flights.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { flightWords } from '../../../words/flights.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { calledName } from '../called-name.ts'

/** The flights of a booking for its page and for staff: each in words, who may be on one, and the values of the one that is changed. */
export async function flightsView(
  db: Db,
  read: ReadWords,
  { id, startsOn, endsOn }: Pick<Booking, 'id' | 'startsOn' | 'endsOn'>,
  changed: string | null,
) {
  const [flights, travellers, without, transfers] = await Promise.all([
    listEnteredFlights(db, [id]),
    listTravellers(db, id),
    listWithoutFlights(db, [id]),
    listSoldTransfers(db, id),
  ])
  const people = namedPeople(read, travellers)
  const [from, to] = [addDays(startsOn, -flightDaysAround), addDays(endsOn, flightDaysAround)]
  const editing = flights.find((flight) => String(flight.id) === changed)
  return {
    flights: flights.map((flight) => flightRow(read, flight, people)),
    withoutFlights: without.get(id) ?? [],
    transfers,
    people,
    from,
    to,
    range: read(flightWords).dayHint({ from: read.format.day(from), to: read.format.day(to) }),
    airports: Object.entries(airports).map(([code, name]) => ({ code, name })),
    values: editing ? flightValues(editing) : {},
  }
}

export type FlightsView = Awaited<ReturnType<typeof flightsView>>

/** What the travellers of a booking are called. */
function namedPeople(read: ReadWords, travellers: readonly Parameters<typeof calledName>[0][]) {
  const facts = read(travellerFactWords)
  return travellers.map((traveller) => ({ position: traveller.position, name: calledName(traveller, facts, travellers) }))
}

/** A flight in words. */
function flightRow(read: ReadWords, flight: Flight, people: readonly { position: number; name: string }[]) {
  const words = read(flightWords)
  const { id, version, direction, number, airport, day, at, positions, travellers, note } = flight
  const names = people.filter(({ position }) => travellers.includes(position)).map(({ name }) => name)
  return {
    ...{ id, version, number, note },
    direction: words.directions[direction],
    airport: airportText(airport),
    when: words.when[direction]({ day: read.format.weekdayDay(day), time: at }),
    who: positions.length === 0 ? words.everybody : names.length > 0 ? read.format.list(names) : words.nobody,
  }
}

/** The fields of a form that changes a flight. */
const flightValues = ({ id, version, direction, number, airport, day, at, positions, note }: Flight): Record<string, string> => ({
  ...{ id: String(id), version: String(version), direction, number, airport, day, at, note: note ?? '' },
  ...Object.fromEntries(positions.map((position) => [`for-${position}`, 'on'])),
})

/** The flights of a booking to read, and in which directions whoever has none needs none; undefined where its kind has no flights. */
export async function flightList(
  db: Db,
  read: ReadWords,
  { id, kind }: Pick<Booking, 'id' | 'kind'>,
  travellers: readonly Parameters<typeof calledName>[0][],
) {
  if (!hasFlights(kind)) return undefined
  const [flights, without] = await Promise.all([listEnteredFlights(db, [id]), listWithoutFlights(db, [id])])
  const { road } = read(flightWords)
  return {
    rows: flights.map((flight) => flightRow(read, flight, namedPeople(read, travellers))),
    road: (without.get(id) ?? []).map((direction) => road.is[direction]),
  }
}
