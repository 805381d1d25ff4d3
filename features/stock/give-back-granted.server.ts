import type { Tx } from '#platform/context.ts'
import type { StockPart } from './stock.ts'
import { lockStockDays, takeFromStockDay } from './writes.server.ts'

/**
 * Returns what a supplier granted to a booking that was deleted: `takeGranted` added it to the capacity for this booking alone.
 * Never below what others have taken; a day with no capacity left loses its row.
 */
export async function giveBackGranted(tx: Tx, parts: readonly StockPart[]): Promise<void> {
  await lockStockDays(tx, parts)
  for (const { resource, day, quantity } of parts) await takeFromStockDay(tx, resource, day, quantity)
}
