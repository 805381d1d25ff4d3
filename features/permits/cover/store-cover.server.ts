import type { Tx } from '#platform/context.ts'
import type { CoveringPermit } from '../reads-cover.server.ts'
import type { Cover } from '../rules/cover-needs.ts'
import { updateCover } from '../writes-cover.server.ts'

/** What of a cover differs from what is stored: whom each of these permits covers from now on. */
export function coverChanges(permits: readonly CoveringPermit[], cover: Cover): { permitId: number; needId: number | null }[] {
  // One in a name stays with its need, also where its lot has just ended: the need is covered anew once that is followed.
  const inNames = new Set(permits.flatMap(({ namedAt, purchaseId }) => (namedAt && purchaseId !== null ? [purchaseId] : [])))
  return permits
    .filter(({ namedAt }) => namedAt === null)
    .map(({ id, purchaseId }) => {
      const found = cover.needOf.get(id) ?? null
      return { permitId: id, before: purchaseId, needId: found !== null && inNames.has(found) ? null : found }
    })
    .filter(({ before, needId }) => before !== needId)
    .map(({ permitId, needId }) => ({ permitId, needId }))
}

/** Stores whom the permits of a pool and day cover, inside the transaction that holds its lock. Returns how many changed. */
export async function storeCover(tx: Tx, permits: readonly CoveringPermit[], cover: Cover): Promise<number> {
  const changes = coverChanges(permits, cover)
  await updateCover(tx, changes)
  return changes.length
}

/** Says of permits that were just made whom each covers, inside the transaction that holds the stock day. */
export const coverNew = (tx: Tx, pairs: readonly { id: number; needId: number | undefined }[]): Promise<void> =>
  updateCover(
    tx,
    pairs.map(({ id, needId = null }) => ({ permitId: id, needId })),
  )
