/** What a line of a freight price is for. A margin is ours: the customer sees it inside the other lines. */
export const lineKinds = ['carrier', 'handling', 'customs', 'insurance', 'other', 'margin'] as const
type LineKind = (typeof lineKinds)[number]

/** One line of a price, in US cents. */
export type PriceLine = { kind: LineKind; label: string; minor: number }

/** What the lines come to, in US cents. */
export const sumOf = (lines: readonly Pick<PriceLine, 'minor'>[]): number => lines.reduce((sum, { minor }) => sum + minor, 0)

/**
 * The lines as a quote shows them: each carries its share of the margin, by its own amount, in whole cents, and together they
 * come to the same sum. Lines that cost nothing carry nothing. A price of a margin alone has no lines to show.
 */
export function quotedLines(lines: readonly PriceLine[]): PriceLine[] {
  const visible = lines.filter(({ kind }) => kind !== 'margin')
  const margin = sumOf(lines) - sumOf(visible)
  const costs = sumOf(visible)
  if (margin === 0 || costs === 0) return visible
  let [carried, seen] = [0, 0]
  return visible.map((line) => {
    seen += line.minor
    // Of what came so far, less what the lines before took: the last one takes what rounding left.
    const part = shareOf(margin, seen, costs) - carried
    carried += part
    return { ...line, minor: line.minor + part }
  })
}

/** Whole cents, without the sixteenth digit of a product of two amounts. */
const shareOf = (margin: number, part: number, whole: number) => Number((BigInt(margin) * BigInt(part)) / BigInt(whole))
