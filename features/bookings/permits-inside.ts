import type { PriceLine } from '#features/pricing/price-line.ts'

type Sold = Pick<PriceLine, 'kind' | 'amountMinor' | 'adjustment'>

/** Whether a line is a whole custom price in one, permits inside: such prices were sold before they were typed line by line. */
const holdsPermits = ({ adjustment }: Sold): boolean => adjustment?.change === 'whole'

/**
 * The permits inside a custom price of one line, at their listed cost: those that are on the booking's list and not settled yet, never more
 * than the line. 0 for every other price, whose permits are lines. Minor units. Source: docs/cancellation.md, 'A custom price in one line'.
 */
export function permitsInside(lines: readonly Sold[], purchases: readonly { costMinor: number; settled: boolean }[]): number {
  const wholeMinor = lines.find(holdsPermits)?.amountMinor ?? 0
  return purchases.reduce((all, { costMinor, settled }) => Math.min(wholeMinor, all + (settled ? 0 : costMinor)), 0)
}

/** The same lines with those permits as a line of their own, which belongs to no rest. Their sum stays. */
export const permitsApart = <Line extends Sold>(lines: readonly Line[], permitsMinor: number): Line[] =>
  lines.flatMap((line) =>
    permitsMinor > 0 && holdsPermits(line)
      ? [
          { ...line, amountMinor: line.amountMinor - permitsMinor },
          { ...line, kind: 'permit', amountMinor: permitsMinor },
        ]
      : [line],
  )
