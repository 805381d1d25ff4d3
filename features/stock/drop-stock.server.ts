import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { deleteStockDay } from './writes.server.ts'

/** Takes a resource that nobody has ever claimed on a day off the ledger; the database refuses one that somebody holds. */
export async function dropStock(tx: Tx, resource: string, day: Day): Promise<void> {
  await deleteStockDay(tx, resource, day)
}
