import { moneyText, roundHalfAway, usd } from '#values/money.ts'
import type { Words } from '../../languages/source.ts'
import type { stayWords } from '../../words/stays.ts'

export type StayWords = Words<typeof stayWords.tree>

/** What a night of a stay costs: to the cent where all nights cost the same so, else about, for the nights times a cent are not the total. */
export function nightPriceText(totalMinor: number, nights: number, words: StayWords): string {
  if (totalMinor % nights === 0) return moneyText(usd(totalMinor / nights))
  return words.about({ amount: moneyText(usd(roundHalfAway(totalMinor / nights / 100) * 100)) })
}
