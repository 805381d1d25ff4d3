import type { Tx } from '#platform/context.ts'
import type { StockPart } from './stock.ts'
import { lockStockDays, takeFromStockDay } from './writes.server.ts'

/**
 * Takes back what a supplier granted to a booking that never was: `takeGranted` made that many more of it, and they are its no
 * longer. Never fewer than others have taken; a day that nothing is left of is none again.
 */
export async function giveBackGranted(tx: Tx, parts: readonly StockPart[]): Promise<void> {
  await lockStockDays(tx, parts)
  for (const { resource, day, quantity } of parts) await takeFromStockDay(tx, resource, day, quantity)
}
