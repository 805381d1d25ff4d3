import type { ChildPolicy } from '#features/pricing/stays/stay-rates.ts'
import { monthNames } from '#values/day-words.ts'
import { nightsCount } from './nights.ts'

/** The months in which a hotel is open, as spans, also over the new year: 'June to October', or 'all year'. 1 = January. */
export function openMonthsText(open: readonly number[]): string {
  if (open.length === 12) return 'all year'
  const follows = (month: number) => (month % 12) + 1
  const starts = open.filter((month) => !open.some((other) => follows(other) === month))
  const spans = starts.map((start) => {
    let end = start
    while (open.includes(follows(end))) end = follows(end)
    const names = [...new Set([start, end])].map((month) => monthNames[month - 1])
    return names.join(' to ')
  })
  return spans.join(', ')
}

/** '1 June to 31 October and 20 December to 5 January': parts of the year by month and day. */
export const spansText = (seasons: readonly { from: string; to: string }[]) =>
  seasons.map(({ from, to }) => `${dayOfYear(from)} to ${dayOfYear(to)}`).join(' and ')

const dayOfYear = (monthDay: string) => `${Number(monthDay.slice(3))} ${monthNames[Number(monthDay.slice(0, 2)) - 1]}`

/** The static part of the page of one hotel. */
export const hotelContentWords = {
  gallery: 'Drawings of the place. No photograph of the hotel.',
  rooms: {
    title: 'Rooms and rates',
    caption: 'A whole room for one night, taxes included',
    captionWith: (board: string) => `A whole room for one night with ${board}, taxes included`,
    room: 'Room',
    board: 'Meal plan',
    low: 'Low season',
    high: 'High season',
    notPublished: (sentence: string) => `${sentence}. For nights after that day, ask us.`,
    year: 'All year',
    count: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
    none: 'no rate',
    highSpans: (spans: string) => `High season: ${spans}. All other nights are low season.`,
    fits: (adults: number, guests: number) =>
      guests > adults ? `for ${adults}, or ${guests} with a child on an extra bed` : `for up to ${guests}`,
  },
  rules: {
    title: 'Hotel policies',
    children: 'Children',
    nights: 'Minimum stay',
    open: 'Open',
    besides: 'Also',
    cancel: 'Cancellation',
    cancelText: 'Free until we confirm. After that, cancellation fees apply.',
    fees: 'Cancellation fees',
    high: (nights: number, spans: string) => `${nightsCount(nights)} from ${spans}`,
    noChildren: 'Everybody needs a regular bed, whatever their age.',
  },
  way: 'How to get there',
  wayTo: (place: string) => `It is in ${place}. Driving time depends on where you start: ask us.`,
  near: { title: 'Nearby', parks: 'Parks', journeys: 'Journeys that stay here' },
} as const

/** What children pay in a hotel, a sentence for each age. Source: docs/hotels.md, 'Children'. */
export function childSentences(policy: ChildPolicy | null): string[] {
  if (!policy) return [hotelContentWords.rules.noChildren]
  const { freeUnder, halfFrom, halfTo, percent, adultFrom, minimumAge } = policy
  const share = adultFrom - 1 > halfTo
  return [
    ...(minimumAge === null ? [] : [`Minimum age: ${minimumAge}.`]),
    ...(freeUnder > (minimumAge ?? 0) ? [`Under ${freeUnder}: free.`] : []),
    ...(halfTo >= halfFrom && halfTo > 0
      ? [`${halfFrom} to ${halfTo}: ${percent}% of half the room’s rate, on an extra bed.`]
      : []),
    ...(share ? [`${halfTo + 1} to ${adultFrom - 1}: half the room’s rate, on an extra bed.`] : []),
    `${adultFrom} and over pay the adult rate, in a regular bed.`,
  ]
}
