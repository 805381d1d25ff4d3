import { dayIndex } from '#features/pricing/year-parts.ts'
import type { Formatter } from '#platform/languages/formatter.ts'

/** '1 June' of '06-01', in the language of the page; the text itself where it is no day. */
export const monthDayText = (format: Formatter, text: string): string =>
  dayIndex(text) === undefined ? text : format.dayOfYear(text)
