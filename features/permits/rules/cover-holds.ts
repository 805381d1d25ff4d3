import type { ClassPrices } from './class-price.ts'
import { type Cover, inOrderOfUse } from './cover-needs.ts'
import { type LotPermit, type PoolDay, poolDayKey } from './need.ts'
import { isHeld } from './pool-day.ts'

/** What a hold takes of a pool, by its booking: nobody of it needs a permit yet, but it was promised so many. `isClosed`: as of a need. */
export type HoldClaim = PoolDay & { reference: string; quantity: number; isClosed?: boolean }

type HoldCover = {
  /** By the id of a permit the booking on hold that it is promised to. */
  holdOf: ReadonlyMap<number, string>
  /** What was promised to holds, and no permit is there for it: an allowance stood for it. */
  uncovered: readonly HoldClaim[]
}

/**
 * Which permits are promised to holds, at an instant: those that cover nobody and bear no name, in the order in which needs would take
 * them, holds by their reference. Source: docs/permits.md, 'Cover'.
 *
 * @param holds that have not ended at the instant.
 */
export function coverHolds(
  permits: readonly LotPermit[],
  cover: Cover,
  holds: readonly HoldClaim[],
  prices: Readonly<Record<string, ClassPrices>>,
  at: Date,
): HoldCover {
  const free = permits.filter((permit) => {
    const ofFee = prices[permit.feeId]
    return permit.namedAt === null && !cover.needOf.has(permit.id) && ofFee !== undefined && isHeld(permit, false, ofFee, at)
  })
  const byPool = Map.groupBy(free.toSorted(inOrderOfUse), poolDayKey)
  const holdOf = new Map<number, string>()
  const uncovered: HoldClaim[] = []
  for (const hold of holds.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))) {
    const taken = byPool.get(poolDayKey(hold))?.splice(0, hold.quantity) ?? []
    for (const { id } of taken) holdOf.set(id, hold.reference)
    if (taken.length < hold.quantity) uncovered.push({ ...hold, quantity: hold.quantity - taken.length })
  }
  return { holdOf, uncovered }
}
