import type { Words } from '#platform/languages/source.ts'
import type { departureDetailWords } from '../../words/departure-details.ts'

/** How many of a departure's seats are taken and left. */
export const seatsTakenText = (
  { capacity, left }: { capacity: number; left: number },
  words: Words<typeof departureDetailWords.tree>,
): string => (left === 0 ? words.allTaken({ capacity }) : words.seatsTaken({ taken: capacity - left, capacity, left }))
