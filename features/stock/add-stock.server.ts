import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { inLockOrder } from './stock.ts'
import { addStockDays, lockStockDays } from './writes.server.ts'

/** Adds so many more of each resource on its day, also where there was none; it can only make more free. A key may come twice. */
export async function addStock(tx: Tx, parts: readonly { resource: string; day: Day; quantity: number }[]): Promise<void> {
  if (parts.length === 0) return
  const sums = new Map<string, { resource: string; day: Day; quantity: number }>()
  for (const { resource, day, quantity } of parts) {
    const key = `${resource} ${day}`
    sums.set(key, { resource, day, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  const sorted = inLockOrder([...sums.values()])
  await lockStockDays(tx, sorted)
  await addStockDays(tx, sorted)
}
