import type { PackageCard } from '#features/packages/reads.server.ts'
import { moneyText } from '#values/money.ts'
import { cardWords } from '../../words/card.ts'

/** The price of a package in a line, with the group size and comfort it is for; undefined where there is none. */
export function fromLine({ from, bookable }: Pick<PackageCard, 'from' | 'bookable'>): string | undefined {
  return bookable && from ? cardWords.line(moneyText(from.amount), from.groupSize, from.comfort) : undefined
}
