import type { Meal } from '#features/packages/package.ts'
import { firstUpper } from '#values/first-upper.ts'

/** '2 h 05' or '40 min'. */
export function roadTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** 'Breakfast and lunch', 'All meals', or 'No meals'. */
function mealsText(meals: readonly Meal[]): string {
  if (meals.length === 0) return 'No meals'
  return meals.length === 3 ? 'All meals' : firstUpper(meals.join(' and '))
}

const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)

type Line = { from: string; to: string; minutes: number; hotel: string | undefined; meals: string }
type Doubt =
  | { why: 'begins-elsewhere'; was: string }
  | { why: 'no-night' | 'no-hotel' | 'night-on-last' | 'no-drive' }
  | { why: 'night-elsewhere' | 'hotel-elsewhere'; place: string }

/** What the days of a journey say in the editor. */
export const dayBuilderWords = {
  day: (number: number) => `Day ${number}`,
  add: 'Add day',
  route: {
    failed: 'The route map could not be drawn. Your text is not affected.',
    title: 'Route map preview',
    picks: 'Next stops',
    pick: (place: string) => `Next stop: ${place}`,
    next: 'Next stop',
    hint: 'Choose a place on the map or list to add a day ending there.',
  },
  untitled: 'Untitled day',
  title: 'Title',
  text: 'Description',
  textHint: 'Two or three sentences.',
  from: 'From',
  to: 'To',
  choosePlace: 'Choose a place',
  nightPlace: 'Overnight in',
  noNight: 'No night',
  hotel: 'Hotel',
  chooseHotel: 'Choose a hotel',
  hotelsHere: 'In this destination',
  hotelsElsewhere: 'Elsewhere',
  minutes: 'Driving time (minutes)',
  km: 'Distance (km)',
  hours: (minutes: number) => (minutes > 0 ? `${roadTime(minutes)}.` : 'None.'),
  take: 'Fill in distance and time',
  taken: (minutes: number, km: number) => `${roadTime(minutes)}, ${km} km.`,
  noLeg: 'The road table has no data for this route. Enter the figures.',
  photos: 'Photos',
  photosHint: 'One or two, below the description.',
  meals: 'Meals',
  mealsText,
  meal: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } satisfies Record<Meal, string>,
  line: ({ from, to, minutes, hotel, meals }: Line) =>
    [
      from === to ? `In ${from}.` : `${from} to ${to}${minutes > 0 ? `, ${roadTime(minutes)}` : ''}.`,
      hotel && `Overnight at ${hotel}.`,
      meals && `${meals}.`,
    ]
      .filter(Boolean)
      .join(' '),
  road: (minutes: number, km: number) =>
    minutes > 0 ? `Total driving time: ${roadTime(minutes)}, ${km} km.` : 'Total driving time: 0.',
  nights: (places: readonly { place: string; count: number }[]) =>
    places.length > 0
      ? `${places.map(({ place, count }, at) => `${at === 0 ? nights(count) : count} in ${place}`).join(', ')}.`
      : 'No nights.',
  doubt: (doubt: Doubt, nameOf: (place: string) => string) => {
    switch (doubt.why) {
      case 'begins-elsewhere':
        return `The previous day ends in ${nameOf(doubt.was)}.`
      case 'no-drive':
        return 'Driving time missing.'
      case 'no-night':
        return 'Overnight place missing.'
      case 'night-on-last':
        return 'The last day has an overnight stay.'
      case 'no-hotel':
        return 'Hotel missing.'
      case 'night-elsewhere':
        return `The overnight stay is in ${nameOf(doubt.place)}, but the day ends elsewhere.`
      case 'hotel-elsewhere':
        return `The hotel is in ${nameOf(doubt.place)}.`
    }
  },
} as const
