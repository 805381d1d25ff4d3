import type { Residency, VisitorFee } from '#features/places/visitor-fee.ts'

/** What a permit costs by fee class, in USD cents; null: as the foreign one. */
export type ClassPrices = Pick<VisitorFee, 'foreignMinor' | 'residentMinor' | 'africanMinor' | 'eacMinor'>

/** The price of a permit for somebody of a fee class, whatever their age, in USD cents. */
export function classPrice(prices: ClassPrices, feeClass: Residency): number {
  const listed = { foreign: null, resident: prices.residentMinor, african: prices.africanMinor, eac: prices.eacMinor }
  return listed[feeClass] ?? prices.foreignMinor
}

/** The dearest price of a fee, in USD cents: a permit of that price is valid for everybody. */
export const dearestPrice = ({ foreignMinor, residentMinor, africanMinor, eacMinor }: ClassPrices): number =>
  Math.max(foreignMinor, residentMinor ?? 0, africanMinor ?? 0, eacMinor ?? 0)
