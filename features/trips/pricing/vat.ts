import type { TripPricing } from '../trip-pricing.ts'
import { fraction, over, plus, rounded, times } from './fraction.ts'
import { type Portion, totalOf } from './portion.ts'

type Vat = Pick<TripPricing, 'vatHomeBp' | 'vatAbroadBp'>

/** Of an amount with its VAT inside, the part that is VAT. */
const inside = (vatBp: number) => fraction(vatBp, 10_000 + vatBp)

/**
 * Step 15: the VAT inside an amount, by what it is made of: VAT of Rwanda in what is there, VAT of abroad in the rest; rounded
 * once. An amount that is made of nothing, by hand, bears that of Rwanda.
 */
export function vatInside(amountMinor: bigint, exact: Portion, { vatHomeBp, vatAbroadBp }: Vat): bigint {
  const amount = fraction(amountMinor)
  const total = totalOf(exact)
  if (total.top === 0n) return rounded(times(amount, inside(vatHomeBp)))
  const vat = plus(times(exact.home, inside(vatHomeBp)), times(exact.abroad, inside(vatAbroadBp)))
  return rounded(times(amount, over(vat, total)))
}
