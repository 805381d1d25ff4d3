import type { StockPart } from '#features/stock/stock.ts'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** 'Superior twins', 'Safari 4x4s, pop-up roof': the part before a comma takes the plural. */
export const several = (name: string): string => name.replace(/^[^,(]*[^s,(\s](?=\s*[,(]|$)/, '$&s')

const isPermit = ({ resource }: StockPart) => resource.startsWith('permit:')

/** 'Two gorilla permits'; what is not counted by the piece, such as accommodation on the way, keeps its own words. */
function thing(part: StockPart): string {
  const { quantity, label = 'Something' } = part
  if (!isPermit(part)) return label
  const [name = label] = label.split(',')
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  return `${numbers[quantity] ?? quantity} ${quantity === 1 ? small : several(small)}`
}

/**
 * What is requested from the supplier, as the beginning of a sentence, and whether it is plural. Permits come first: they are
 * what a journey is about.
 */
export function partsText(parts: readonly StockPart[]): { things: string; many: boolean } {
  const sorted = [...parts.filter(isPermit), ...parts.filter((part) => !isPermit(part))]
  const things = sorted.map(thing).map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
  const [first = '', ...rest] = things
  const last = rest.pop()
  const many = parts.length > 1 || parts.some((part) => !isPermit(part) || part.quantity > 1)
  if (last === undefined) return { things: first, many }
  // Two 'and' in one sentence would read as one list of three.
  const and = rest.length > 0 || last.includes(' and ') ? ', and ' : ' and '
  return { things: `${[first, ...rest].join(', ')}${and}${last}`, many }
}
