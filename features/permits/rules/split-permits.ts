import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Permit } from '../lot.ts'

type SplitPermit = Pick<Permit, 'id' | 'purchaseId' | 'namedAt'>

/**
 * Which permits of a lot become a lot of their own when only so many of them go on to another state: those that cover nobody first,
 * then those without a name, then the latest. Together they are the permits of before, and a lot is never partly in a state. Nothing
 * stays where all of them go. Refused: none, and more than there are. Source: docs/permits.md, 'Lots'.
 */
export function splitPermits<One extends SplitPermit>(
  permits: readonly One[],
  count: number,
): Outcome<{ go: One[]; stay: One[] }, { reason: 'not-so-many'; count: number }> {
  if (!Number.isInteger(count) || count < 1 || count > permits.length)
    return refused({ reason: 'not-so-many', count: permits.length })
  const rank = ({ purchaseId, namedAt }: SplitPermit) => (namedAt ? 2 : purchaseId !== null ? 1 : 0)
  const inOrder = permits.toSorted((a, b) => rank(a) - rank(b) || b.id - a.id)
  const byId = (a: One, b: One) => a.id - b.id
  return done({ go: inOrder.slice(0, count).toSorted(byId), stay: inOrder.slice(count).toSorted(byId) })
}
