import { untilText } from '#features/proposals/until-text.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { instantText } from '../../components/instants.ts'

/** Until when a proposal holds, for staff: '13 December 2026' where it ends with that day, else the hour too. */
export const untilFor = ({ format }: ReadWords, endsAt: Date, now: Date): string =>
  untilText({ day: format.day, instant: (at) => instantText(at, now, format) }, endsAt)
