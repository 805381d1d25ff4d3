import { roundHalfAway } from '#values/money.ts'

/** How rates are copied into another period: by so many percent more, or less below nothing, each rounded to a multiple of a step. */
export type Raise = { percent: number; stepMinor: number }

/** The steps that amounts are rounded to, in whole US dollars. */
export const raiseSteps = [1, 5, 10] as const
export const leastRaise = -50
export const mostRaise = 100

/** A rate with a raise, in USD cents, half a step away from zero. One step at least: what costs something never becomes free. */
export function raised(minor: number, { percent, stepMinor }: Raise): number {
  const steps = roundHalfAway((minor * (100 + percent)) / (100 * stepMinor))
  return Math.max(1, steps) * stepMinor
}

/** By how many percent one amount is above another, to a tenth; undefined where there is nothing to compare with. */
export const percentAbove = (minor: number, before: number | undefined): number | undefined =>
  before ? roundHalfAway(((minor - before) * 1000) / before) / 10 : undefined
