import type { Tx } from '#platform/context.ts'
import { listOrderIdsOf } from './reads.server.ts'
import { emptyReplies } from './writes.server.ts'

/**
 * Empties the words of suppliers about these bookings, inside the erasure's transaction. Returns what emails to them are about, by the first
 * two words of their occasions, so that those are deleted: they have the family name.
 */
export async function eraseOrdersOf(tx: Tx, bookingIds: readonly string[]): Promise<string[]> {
  const orderIds = await listOrderIdsOf(tx, bookingIds)
  await emptyReplies(tx, { orderIds })
  return orderIds.map((id) => `supplier-order:${id}`)
}
