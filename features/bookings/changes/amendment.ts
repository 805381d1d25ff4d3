import { lineKinds, type PriceLine } from '#features/pricing/price-line.ts'

/** One row of what an amendment changes. An amount is null where the line is not there; amounts in minor units. */
export type DifferenceRow = {
  label: string
  reason: string
  beforeMinor: number | null
  afterMinor: number | null
  differenceMinor: number
  unchanged: boolean
}

const whatItIs = ({ kind, label, reason }: PriceLine) => JSON.stringify([kind, label, reason])

/**
 * The difference between two prices line by line, as it is shown before an amendment is accepted. Lines with the same kind,
 * label and reason are one row; where there are several, the first meets the first. A line whose reason has changed (another
 * band, another season) is told as one that goes and one that comes, below each other. Rows stand in the order of the kinds
 * of a price. The differences of all rows are the difference of the totals. Source: the rules of the trade, 'Price'.
 */
export function priceDifference(before: readonly PriceLine[], after: readonly PriceLine[]): DifferenceRow[] {
  const open = Map.groupBy(after, whatItIs)
  const met = before.map((line) => ({ line, now: open.get(whatItIs(line))?.shift() }))
  const kept = new Set(met.map(({ now }) => now))
  const come = after.filter((line) => !kept.has(line)).map((line) => ({ kind: line.kind, row: rowOf(line, undefined, line) }))
  return [...met.map(({ line, now }) => ({ kind: line.kind, row: rowOf(line, line, now) })), ...come]
    .sort((a, b) => lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind))
    .map(({ row }) => row)
}

function rowOf({ label, reason }: PriceLine, before: PriceLine | undefined, after: PriceLine | undefined): DifferenceRow {
  const beforeMinor = before?.amountMinor ?? null
  const afterMinor = after?.amountMinor ?? null
  const differenceMinor = (afterMinor ?? 0) - (beforeMinor ?? 0)
  return { label, reason, beforeMinor, afterMinor, differenceMinor, unchanged: beforeMinor === afterMinor }
}
