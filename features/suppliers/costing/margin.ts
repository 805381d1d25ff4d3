import { incomeOfLines, isPassedOn, type PriceLine } from '#features/pricing/price-line.ts'

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
  const own = incomeOfLines(lines.filter(({ kind }) => !isPassedOn(kind)))
  const { grossMinor: ownMinor, taxMinor: vatMinor, incomeMinor: withoutVatMinor } = own
  const profitMinor = withoutVatMinor - netCostMinor
  return {
    passedOnMinor: incomeOfLines(lines).grossMinor - ownMinor,
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
