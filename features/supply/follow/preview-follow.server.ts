import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Tx } from '#platform/context.ts'
import { findNeededLines } from '../lines/find-needed-lines.server.ts'
import { followLines } from '../lines/follow-lines.ts'
import { factsOf, type LineFacts, toSend } from '../lines/order-line.ts'
import { listLines, listOrders } from '../reads.server.ts'
import { findSupplyRunId } from '../reads-lists.server.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { openUnheard } from '../unheard.server.ts'

/**
 * What a supplier who knows of its order would have to be sent: services that change, with what it was sent `before` and what they become, and
 * services that are cancelled, as it was sent them.
 */
export type SupplierEffect = { supplier: string; changed: { before: LineFacts; after: LineFacts }[]; cancelled: LineFacts[] }

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
  const { isUnheard } = await openUnheard(tx, lines)
  for (const change of followLines(needed, lines, isUnheard)) {
    const line = 'id' in change ? lines.find(({ id }) => id === change.id) : undefined
    const order = orders.find(({ id }) => id === line?.orderId)
    if (!line || !order) continue
    if (!line.sent) continue
    const effect = effects.get(order.id) ?? { supplier: order.supplier, changed: [], cancelled: [] }
    if (change.what === 'cancel') effect.cancelled.push(line.sent)
    else if (change.what === 'change' && toSend({ ...line, ...change.needed }) === 'change')
      effect.changed.push({ before: line.sent, after: factsOf(change.needed) })
    else continue
    effects.set(order.id, effect)
  }
  return [...effects.values()].sort((one, other) => one.supplier.localeCompare(other.supplier))
}
