import type { Tx } from '#platform/context.ts'
import type { StockPart } from './stock.ts'
import { insertWaiting } from './writes.server.ts'

/** Puts a whole party on the waiting list of a resource and day. */
export async function waitForStock(tx: Tx, bookingId: string, part: StockPart, since: Date): Promise<void> {
  await insertWaiting(tx, bookingId, part, since)
}
