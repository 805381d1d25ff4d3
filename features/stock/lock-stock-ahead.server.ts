import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { lockDaysAhead } from './writes.server.ts'

/** Locks these resources on every day from `from` on until the transaction ends: nobody else takes or changes them. */
export async function lockStockAhead(tx: Tx, resources: readonly string[], from: Day): Promise<void> {
  if (resources.length > 0) await lockDaysAhead(tx, resources, from)
}
