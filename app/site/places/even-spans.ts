import type { CardSpan } from '../../ui/card.tsx'

/** The widths of a number of cards so that every row of twelve columns is full: a wide one and a narrow one, or three. */
export function evenSpans(count: number): CardSpan[] {
  if (count === 1) return ['wide']
  if (count === 2) return ['c6', 'c6']
  const wide = count % 3 === 0 ? [] : count % 3 === 2 ? [0] : [0, count - 2]
  return Array.from({ length: count }, (_, at) => (wide.includes(at) ? 'wide' : 'c4'))
}
