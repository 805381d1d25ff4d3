import type { Meal } from '#features/packages/package.ts'
import { roadTime } from '../../trade.ts'

const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)

type Line = { from: string; to: string; minutes: number; hotel: string | undefined; meals: string }
type Doubt =
  | { why: 'begins-elsewhere'; was: string }
  | { why: 'no-night' | 'no-hotel' | 'night-on-last' | 'no-drive' }
  | { why: 'night-elsewhere' | 'hotel-elsewhere'; place: string }

/** What the days of a journey say in the editor. */
export const dayBuilderWords = {
  day: (number: number) => `Day ${number}`,
  add: 'Add a day',
  route: {
    failed: 'The map of this route could not be drawn. What you write is not touched by it.',
    title: 'The route, as visitors see it',
    picks: 'Places to go on to',
    pick: (place: string) => `Go on to ${place}`,
    next: 'Go on to',
    hint: 'A place on the map or of the list adds a day that ends there. Places that lie close together stand in the list only. Days are moved and removed in their list.',
  },
  untitled: 'A day without a title',
  title: 'Title',
  text: 'What happens',
  textHint: 'Two or three sentences, as a guide would say them.',
  from: 'From',
  to: 'To',
  choosePlace: 'Choose a place',
  nightPlace: 'Night in',
  noNight: 'No night',
  hotel: 'Hotel',
  chooseHotel: 'Choose a hotel',
  hotelsHere: 'In this place',
  hotelsElsewhere: 'Elsewhere',
  minutes: 'Minutes on the way',
  km: 'Kilometres',
  hours: (minutes: number) => (minutes > 0 ? `${roadTime(minutes)}.` : 'None.'),
  take: 'Take from the road table',
  taken: (minutes: number, km: number) => `${roadTime(minutes)}, ${km} km.`,
  noLeg: 'The road table has no way between these two. Write the figures yourself.',
  meals: 'Meals',
  meal: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } satisfies Record<Meal, string>,
  line: ({ from, to, minutes, hotel, meals }: Line) =>
    [
      from === to ? `In ${from}.` : `${from} to ${to}${minutes > 0 ? `, ${roadTime(minutes)}` : ''}.`,
      hotel && `Night at ${hotel}.`,
      meals && `${meals}.`,
    ]
      .filter(Boolean)
      .join(' '),
  road: (minutes: number, km: number) =>
    minutes > 0 ? `${roadTime(minutes)} and ${km} km on the way.` : 'Nothing on the way yet.',
  nights: (places: readonly { place: string; count: number }[]) =>
    places.length > 0
      ? `${places.map(({ place, count }, at) => `${at === 0 ? nights(count) : count} in ${place}`).join(', ')}.`
      : 'No nights.',
  doubt: (doubt: Doubt, nameOf: (place: string) => string) => {
    switch (doubt.why) {
      case 'begins-elsewhere':
        return `The day before ends in ${nameOf(doubt.was)}.`
      case 'no-drive':
        return 'It goes elsewhere, and takes no time.'
      case 'no-night':
        return 'The night is missing.'
      case 'night-on-last':
        return 'The last day has a night after it.'
      case 'no-hotel':
        return 'The hotel of the night is missing.'
      case 'night-elsewhere':
        return `The night is in ${nameOf(doubt.place)}, where the day does not end.`
      case 'hotel-elsewhere':
        return `The hotel stands in ${nameOf(doubt.place)}.`
    }
  },
} as const
