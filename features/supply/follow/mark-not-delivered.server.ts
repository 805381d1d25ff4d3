import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { lockLine } from '../reads.server.ts'
import { updateLine } from '../writes.server.ts'

export type NotDeliveredRefusal =
  | { reason: 'order-unknown' }
  | { reason: 'not-over' }
  | { reason: 'reason-missing' }
  | { reason: 'changed-meanwhile' }

/** Records that a service which was confirmed and is over was not delivered, with a reason. Refused for one that is not over. */
export const markNotDelivered = (
  ctx: Context,
  { orderId, lineId, reason, actor }: { orderId: number; lineId: number; reason: string; actor: Actor },
): Promise<Outcome<undefined, NotDeliveredRefusal>> =>
  transact<undefined, NotDeliveredRefusal>(ctx.db, async (tx) => {
    if (reason === '') return refused({ reason: 'reason-missing' })
    const found = await lockLine(tx, { orderId, lineId })
    if (!found) return refused({ reason: 'order-unknown' })
    const { run, order, line } = found
    if (line.state !== 'used') return refused({ reason: 'not-over' })
    if (!(await updateLine(tx, line, { state: 'not-delivered', note: reason }))) return refused({ reason: 'changed-meanwhile' })
    await noteOrder(ctx, tx, { run, order, actor, action: 'supplier-not-delivered', facts: { line: line.title, reason } })
    return done(undefined)
  })
