import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { lockStockDays } from './writes.server.ts'

/**
 * Locks these stock days until the transaction ends. Whoever changes a booking and
 * its stock locks them first, before any row of a booking: one order for all prevents deadlocks.
 */
export async function lockStock(tx: Tx, parts: readonly { resource: string; day: Day }[]): Promise<void> {
  await lockStockDays(tx, parts)
}
