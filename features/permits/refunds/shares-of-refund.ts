import { sharesOfPayment } from '../rules/shares-of-payment.ts'

/**
 * What came back for several permits, or is expected, shared out to the cent: as it was expected of each, and what is more by what was paid
 * besides. No share is more than was paid for its permit.
 *
 * @param amountMinor at most what was paid for all of them.
 */
export function sharesOfRefund(amountMinor: number, permits: readonly { spentMinor: number; backMinor: number }[]): number[] {
  const expected = permits.map(({ backMinor }) => backMinor)
  const all = expected.reduce((sum, one) => sum + one, 0)
  if (amountMinor <= all) return sharesOfPayment(amountMinor, expected)
  const more = sharesOfPayment(
    amountMinor - all,
    permits.map(({ spentMinor, backMinor }) => spentMinor - backMinor),
  )
  return expected.map((one, at) => one + (more[at] ?? 0))
}
