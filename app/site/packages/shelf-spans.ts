import type { CardSpan } from '../../ui/card.tsx'

/**
 * The widths of a number of cards: rows of three, and every seventh card wide beside one. With two in the last row the first is
 * wide, so that no row has a gap.
 */
export function shelfSpans(count: number): CardSpan[] {
  const inTurn = count - (count % 8)
  const left = count - inTurn
  const widened = left % 3 === 2 && left < 7 ? inTurn + left - 2 : undefined
  return Array.from({ length: count }, (_, at) => ((at % 8 === 6 && at + 1 < count) || at === widened ? 'wide' : 'c4'))
}
