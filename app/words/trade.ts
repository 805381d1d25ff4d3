import type { DepartureStatus } from '#features/departures/departure.ts'
import type { Meal, Style } from '#features/packages/package.ts'
import type { Length } from '#features/packages/package-filter.ts'
import type { Comfort, Season } from '#features/pricing/packages/package-rates.ts'
import { firstUpper } from '#values/first-upper.ts'

export const styleWords: Record<Style, string> = {
  gorillas: 'Gorillas',
  chimpanzees: 'Chimpanzees',
  savannah: 'Savannah',
  walking: 'On foot',
  cycling: 'By bicycle',
  lake: 'Lakes',
  coast: 'Coast',
  mountain: 'Mountains',
  culture: 'Culture and history',
  community: 'With a community',
  pilgrimage: 'Pilgrimage',
  city: 'City',
}

/** The same in the middle of a sentence: 'We are looking for …'. */
export const styleInSentence: Record<Style, string> = {
  gorillas: 'gorillas',
  chimpanzees: 'chimpanzees',
  savannah: 'savannah',
  walking: 'forest walks',
  cycling: 'cycling',
  lake: 'a lake',
  coast: 'the coast',
  mountain: 'a mountain',
  culture: 'culture',
  community: 'village days',
  pilgrimage: 'a pilgrimage',
  city: 'the city',
}

export const comfortWords: Record<Comfort, string> = { simple: 'Guest houses', lodge: 'Lodges', luxury: 'Luxury' }
export const seasonWords: Record<Season, string> = { low: 'Low season', high: 'High season' }
const mealWords: Record<Meal, string> = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' }

export const lengthWords: Record<Length, string> = { short: '1 to 3 days', week: '4 to 8 days', long: '9 days or more' }
export const lengthInSentence: Record<Length, string> = { short: 'a few days', week: 'about a week', long: 'nine days or more' }

export const fitnessWords = ['', 'Easy', 'Gentle', 'Moderate', 'Hard', 'Very hard, at altitude'] as const

type Tone = 'ok' | 'warn' | undefined

/** The status of a departure and the colour of its tag. `short` is how many are missing to its minimum. */
export function statusWord(status: DepartureStatus, short: number): { word: string; tone: Tone } {
  switch (status) {
    case 'planned':
      return { word: short > 0 ? `${short} more needed to run` : 'Not guaranteed', tone: undefined }
    case 'nearly':
      return { word: `${short} more needed to run`, tone: 'warn' }
    case 'guaranteed':
      return { word: 'Guaranteed', tone: 'ok' }
    case 'last-places':
      return { word: 'Last places', tone: 'warn' }
    case 'full':
      return { word: 'Full', tone: undefined }
    case 'closed':
      return { word: 'Closed', tone: undefined }
    case 'cancelled':
      return { word: 'Cancelled', tone: undefined }
  }
}

export function seatsWords(left: number): string {
  return left === 0 ? 'Full' : `${left} left`
}

/** '2 h 30' or '40 min'. */
export function roadTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

export const daysWords = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`
export const nightsWords = (nights: number) => (nights === 0 ? 'no night' : `${nights} ${nights === 1 ? 'night' : 'nights'}`)

/** 'Breakfast and lunch', 'All meals', or 'No meals'. */
export function mealsWords(meals: readonly Meal[]): string {
  if (meals.length === 0) return 'No meals'
  if (meals.length === 3) return 'All meals'
  const text = meals.map((meal) => mealWords[meal]).join(' and ')
  return firstUpper(text)
}
