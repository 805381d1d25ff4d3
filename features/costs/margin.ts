import type { LineKind, PriceLine } from '#features/pricing/price-line.ts'

/** Charged as they are: no part of what we earn. */
const passedOn: readonly LineKind[] = ['permit', 'park-fee', 'flight']

/** What a price leaves us, in US cents; `marginBp` in basis points of the price without VAT, rounded down. */
export type Margin = {
  passedOnMinor: number
  ownMinor: number
  vatMinor: number
  withoutVatMinor: number
  netCostMinor: number
  profitMinor: number
  marginBp: number | null
}

/**
 * What is left of the lines of a price after a net cost. Permits, park fees and flights are left out on both sides; a tax that is a line of
 * its own is tax whole. No margin of a price that is nothing.
 */
export function marginOf(lines: readonly Pick<PriceLine, 'kind' | 'amountMinor' | 'vatMinor'>[], netCostMinor: number): Margin {
  const own = lines.filter(({ kind }) => !passedOn.includes(kind))
  const sum = (all: typeof own, read: (line: (typeof own)[number]) => number) =>
    all.reduce((total, line) => total + read(line), 0)
  const ownMinor = sum(own, ({ amountMinor }) => amountMinor)
  const vatMinor = sum(own, ({ kind, amountMinor, vatMinor }) => (kind === 'tax' ? amountMinor : vatMinor))
  const withoutVatMinor = ownMinor - vatMinor
  const profitMinor = withoutVatMinor - netCostMinor
  return {
    passedOnMinor: sum([...lines], ({ amountMinor }) => amountMinor) - ownMinor,
    ownMinor,
    vatMinor,
    withoutVatMinor,
    netCostMinor,
    profitMinor,
    marginBp: withoutVatMinor > 0 ? Math.floor((profitMinor * 10_000) / withoutVatMinor) : null,
  }
}
