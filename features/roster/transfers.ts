import type { Span } from '#features/crew/assignments/assignment.ts'
import type { FlightFacts } from '#features/travellers/flights/flight.ts'
import type { Day } from '#values/dates.ts'

/** A flight, in or out, of travellers who bought a transfer that no supplier delivers. */
export type TransferFlight = Pick<FlightFacts, 'number' | 'airport' | 'day' | 'at'> & { direction: 'in' | 'out' }

/** A drive between an airport and where a run begins or ends, sold with it, by one of our vehicles. */
export type Transfer = { span: Span; flight: TransferFlight }

/**
 * A transfer of ours for which some travellers have given no flight, so that it has no time: on the first or the last day of their trip.
 * `byRoad`: some of them say that they come or go by road.
 */
export type UntimedTransfer = { direction: 'in' | 'out'; day: Day; travellers: number; byRoad: boolean }

/** Out of the airport after landing, and at it before a flight leaves. Source: the rules of the trade, 'Flights'. */
const afterLanding = 60
const beforeTakeOff = 180
/** Of a drive whose road we do not know, and of the shortest. */
const usualRoad = 60
const shortestRoad = 30

/** The places that airports are at, or are nearest to. */
const placeOf: Readonly<Record<string, string>> = {
  KGL: 'kigali-airport',
  KME: 'rusizi-kamembe',
  GYI: 'rubavu',
  EBB: 'entebbe',
  KSE: 'kasese',
  KHX: 'kihihi',
  NBO: 'nairobi',
  WIL: 'nairobi',
  MBA: 'mombasa',
  DAR: 'dar-es-salaam',
  JRO: 'kilimanjaro-airport',
  ARK: 'arusha',
  MWZ: 'mwanza',
  SEU: 'seronera',
  BJM: 'bujumbura',
  GOM: 'goma',
}
/** Airports whose clock is an hour before Kigali's; at those that we do not know it is taken for Kigali's. */
const eastAfricaTime = ['EBB', 'KSE', 'KHX', 'NBO', 'WIL', 'MBA', 'KIS', 'DAR', 'JRO', 'ARK', 'MWZ', 'SEU', 'ZNZ', 'ADD']

/**
 * From when to when a transfer takes a vehicle and its driver, on Kigali's clock: from the landing until they are at `placeId`, or from there
 * until they are at the airport in time. `minutesBetween` two places by road, null where no road is known.
 */
export function transferOf(
  flight: TransferFlight,
  placeId: string | null,
  minutesBetween: (fromPlaceId: string, toPlaceId: string) => number | null,
): Transfer {
  const { direction, airport, day, at } = flight
  const airportPlace = placeOf[airport]
  const known = airportPlace && placeId ? minutesBetween(airportPlace, placeId) : null
  const road = Math.max(shortestRoad, known ?? usualRoad)
  const flown = clock(`${day}T${at}`, eastAfricaTime.includes(airport) ? -60 : 0)
  if (direction === 'in') return { flight, span: { from: flown, to: clock(flown, afterLanding + road) } }
  const there = clock(flown, -beforeTakeOff)
  return { flight, span: { from: clock(there, -road), to: there } }
}

/** A time so many minutes later, 'YYYY-MM-DDTHH:MM'. */
const clock = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time}:00Z`) + Math.round(minutes) * 60_000).toISOString().slice(0, 16)
