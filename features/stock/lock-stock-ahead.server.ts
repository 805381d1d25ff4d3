import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { lockDaysAhead } from './writes-ahead.server.ts'

/** Makes everybody else who wants to take or change these resources on a day from `from` on wait until the transaction ends. */
export async function lockStockAhead(tx: Tx, resources: readonly string[], from: Day): Promise<void> {
  if (resources.length > 0) await lockDaysAhead(tx, resources, from)
}
