import type { Words } from '#platform/languages/source.ts'
import type { timetableWords } from '../words/timetable.ts'

/** From where to where a departure goes, and for how long: 'Kigali and back, 7 days'. */
export const departureRouteText = (from: string, to: string, days: number, words: Words<typeof timetableWords.tree>): string =>
  from === to ? words.routeAndBack({ from, days }) : words.routeFromTo({ from, to, days })
