import type { HotelKind, hotelSorts, NightsProblem } from '#features/hotels/hotel-filter.ts'
import type { SuggestRefusal } from '#features/hotels/suggest-rooms.ts'
import { counted } from './counted.ts'
import { leftWords, nightsCount } from './nights.ts'
import { notPublishedYet } from './rate-periods.ts'

/** The list of hotels. */
export const hotelWords = {
  title: 'Hotels',
  lede: 'Choose your dates. Then you see what a room costs for your whole stay, taxes included, and how many are left.',
  description: 'Rooms in Rwanda and its neighbours, by date: the price for your dates with taxes, and the rooms left.',
  samples: 'These are sample hotels. Their names and rooms are invented; the places are real.',
  sample: 'sample hotel',
  dates: 'Your dates',
  more: 'Dates and filters',
  from: 'Check-in',
  to: 'Check-out',
  show: 'Show available rooms',
  where: 'Where',
  anywhere: 'Anywhere',
  allOf: (country: string) => `All of ${country}`,
  kind: 'Property type',
  kinds: {
    hotel: 'Hotels',
    lodge: 'Lodges',
    'guest house': 'Guest houses',
    camp: 'Camps',
  } satisfies Record<HotelKind, string>,
  all: 'All',
  budget: 'Per night, up to',
  any: 'Any',
  sort: 'Sort by',
  sorts: { place: 'Place', price: 'Price', stars: 'Stars' } satisfies Record<(typeof hotelSorts)[number], string>,
  asList: 'As a list',
  onMap: 'On the map',
  view: 'How to show them',
  results: (page: number) => (page > 1 ? `Places to stay, page ${page}` : 'Places to stay'),
  count: (hotels: number) => counted(hotels, 'place to stay', 'places to stay'),
  countFree: (free: number, all: number, nights: string) =>
    `${free} of ${counted(all, 'place to stay', 'places to stay')} available, ${nights}`,
  perNight: 'a night',
  stay: (nights: string) => `for ${nights}, with taxes`,
  basis: (room: string, season: string) => `${room}, ${season}, with taxes`,
  seasons: { low: 'low season', high: 'high season', year: 'all year' },
  fromPrice: 'from',
  roomsLeft: (name: string, left: number) => `${name}: ${leftWords(left)}`,
  several: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  pages: 'Pages',
  range: (from: number, to: number, count: number) => `${from} to ${to} of ${count}`,
  rangeFree: (from: number, to: number, count: number) => `${from} to ${to} of ${count}, available ones first`,
  previous: 'Previous',
  next: 'Next',
  empty: 'No matching place to stay',
  emptyText: 'Remove a filter, or tell us where and when: we know places that are not on this list.',
  clear: 'Show all places',
  ask: 'Ask us for a room',
  askText: (nights: string) => `Good day. We are looking for rooms${nights && `, ${nights}`}: `,
  other: 'Not what you are looking for?',
  map: 'Map of the region with places to stay',
  information: 'How rooms, meal plans and rules work',
} as const

/** What is wrong with a day of the nights, and what to do. */
export const nightsProblems: Record<NightsProblem, string> = {
  'day-missing': 'Choose this day too. Until then the list shows no dates.',
  'day-wrong': 'This date does not exist. Enter day, month and year.',
  'day-past': 'This day has passed. Choose a later one.',
  'day-too-far': 'We sell rooms up to 24 months ahead. Choose an earlier date.',
  'day-closed': 'Too late for this night: rooms close at 18:00 in Kigali on the day before. Choose a later one.',
  'nights-order': 'Check-out is before check-in. Choose a later date.',
  'nights-many': 'The maximum stay is 30 nights. For longer, ask us.',
}

/** Why a hotel has nothing for these nights and this party. */
export function suggestSentence(refusal: SuggestRefusal, months: string): string {
  switch (refusal.reason) {
    case 'rooms-gone':
      return 'Full on these nights'
    case 'hotel-closed':
      return `Open ${months} only`
    case 'rates-not-published':
      return notPublishedYet(refusal.until)
    case 'stay-too-short':
      return `Minimum ${nightsCount(refusal.minimum)} on these dates`
    case 'guest-too-young':
      return `Minimum age ${refusal.minimumAge}`
    case 'room-too-small':
      return 'No room is large enough: ask for more rooms'
    default:
      return 'No room for this party'
  }
}
