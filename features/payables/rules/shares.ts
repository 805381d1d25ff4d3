import { scaled } from '#features/suppliers/costing/exact.ts'

/**
 * An amount shared out by weights in whole minor units, so that the shares add up to it: each share ends where its part of all weights, rounded
 * half away from zero, ends. Weights that are all 0 count alike. No weight is below 0.
 */
export function sharesOf(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const counted = sum === 0 ? weights.map(() => 1) : weights
  const whole = sum === 0 ? weights.length : sum
  let upTo = 0
  let before = 0
  return counted.map((weight) => {
    upTo += weight
    const end = scaled(amountMinor, upTo, whole)
    const share = end - before
    before = end
    return share
  })
}
