import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listStock } from './reads.server.ts'
import type { StockLevel, StockPart } from './stock.ts'
import { deleteClaims, deleteWaiting, insertClaims, lockStockDays } from './writes.server.ts'

export type StockShortage = { reason: 'stock-short'; short: { part: StockPart; left: number }[] }

/**
 * Takes stock for a booking: the only way to. All parts or none, inside the caller's transaction.
 *
 * The stock days are locked in one order, then the instant is read by the database's clock and what is free is counted
 * again: a claim that lapsed a moment ago is free, one that has not is taken. Lapsed claims of the booking itself are
 * replaced. A party from the waiting list (`waiting`) is served from what is free; everyone else only from what is for
 * sale, which is nothing while a waiting party fits.
 *
 * @param until asks for the end of the hold at the instant of taking; `null` takes for good.
 * @returns the instant of taking and the end of the hold, or what was left of each part that is short.
 */
export async function holdStock(
  ctx: Context,
  tx: Tx,
  bookingId: string,
  parts: readonly StockPart[],
  until: (at: Date) => Date | null,
  { waiting = false }: { waiting?: boolean } = {},
): Promise<Outcome<{ at: Date; heldUntil: Date | null }, StockShortage>> {
  await lockStockDays(tx, parts)
  const at = await ctx.clock.in(tx)
  const levels = await listStock(tx, parts, at)
  const short = parts.flatMap((part) => {
    const left = leftOf(levels, part, waiting)
    return left < part.quantity ? [{ part, left }] : []
  })
  if (short.length > 0) return refused({ reason: 'stock-short', short })
  const heldUntil = until(at)
  await deleteClaims(tx, bookingId)
  await insertClaims(tx, bookingId, parts, heldUntil)
  if (waiting) await deleteWaiting(tx, bookingId)
  return done({ at, heldUntil })
}

function leftOf(levels: readonly StockLevel[], part: StockPart, waiting: boolean): number {
  const level = levels.find((row) => row.resource === part.resource && row.day === part.day)
  if (!level) return 0
  return waiting ? level.free : level.forSale
}
