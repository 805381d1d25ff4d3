import type { PriceLine } from '#features/pricing/price-line.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isInOption, type ProposalContent, type ProposedLetter } from './proposal-content.ts'
import { proposalPriceWords } from './words/proposal-price.ts'

/**
 * What the price of an option is for, in sentences: what each traveller pays for, why a child pays less where one does, and what is charged as others
 * ask for it. What may be ticked besides is not in it. Flights and fees are in no price of a traveller.
 */
export function priceNotes(
  { options, items }: Pick<ProposalContent, 'options' | 'items'>,
  letter: ProposedLetter,
  read: ReadWords,
): string[] {
  const words = read(proposalPriceWords)
  const lines = options.find((option) => option.letter === letter)?.lines ?? []
  const own = items.filter((item) => isInOption(item, letter) && !item.optional && !item.isOwn)
  const parts = Object.entries(words.parts).flatMap(([kind, name]) => (own.some((item) => item.kind === kind) ? [name] : []))
  const has = (kinds: readonly PriceLine['kind'][]) => lines.some(({ kind }) => kinds.includes(kind))
  return [
    ...(has(['base']) && parts.length > 0 ? [words.covers({ what: read.format.list(parts) })] : []),
    ...(childPaysLess(lines) ? [words.child] : []),
    ...(has(['permit', 'park-fee']) ? [words.apart.fees] : []),
    ...(has(['flight']) ? [words.apart.flights] : []),
  ]
}

/** Whether a child's share of the journey is less than the greatest of an adult's. Lines of before had no message to know them by. */
function childPaysLess(lines: readonly PriceLine[]): boolean {
  const unitsOf = (message: string) =>
    lines.flatMap(({ kind, text, unitMinor }) =>
      kind === 'base' && text?.label && 'message' in text.label && text.label.message === message ? [unitMinor] : [],
    )
  const adults = unitsOf('travellers')
  return adults.length > 0 && unitsOf('child').some((minor) => minor < Math.max(...adults))
}
