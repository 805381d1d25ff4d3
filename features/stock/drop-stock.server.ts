import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { deleteStockDay } from './writes.server.ts'

/** Removes a resource that was never claimed on a day from the ledger; the database refuses one with a claim. */
export async function dropStock(tx: Tx, resource: string, day: Day): Promise<void> {
  await deleteStockDay(tx, resource, day)
}
