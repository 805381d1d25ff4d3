import { listStock } from '#features/stock/reads.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'

/**
 * Which parts are short at an instant: `hard` ones stop a booking, `onRequest` ones are requested from the supplier after
 * payment. For display only: the hold decides under its locks.
 */
export async function listShort<Part extends StockPart>(db: Db, parts: readonly Part[], now: Date) {
  const levels = await listStock(db, parts, now)
  const short = parts.flatMap((part) => {
    const left = levels.find(({ resource, day }) => resource === part.resource && day === part.day)?.forSale ?? 0
    return left < part.quantity ? [{ part, left }] : []
  })
  return {
    hard: short.filter(({ part }) => !part.soft),
    onRequest: short.filter(({ part }) => part.soft).map(({ part }) => part),
  }
}
