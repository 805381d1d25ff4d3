import type { LegMode } from '#features/places/leg.ts'

/** 'Muhanga, Ruhango and Nyanza'. */
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const byWords: Record<LegMode, string> = {
  road: 'road',
  air: 'air',
  boat: 'boat',
  ferry: 'ferry',
  rail: 'train',
  trail: 'trail',
}

/** 'by road and air', 'on a trail'. */
const travelledBy = (modes: readonly LegMode[]) =>
  modes.every((mode) => mode === 'trail') ? 'on a trail' : `by ${listed(modes.map((mode) => byWords[mode]))}`

const dayNames = (days: readonly number[]) => (days.length === 1 ? `Day ${days[0]}` : `Days ${listed(days.map(String))}`)

/** The days of a journey and the map beside them. */
export const itineraryWords = {
  day: (day: number) => `Day ${day}`,
  night: 'Night',
  meals: 'Meals',
  road: 'On the road',
  map: (names: string) => `Route: ${names}`,
  pin: ({ name, days }: { name: string; days: readonly number[] }) => `${dayNames(days)}: ${name}`,
  total: (km: string, longest: string, flies: boolean) =>
    flies
      ? `${km} km in total, flights included. The longest day has ${longest} on the way.`
      : `${km} km by road in total. The longest day has ${longest} of driving.`,
  drawn: 'Roads are drawn from town to town.',
  flights: 'Dashed lines are flights.',
  others: 'Dotted lines are on foot, by bicycle or by boat.',
  between: (from: string, to: string) => `${from} to ${to}`,
  thereAndBack: (place: string) => `To ${place} and back`,
  km: (km: string) => `${km} km`,
  through: (names: readonly string[]) => `through ${listed(names)}`,
  modes: (modes: readonly LegMode[]) => travelledBy([...new Set(modes)]),
  altitude: (metres: string) => `altitude ${metres} m`,
} as const
