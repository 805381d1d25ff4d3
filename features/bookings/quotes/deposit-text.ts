import type { proposalPriceWords } from '#features/proposals/words/proposal-price.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { depositParts } from './payment-schedule.ts'

type DepositWords = Words<typeof proposalPriceWords.tree>['deposit']

/** Why the deposit of these lines is so much: what is bought at once, with its amount, and the share of the rest. */
export function depositText(
  lines: Parameters<typeof depositParts>[0],
  terms: Parameters<typeof depositParts>[1],
  words: DepositWords,
  format: Formatter,
): string {
  const { ahead, aheadMinor } = depositParts(lines, terms)
  const share = format.percent(terms.depositBasisPoints / 100)
  return ahead === 'none' ? words.none({ share }) : words[ahead]({ share, money: format.money(usd(aheadMinor)) })
}
