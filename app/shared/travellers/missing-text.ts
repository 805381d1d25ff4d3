import type { DetailKey } from '#features/travellers/details.ts'
import { detailWords, travellerWords } from '../../words/manage-travellers.ts'

/** 'Missing: passport number, date of birth', or empty where nothing is missing. */
export const missingText = (missing: readonly DetailKey[]): string =>
  missing.length === 0 ? '' : travellerWords.missing(missing.map((key) => detailWords[key]).join(', '))
