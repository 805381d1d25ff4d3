import type { HouseKind, hotelSorts, NightsProblem } from '#features/hotels/hotel-filter.ts'
import type { SuggestRefusal } from '#features/hotels/suggest-rooms.ts'
import { counted } from './en.ts'
import { leftWords, nightsCount } from './nights.ts'

/** The list of hotels. */
export const hotelWords = {
  title: 'Hotels',
  lede: 'Say your nights first. Then you see what a room costs for all of them, taxes included, and how many are left.',
  description: 'Rooms in Rwanda and its neighbours, by date: the price for your nights with taxes, and the rooms that are left.',
  samples: 'These are sample hotels. Their names and rooms are invented; the places are real.',
  sample: 'sample hotel',
  dates: 'Your nights',
  from: 'You arrive',
  to: 'You leave',
  show: 'Show free rooms',
  where: 'Where',
  anywhere: 'Anywhere',
  allOf: (country: string) => `All of ${country}`,
  kind: 'Kind of house',
  kinds: {
    hotel: 'Hotels',
    lodge: 'Lodges',
    'guest house': 'Guest houses',
    camp: 'Camps',
  } satisfies Record<HouseKind, string>,
  all: 'All',
  budget: 'A night, up to',
  any: 'Any',
  sort: 'Sort by',
  sorts: { place: 'Place', price: 'Price', stars: 'Stars' } satisfies Record<(typeof hotelSorts)[number], string>,
  asList: 'As a list',
  onMap: 'On the map',
  view: 'How to show them',
  results: 'Houses',
  count: (houses: number) => counted(houses, 'house'),
  countFree: (free: number, all: number, nights: string) =>
    `${free} of ${counted(all, 'house')} ${free === 1 ? 'has' : 'have'} room for you, ${nights}`,
  perNight: 'a night',
  stay: (nights: string) => `for ${nights}, with taxes`,
  basis: (room: string, season: string) => `${room}, ${season}, with taxes`,
  seasons: { low: 'low season', high: 'high season', year: 'all year' },
  fromPrice: 'from',
  roomsLeft: (name: string, left: number) => `${name}: ${leftWords(left)}`,
  several: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  pages: 'Pages',
  range: (from: number, to: number, count: number) => `${from} to ${to} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  empty: 'No house fits that',
  emptyText: 'Take a filter away, or tell us where and when: we know houses that are not on this list.',
  clear: 'Show all houses',
  ask: 'Ask us for a room',
  askText: (nights: string) => `Good day. We are looking for rooms${nights && `, ${nights}`}: `,
  other: 'Not the house you had in mind?',
  map: 'Map of the region with the places where we let rooms',
  information: 'How rooms, boards and rules work',
} as const

/** What is wrong with a day of the nights, and what to do. */
export const nightsProblems: Record<NightsProblem, string> = {
  'day-missing': 'Choose this day too. Until then the list shows no dates.',
  'day-wrong': 'This day does not exist. Give it as day, month and year.',
  'day-past': 'This day has gone. Choose one that lies ahead.',
  'day-too-far': 'We sell rooms up to 24 months ahead. Choose an earlier day.',
  'day-closed': 'Too late for this night: rooms close at 18:00 in Kigali on the day before. Choose a later one.',
  'nights-order': 'You leave before you arrive. Choose a later day.',
  'nights-many': 'A stay is 30 nights at most. For longer, ask us.',
}

/** Why a house has nothing for these nights and this party. */
export function suggestSentence(refusal: SuggestRefusal, months: string): string {
  switch (refusal.reason) {
    case 'rooms-gone':
      return 'Full on these nights'
    case 'house-closed':
      return `Open ${months} only`
    case 'stay-too-short':
      return `${nightsCount(refusal.minimum)} at least on these dates`
    case 'guest-too-young':
      return `Nobody under ${refusal.minimumAge} may stay`
    case 'room-too-small':
      return 'No room takes so many: ask for more rooms'
    default:
      return 'No room for this party'
  }
}
