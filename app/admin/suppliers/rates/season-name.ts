import type { SeasonRow } from '#features/suppliers/rates/rate-table.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { scopeText } from './scope-text.ts'

/** What a season is called: its days, and for whom it is. */
export function seasonNameOf(read: ReadWords, texts: SeasonRow['texts']): string {
  const days =
    isDay(texts.from) && isDay(texts.to)
      ? read.format.days(texts.from, texts.to)
      : [texts.from, texts.to].filter(Boolean).join(' – ')
  return [days, scopeText(read, texts)].filter(Boolean).join(', ') || read(ratesWords).newSeason
}
