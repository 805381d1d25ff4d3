/**
 * An exact fraction; `of` is above nothing. It is not reduced: a sum has the least common denominator of its terms, which stays short because each
 * item brings a short one.
 */
export type Fraction = { top: bigint; of: bigint }

export const fraction = (top: bigint | number, of: bigint | number = 1n): Fraction => ({ top: BigInt(top), of: BigInt(of) })
export const nothing = fraction(0n)

/** The greatest common divisor of two numbers above nothing. */
function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

export function plus(one: Fraction, other: Fraction): Fraction {
  const more = other.of / commonDivisor(one.of, other.of)
  const of = one.of * more
  return { top: one.top * more + other.top * (of / other.of), of }
}

export const minus = (one: Fraction, { top, of }: Fraction): Fraction => plus(one, { top: -top, of })
export const times = (one: Fraction, other: Fraction): Fraction => ({ top: one.top * other.top, of: one.of * other.of })
/** `other` is above nothing. */
export const over = (one: Fraction, other: Fraction): Fraction => ({ top: one.top * other.of, of: one.of * other.top })
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, nothing)

export const isAbove = (one: Fraction, other: Fraction): boolean => one.top * other.of > other.top * one.of
export const isEqual = (one: Fraction, other: Fraction): boolean => one.top * other.of === other.top * one.of

/** In whole numbers, rounded half away from zero. */
export function rounded({ top, of }: Fraction): bigint {
  const half = (2n * (top < 0n ? -top : top) + of) / (2n * of)
  return top < 0n ? -half : half
}

/** The least multiple of a step, in whole numbers, that is not below a fraction of nothing or more. */
export const roundedUp = ({ top, of }: Fraction, step: bigint): bigint => ((top + of * step - 1n) / (of * step)) * step
