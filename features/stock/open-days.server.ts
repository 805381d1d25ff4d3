import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { OpenResource } from './stock.ts'
import { insertStockDays } from './writes.server.ts'

/**
 * Puts resources on sale on every day with from ≤ day < until that has no row yet, inside the caller's transaction.
 *
 * A day that has a row keeps it: what staff set, and what is taken, is never changed. So the schedule may call it daily, and
 * two processes at once are harmless. It takes no stock and needs no lock.
 *
 * @returns how many days were opened, over all resources.
 */
export async function openStockDays(tx: Tx, rows: readonly OpenResource[], from: Day, until: Day): Promise<number> {
  return insertStockDays(tx, rows, from, until)
}
