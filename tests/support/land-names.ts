import { readEnglish } from '#app/words/sources.server.ts'
import { landNameWords } from '#features/places/words/land-names.ts'

/** What maps name by themselves, in English. */
export const land = readEnglish(landNameWords)
