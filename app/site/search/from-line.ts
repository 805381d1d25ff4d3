import type { PackageCard } from '#features/packages/reads.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { fromPriceWords } from '../../words/from-price.ts'

/** The price of a package in a line, with the group size and comfort it is for; undefined where there is none. */
export function fromLine(
  { from, bookable }: Pick<PackageCard, 'from' | 'bookable'>,
  words: Words<typeof fromPriceWords.tree>,
  format: Formatter,
): string | undefined {
  return bookable && from
    ? words.line({ amount: format.money(from.amount), size: from.groupSize, comfort: from.comfort })
    : undefined
}
