import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import { missingFlights, type RoadDirection } from '#features/travellers/flights/flight.ts'
import type { Flight } from '#features/travellers/flights/reads-flights.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { flightWords } from '../../../words/flights.ts'

/** A sentence about flights that are not given; null where none is needed yet, or all are there. */
export function flightsNotice(
  read: ReadWords,
  booking: Pick<Booking, 'kind' | 'startsOn' | 'endsOn'>,
  {
    travellers,
    flights,
    withoutFlights,
  }: {
    travellers: readonly Pick<Traveller, 'position'>[]
    flights: readonly Flight[]
    withoutFlights: readonly RoadDirection[]
  },
  today: Day,
): string | null {
  const party = travellers.map(({ position }) => position)
  const missing = missingFlights(flights, party, booking, withoutFlights, today)
  const words = read(flightWords).missing
  const [first] = missing
  return first === undefined ? null : missing.length > 1 ? words.both : words[first]
}
