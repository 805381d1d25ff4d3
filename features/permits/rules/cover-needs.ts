import type { LotState } from '../lot.ts'
import { type ClassPrices, classPrice, dearestPrice } from './class-price.ts'
import { backs } from './lot-states.ts'
import { type LotPermit, type Need, poolDayKey } from './need.ts'

/** Which permit covers which need: by the id of each need its permit, and the other way round. */
export type Cover = {
  permitOf: ReadonlyMap<number, number>
  needOf: ReadonlyMap<number, number>
  /** Permits in the name of somebody who does not need them any more, ascending: each waits for another name, day or refund. */
  staleNames: readonly number[]
}

/**
 * Decides anew which permit covers which need, at an instant: only one that may be promised then (`backs`). A permit in a name stays
 * with it, and covers nobody else when its need is gone. The others are for needs in their order: answered before on request,
 * confirmed before pending, then by instant of confirmation, reference and position. Each takes of its pool and day a permit of its
 * own class, else an open one, else a dearer one, the least dear; of these a paid one before a deposited and a reserved one, then by lot
 * and permit. The order of what goes in does not matter. Source: docs/permits.md, 'Cover'.
 *
 * @param prices of each fee, by its id.
 */
export function coverNeeds(
  needs: readonly Need[],
  permits: readonly LotPermit[],
  prices: Readonly<Record<string, ClassPrices>>,
  at: Date,
): Cover {
  const permitOf = new Map<number, number>()
  const live = permits.filter((permit) => backs(permit, at))
  const needsById = new Map(needs.map((need) => [need.id, need]))
  const named = live.filter(({ namedAt }) => namedAt !== null).toSorted(inOrderOfUse)
  const staleNames: number[] = []
  for (const permit of named) {
    const need = permit.purchaseId === null ? undefined : needsById.get(permit.purchaseId)
    if (need && !permitOf.has(need.id) && poolDayKey(need) === poolDayKey(permit)) permitOf.set(need.id, permit.id)
    else staleNames.push(permit.id)
  }
  const spare = Map.groupBy(live.filter(({ namedAt }) => namedAt === null).toSorted(inOrderOfUse), poolDayKey)
  for (const need of needs.toSorted(inOrderOfRight)) {
    if (permitOf.has(need.id)) continue
    const ofPool = spare.get(poolDayKey(need)) ?? []
    const found = bestFor(need, ofPool, prices[need.feeId])
    if (!found) continue
    permitOf.set(need.id, found.id)
    ofPool.splice(ofPool.indexOf(found), 1)
  }
  const needOf = new Map([...permitOf].map(([need, permit]) => [permit, need]))
  return { permitOf, needOf, staleNames: staleNames.toSorted((a, b) => a - b) }
}

const paidFirst: readonly LotState[] = ['used', 'paid', 'deposited', 'reserved']

/** Paid before deposited before reserved, then by lot and permit. */
export const inOrderOfUse = (a: LotPermit, b: LotPermit): number =>
  paidFirst.indexOf(a.state) - paidFirst.indexOf(b.state) || a.lotId - b.lotId || a.id - b.id

function inOrderOfRight(a: Need, b: Need): number {
  const confirmed = (need: Need) => need.confirmedAt?.getTime() ?? Number.POSITIVE_INFINITY
  return (
    Number(a.onRequest) - Number(b.onRequest) ||
    compare(confirmed(a), confirmed(b)) ||
    compare(a.reference, b.reference) ||
    a.position - b.position ||
    a.id - b.id
  )
}

const compare = <Value extends number | string>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Of permits in order of use the first of the own class, else the first open one, else the least dear of those that cost more or are of
 * the dearest price, which is valid for everybody.
 */
function bestFor(need: Need, permits: readonly LotPermit[], prices: ClassPrices | undefined): LotPermit | undefined {
  const own = permits.find(({ feeClass }) => feeClass === need.feeClass) ?? permits.find(({ feeClass }) => feeClass === null)
  if (own || !prices) return own
  const [least, dearest] = [classPrice(prices, need.feeClass), dearestPrice(prices)]
  const price = (permit: LotPermit) => (permit.feeClass ? classPrice(prices, permit.feeClass) : dearest)
  const dearer = permits.filter((permit) => price(permit) > least || price(permit) === dearest)
  return dearer.toSorted((a, b) => price(a) - price(b) || inOrderOfUse(a, b))[0]
}
