import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { roundHalfAway, usd } from '#values/money.ts'
import type { stayWords } from '../../words/stays.ts'

export type StayWords = Words<typeof stayWords.tree>

/** What a night of a stay costs: to the cent where all nights cost the same so, else about, for the nights times a cent are not the total. */
export function nightPriceText(totalMinor: number, nights: number, words: StayWords, format: Formatter): string {
  if (totalMinor % nights === 0) return format.money(usd(totalMinor / nights))
  return words.about({ amount: format.money(usd(roundHalfAway(totalMinor / nights / 100) * 100)) })
}
