import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Tx } from '#platform/context.ts'
import { findNeededLines } from '../lines/find-needed-lines.server.ts'
import { followLines } from '../lines/follow-lines.ts'
import { toSend } from '../lines/order-line.ts'
import { listLines, listOrders } from '../reads.server.ts'
import { findSupplyRunId } from '../reads-lists.server.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'

/** What a supplier who knows of its order would have to be sent: services that change, and services that are cancelled. By their names. */
export type SupplierEffect = { supplier: string; changed: string[]; cancelled: string[] }

/**
 * What following would leave to send to the suppliers of a run as it is in this transaction, by supplier. Nothing is written, and what no
 * supplier was sent is left out.
 */
export async function previewFollow(tx: Tx, key: RunKey): Promise<SupplierEffect[]> {
  const runId = await findSupplyRunId(tx, key)
  if (runId === undefined) return []
  const [lines, orders] = [await listLines(tx, runId), await listOrders(tx, runId)]
  if (!lines.some(({ sent }) => sent)) return []
  const run = await loadSupplyRun(tx, key)
  const needed = run ? await findNeededLines(tx, run) : []
  const effects = new Map<number, SupplierEffect>()
  for (const change of followLines(needed, lines)) {
    const line = 'id' in change ? lines.find(({ id }) => id === change.id) : undefined
    const order = orders.find(({ id }) => id === line?.orderId)
    if (!line || !order) continue
    const isChanged = change.what === 'change' && toSend({ ...line, ...change.needed }) === 'change'
    if (!isChanged && change.what !== 'cancel') continue
    const effect = effects.get(order.id) ?? { supplier: order.supplier, changed: [], cancelled: [] }
    effect[isChanged ? 'changed' : 'cancelled'].push(line.title)
    effects.set(order.id, effect)
  }
  return [...effects.values()].sort((one, other) => one.supplier.localeCompare(other.supplier))
}
