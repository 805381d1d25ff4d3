import { lineKinds, type PriceLine } from '#features/pricing/price-line.ts'

/** One row of the difference. An amount is null when the line is missing on that side; minor units. */
export type DifferenceRow = Pick<PriceLine, 'label' | 'reason' | 'text'> & {
  beforeMinor: number | null
  afterMinor: number | null
  differenceMinor: number
  unchanged: boolean
}

const lineKey = ({ kind, label, reason }: PriceLine) => JSON.stringify([kind, label, reason])

/**
 * The difference between two prices line by line, as it is shown before an amendment is accepted. Lines with the same kind, label and
 * reason are one row; several are matched in order. A line whose reason has changed (another band, another season) becomes two rows, one
 * removed and one added. Rows follow the order of price kinds. Their differences add up to the difference of the totals. Source: the rules of the trade, 'Price'.
 */
export function priceDifference(before: readonly PriceLine[], after: readonly PriceLine[]): DifferenceRow[] {
  const unmatched = Map.groupBy(after, lineKey)
  const matched = before.map((line) => ({ line, now: unmatched.get(lineKey(line))?.shift() }))
  const matchedLines = new Set(matched.map(({ now }) => now))
  const added = after
    .filter((line) => !matchedLines.has(line))
    .map((line) => ({ kind: line.kind, row: rowOf(line, undefined, line) }))
  return [...matched.map(({ line, now }) => ({ kind: line.kind, row: rowOf(line, line, now) })), ...added]
    .sort((a, b) => lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind))
    .map(({ row }) => row)
}

function rowOf({ label, reason, text }: PriceLine, before: PriceLine | undefined, after: PriceLine | undefined): DifferenceRow {
  const beforeMinor = before?.amountMinor ?? null
  const afterMinor = after?.amountMinor ?? null
  const differenceMinor = (afterMinor ?? 0) - (beforeMinor ?? 0)
  const called = { label, reason, ...(text && { text }) }
  return { ...called, beforeMinor, afterMinor, differenceMinor, unchanged: beforeMinor === afterMinor }
}
