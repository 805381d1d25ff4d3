import { done, type Outcome, refused } from '#values/outcome.ts'
import { lineMessage } from '../line-text.ts'
import { inEnglish } from '../lines/english-line.ts'
import { isPassedOn, type PriceLine, sumOf } from '../price-line.ts'
import type { TaxInput } from '../taxes.ts'
import { adjustmentsOf, adjustPrice, discountableMinor, type PriceAdjustment } from './adjustments.ts'

export type TotalRefusal = { reason: 'total-below-passed-on'; passedOnMinor: number }

/** Why a price that was agreed is not the sum of what the rules make; the customer reads it. */
const agreed = { label: lineMessage('agreedPrice', {}), reason: lineMessage('agreedPriceReason', {}) }

/**
 * Lines with one adjustment more, by which they come to a total: a discount where they come to more, a line that is added where they come
 * to less. Where taxes follow from it the total may lie a cent below. Refused: a total that does not cover what is passed on.
 */
export function reachTotal(lines: readonly PriceLine[], totalMinor: number, taxes: TaxInput): Outcome<PriceLine[], TotalRefusal> {
  const before = adjustmentsOf(lines)
  const id = Math.max(0, ...before.map((one) => one.id)) + 1
  const missing = totalMinor - sumOf(lines)
  if (missing === 0) return done([...lines])
  const reason = inEnglish(agreed.reason)
  const adjusted = (minor: number) => {
    const wanted: PriceAdjustment =
      missing < 0
        ? { change: 'discount', id, percent: null, amountMinor: minor, because: reason, text: agreed.reason }
        : {
            change: 'added',
            id,
            kind: 'extra',
            label: inEnglish(agreed.label),
            reason,
            text: agreed,
            quantity: 1,
            unitMinor: minor,
          }
    return adjustPrice(lines, [...before, wanted], taxes)
  }
  const most = missing < 0 ? discountableMinor(lines) : missing
  // Of what is taken off the least that comes down to the total; of what is added the most that does not pass it.
  const fits = (minor: number) => sumOf(adjusted(minor)) <= totalMinor === missing < 0
  const first = firstOf(most, fits)
  const minor = missing < 0 ? first : first - 1
  if (missing < 0 && first > most) {
    return refused({ reason: 'total-below-passed-on', passedOnMinor: sumOf(lines.filter(({ kind }) => isPassedOn(kind))) })
  }
  return done(minor === 0 ? [...lines] : adjusted(minor))
}

/** The least amount from 0 to `most` for which it holds, where it holds for all above as well; one more than the most where for none. */
function firstOf(most: number, holds: (minor: number) => boolean): number {
  let [low, high] = [0, most + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
