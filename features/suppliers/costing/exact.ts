/** `amount × numerator ÷ denominator` in whole minor units, rounded half away from zero, without the losses of floating point. */
export function scaled(amount: number, numerator: number | bigint, denominator: number | bigint): number {
  const product = BigInt(amount) * BigInt(numerator)
  const by = BigInt(denominator)
  const sign = product < 0n === by < 0n ? 1n : -1n
  const [top, bottom] = [product < 0n ? -product : product, by < 0n ? -by : by]
  return Number((sign * (2n * top + bottom)) / (2n * bottom))
}

/** A share in basis points of an amount (1800 = 18%), rounded half away from zero. */
export const shareOf = (amount: number, basisPoints: number): number => scaled(amount, basisPoints, 10_000)
