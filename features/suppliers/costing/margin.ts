import { isPassedOn, type PriceLine } from '#features/pricing/price-line.ts'

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
 * What is left of the lines of a price after a net cost. Permits, park fees and flights are left out on both sides; a tax that is
 * a line of its own is tax whole. No margin of a price that is nothing.
 */
export function marginOf(lines: readonly Pick<PriceLine, 'kind' | 'amountMinor' | 'vatMinor'>[], netCostMinor: number): Margin {
  const own = lines.filter(({ kind }) => !isPassedOn(kind))
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
    marginBp: withoutVatMinor > 0 ? basisPoints(profitMinor, withoutVatMinor) : null,
  }
}

/** A share in basis points, rounded down, below nothing too. */
function basisPoints(part: number, of: number): number {
  const [top, bottom] = [BigInt(part) * 10_000n, BigInt(of)]
  const cut = top / bottom
  return Number(top < cut * bottom ? cut - 1n : cut)
}
