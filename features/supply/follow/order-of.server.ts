import { randomBytes } from 'node:crypto'
import type { Tx } from '#platform/context.ts'
import { orderReference } from '../order-reference.ts'
import { upsertOrder } from '../writes.server.ts'

/** The order of a supplier for a run, made where there is none. A reference that is taken is drawn again. */
export async function orderOf(tx: Tx, input: { runId: number; supplierId: number; at: Date }): Promise<number> {
  for (;;) {
    const id = await upsertOrder(tx, { ...input, reference: orderReference(randomBytes(4)) })
    if (id !== undefined) return id
  }
}
