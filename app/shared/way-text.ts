import type { Words } from '../languages/source.ts'
import type { timetableWords } from '../words/timetable.ts'

/** From where to where a departure goes, and for how long: 'Kigali and back, 7 days'. */
export const wayText = (from: string, to: string, days: string, words: Words<typeof timetableWords.tree>): string =>
  from === to ? words.wayAndBack({ from, days }) : words.way({ from, to, days })
