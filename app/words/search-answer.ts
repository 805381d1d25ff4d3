import type { Style } from '#features/packages/package.ts'
import { counted } from './counted.ts'
import { styleWords } from './trade.ts'

/** Answers of the search. Only the server needs them: a page carries the sentences that it shows. */
export const searchAnswerWords = {
  route: (from: string, to: string) => `${from} to ${to}`,
  way: (km: string, how: string, through: readonly string[], year: number) =>
    `${km}, ${how}${through.length > 0 ? `, through ${through.join(', ')}` : ''}. Without stops, as of ${year}.`,
  confirm: 'Confirm this road before you travel.',
  closed: 'A part of this route is not open at present. We do not sell it.',
  parts: 'The route, part by part',
  goesThere: (place: string) => `Journeys to ${place}`,
  departures: (style: Style | undefined, month: string) =>
    style ? `${styleWords[style]}: departures in ${month}` : `Departures in ${month}`,
  departureCount: (count: number) => `${counted(count, 'departure')} with dates, seats left and prices.`,
  noDepartures: 'No departure of this kind begins in this month. See the months around it, or suggest a date.',
  allOf: (month: string) => `Departures from ${month} on`,
  seats: (left: number) => (left === 0 ? 'Full, waiting list' : `${counted(left, 'seat')} left`),
  perPerson: (amount: string) => `from ${amount} a person, sharing a room`,
} as const
