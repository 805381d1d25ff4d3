import type { Day } from '#values/dates.ts'

/** Something open: a payable above 0 that is to be paid, or below 0 one that the supplier owes us. */
type Open = { id: number; dueOn: Day; openMinor: number }
/** What is left of a payment that is not for anything yet. */
type Unused = { paymentId: number; leftMinor: number }

/** `paymentId` null: the payment that is being made. */
export type Allocation = { paymentId: number | null; payableId: number; amountMinor: number }

/**
 * What a payment is for. What the supplier owes us is used first: what is left of earlier payments, then its credits, each the oldest first,
 * but no more than is open; then the amount itself. Payables are paid in the order of their due days. What is left then stays as the
 * supplier's credit. Amounts of one currency. Source: running-trips.md, C6.
 *
 * @returns `leftMinor`: what of the amount is for nothing yet.
 */
export function allocate(
  amountMinor: number,
  chosen: readonly Open[],
  { credits, unused }: { credits: readonly Open[]; unused: readonly Unused[] },
): { allocations: Allocation[]; leftMinor: number } {
  let open = chosen.reduce((sum, { openMinor }) => sum + openMinor, 0)
  const sources: { paymentId: number | null; minor: number }[] = []
  for (const { paymentId, leftMinor } of unused) {
    const minor = Math.min(open, leftMinor)
    if (minor > 0) sources.push({ paymentId, minor })
    open -= minor
  }
  const allocations: Allocation[] = []
  let creditMinor = 0
  for (const { id, openMinor } of byDue(credits)) {
    const minor = Math.min(open, -openMinor)
    if (minor > 0) allocations.push({ paymentId: null, payableId: id, amountMinor: -minor })
    creditMinor += Math.max(0, minor)
    open -= Math.max(0, minor)
  }
  const moneyMinor = Math.min(open, amountMinor)
  if (creditMinor + moneyMinor > 0) sources.push({ paymentId: null, minor: creditMinor + moneyMinor })
  for (const { id, openMinor } of byDue(chosen)) {
    let missing = openMinor
    while (missing > 0 && sources[0]) {
      const [source] = sources
      const minor = Math.min(missing, source.minor)
      allocations.push({ paymentId: source.paymentId, payableId: id, amountMinor: minor })
      missing -= minor
      source.minor -= minor
      if (source.minor === 0) sources.shift()
    }
  }
  return { allocations, leftMinor: amountMinor - moneyMinor }
}

const byDue = (payables: readonly Open[]): Open[] =>
  payables.toSorted((a, b) => (a.dueOn === b.dueOn ? a.id - b.id : a.dueOn < b.dueOn ? -1 : 1))
