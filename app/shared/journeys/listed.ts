import type { Words } from '#platform/languages/source.ts'
import type { itineraryWords } from '../../words/itinerary.ts'

/** 'Muhanga, Ruhango and Nyanza'. */
export const listed = (names: readonly string[], words: Words<typeof itineraryWords.tree>): string =>
  names.length < 2 ? names.join('') : words.and({ before: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
