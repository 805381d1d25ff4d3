/**
 * A payment for several permits, shared out to the cent in proportion to what is open for each: what does not divide goes to those with the
 * largest rest, then to the first. The shares are the payment, and none is more than is open where the payment is not. Source:
 * docs/permits.md, 'Paying'.
 *
 * @param openMinor what is open for each, more than nothing together.
 */
export function sharesOfPayment(amountMinor: number, openMinor: readonly number[]): number[] {
  const all = openMinor.reduce((sum, open) => sum + open, 0)
  if (all <= 0) return openMinor.map(() => 0)
  const exact = openMinor.map((open) => BigInt(amountMinor) * BigInt(open))
  const shares = exact.map((part) => Number(part / BigInt(all)))
  const rests = exact.map((part, at) => ({ at, rest: part % BigInt(all) }))
  let left = amountMinor - shares.reduce((sum, share) => sum + share, 0)
  for (const { at } of rests.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))) {
    if (left === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left -= 1
  }
  return shares
}
