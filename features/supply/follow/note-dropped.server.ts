import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { OrderLine } from '../lines/order-line.ts'
import { noteOrder } from '../note-order.server.ts'
import { findOrder } from '../reads.server.ts'

/**
 * Records each order of a run that is over because none of it ever left us: in the audit log, and in the timeline of a booking that travels by
 * itself. Not of an order that goes on, or of which something else was sent.
 */
export async function noteDropped(
  ctx: Context,
  tx: Tx,
  { run, before, after }: { run: RunKey; before: readonly OrderLine[]; after: readonly OrderLine[] },
): Promise<void> {
  const former = new Map(before.map(({ id, state }) => [id, state]))
  const dropped = after.filter(({ id, state }) => state === 'dropped' && former.get(id) !== 'dropped' && former.has(id))
  for (const [orderId, own] of Map.groupBy(dropped, (line) => line.orderId)) {
    if (orderId === null || after.some((line) => line.orderId === orderId && line.state !== 'dropped')) continue
    const order = await findOrder(tx, orderId)
    if (!order) continue
    const lines = own.map(({ title }) => title).join(', ')
    await noteOrder(ctx, tx, { run, order, actor: null, action: 'supplier-order-dropped', facts: { line: lines } })
    if (!('bookingId' in run)) continue
    const text = `Order ${order.reference} to ${order.supplier} is not needed any more. It was not sent, so there is nothing to cancel.`
    await noteChange(ctx, tx, run.bookingId, { actor: 'The server', text })
  }
}
