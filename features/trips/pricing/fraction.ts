/** An exact fraction; `of` is above nothing. It is reduced only by `reduced`. */
export type Fraction = { top: bigint; of: bigint }

export const fraction = (top: bigint | number, of: bigint | number = 1n): Fraction => ({ top: BigInt(top), of: BigInt(of) })
export const nothing = fraction(0n)

/** The greatest common divisor of a number of nothing or more and one above nothing. */
function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

/** The same fraction, of nothing or more, in lowest terms. */
export function reduced({ top, of }: Fraction): Fraction {
  const by = commonDivisor(top, of)
  return { top: top / by, of: of / by }
}

/**
 * Fractions over their least common denominator. Hundreds of items have one of thousands of digits, so it is found once and not
 * with each of their sums.
 */
export function overOneDenominator(all: readonly Fraction[]): Fraction[] {
  const of = all.reduce(
    (common, one) => (common % one.of === 0n ? common : (common / commonDivisor(common, one.of)) * one.of),
    1n,
  )
  return all.map((one) => ({ top: one.top * (of / one.of), of }))
}

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.of === other.of) return { top: one.top + other.top, of: one.of }
  const more = other.of / commonDivisor(one.of, other.of)
  const of = one.of * more
  return { top: one.top * more + other.top * (of / other.of), of }
}

export const minus = (one: Fraction, { top, of }: Fraction): Fraction => plus(one, { top: -top, of })
export const times = (one: Fraction, other: Fraction): Fraction => ({ top: one.top * other.top, of: one.of * other.of })
/** `other` is above nothing. */
export const over = (one: Fraction, other: Fraction): Fraction => ({ top: one.top * other.of, of: one.of * other.top })

export const isAbove = (one: Fraction, other: Fraction): boolean => minus(one, other).top > 0n

/** In whole numbers, rounded half away from zero. */
export function rounded({ top, of }: Fraction): bigint {
  const half = (2n * (top < 0n ? -top : top) + of) / (2n * of)
  return top < 0n ? -half : half
}

/** The least multiple of a step, in whole numbers, that is not below a fraction of nothing or more. */
export const roundedUp = ({ top, of }: Fraction, step: bigint): bigint => ((top + of * step - 1n) / (of * step)) * step
