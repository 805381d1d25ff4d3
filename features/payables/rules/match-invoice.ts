import { type Currency, currencyDigits } from '#values/money.ts'

/** How far an invoice may be from what we expect and is taken by itself: so many whole units of its currency, and one part in so many. */
const mostUnits = 5
const onePartIn = 200

/**
 * An invoice beside what is expected, both in its currency: the difference, and whether it is taken by itself, which it is within 0.5% and
 * 5.00 alone. Source: running-trips.md, C6.
 */
export function matchInvoice(
  { totalMinor, currency }: { totalMinor: number; currency: Currency },
  expectedMinor: number,
): { differenceMinor: number; isTaken: boolean } {
  const differenceMinor = totalMinor - expectedMinor
  const size = Math.abs(differenceMinor)
  const isTaken = size * onePartIn <= Math.abs(expectedMinor) && size <= mostUnits * 10 ** currencyDigits[currency]
  return { differenceMinor, isTaken }
}
