import type { CardSpan } from '../../ui/card.tsx'

/**
 * How wide each of some cards stands: rows of three, and every seventh wide beside one. Where two are left for the last
 * row, the first of them is wide, so that no row has a hole.
 */
export function shelfSpans(count: number): CardSpan[] {
  const inTurn = count - (count % 8)
  const left = count - inTurn
  const widened = left % 3 === 2 && left < 7 ? inTurn + left - 2 : undefined
  return Array.from({ length: count }, (_, at) => ((at % 8 === 6 && at + 1 < count) || at === widened ? 'wide' : 'c4'))
}
