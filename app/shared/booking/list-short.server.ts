import { listStock } from '#features/stock/reads.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'

/**
 * What of some parts is not there at an instant: `hard` stops a booking, `onRequest` is asked for once it is paid. Only a
 * look: what counts is what the hold finds under its locks.
 */
export async function listShort(db: Db, parts: readonly StockPart[], now: Date) {
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
