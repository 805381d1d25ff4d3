import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { lockStockDays } from './writes.server.ts'

/**
 * Makes everybody else who wants to change these stock days wait until the transaction ends. Whoever changes a booking and
 * its stock asks for it first, before any row of a booking: one order for all, so that nobody waits in a circle.
 */
export async function lockStock(tx: Tx, parts: readonly { resource: string; day: Day }[]): Promise<void> {
  await lockStockDays(tx, parts)
}
