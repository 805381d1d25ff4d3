import type { Cover } from './cover-needs.ts'
import { type LotPermit, type Need, type PoolDay, poolDayKey } from './need.ts'

/** Names to give in for a pool and day: ids of needs whose permit is paid and bears no name, those of whole travellers, and the others. */
export type NamesToGive = PoolDay & { whole: number[]; incomplete: number[] }

/**
 * The names that an authority is to be given, by pool and day, earliest first. Source: docs/permits.md, 'Deadlines'.
 */
export function namesToGive(
  needs: readonly (Need & { isWhole: boolean })[],
  permits: readonly LotPermit[],
  cover: Cover,
): NamesToGive[] {
  const nameless = new Set(permits.filter(({ state, namedAt }) => state === 'paid' && namedAt === null).map(({ id }) => id))
  const waiting = needs
    .filter(({ id }) => nameless.has(cover.permitOf.get(id) ?? -1))
    .toSorted((a, b) => (a.reference === b.reference ? a.position - b.position : a.reference < b.reference ? -1 : 1))
  const rows = [...Map.groupBy(waiting, poolDayKey).values()].flatMap((ofPool) => {
    const [first] = ofPool
    const idsOf = (isWhole: boolean) => ofPool.filter((need) => need.isWhole === isWhole).map(({ id }) => id)
    return first
      ? [{ feeId: first.feeId, day: first.day, departureId: first.departureId, whole: idsOf(true), incomplete: idsOf(false) }]
      : []
  })
  return rows.toSorted((a, b) => (a.day + poolDayKey(a) < b.day + poolDayKey(b) ? -1 : 1))
}
