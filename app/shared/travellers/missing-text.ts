import type { DetailKey } from '#features/travellers/details.ts'
import type { TravellerFactWords } from './called-name.ts'

/** 'Missing: passport number, date of birth', or empty where nothing is missing. */
export const missingText = (missing: readonly DetailKey[], words: TravellerFactWords): string =>
  missing.length === 0 ? '' : words.missing({ what: missing.map((key) => words.details[key]).join(', ') })
