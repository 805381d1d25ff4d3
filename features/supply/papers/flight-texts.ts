import type { FlightFacts } from '#features/travellers/flights/flight.ts'
import { dayText } from '#values/day-words.ts'

/** A flight as a supplier reads it: when, which, and for how many. Times are the airport's. */
export const flightTexts = ({
  direction,
  day,
  at,
  number,
  airport,
  travellers,
}: FlightFacts & { travellers: readonly number[] }) => ({
  when: `${dayText(day)}, ${at}`,
  what: direction === 'in' ? 'arrives' : 'departs',
  flight: `${number}, ${airport}`,
  travellers: travellers.length,
})
