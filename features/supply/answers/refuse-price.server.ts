import { settleAlertsAbout } from '#features/alerts/settle-alert.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followRunOrders } from '../follow/follow-orders.server.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { lockLine } from '../reads.server.ts'
import { updateLine } from '../writes.server.ts'
import type { AcceptPriceRefusal } from './accept-price.server.ts'
import { declinedUpdate, hasOtherPrice } from './decline-line.ts'

export type RefusePriceRefusal = AcceptPriceRefusal | { reason: 'reason-missing' }
type RefusePriceInput = { orderId: number; lineId: number; amountMinor: number; reason: string; actor: Actor }

/**
 * Refuses another amount that a supplier asks for, with a reason: what was agreed before stands, else the line is declined, and one without a
 * supplier takes its place. Answers the id of that one. For staff with `costs:read`; the supplier is sent nothing. Refused as `acceptPrice`
 * is, and without a reason.
 */
export const refusePrice = (
  ctx: Context,
  { orderId, lineId, amountMinor, reason, actor }: RefusePriceInput,
): Promise<Outcome<number | undefined, RefusePriceRefusal>> =>
  transact<number | undefined, RefusePriceRefusal>(ctx.db, async (tx) => {
    if (reason === '') return refused({ reason: 'reason-missing' })
    const found = await lockLine(tx, { orderId, lineId })
    if (!found) return refused({ reason: 'order-unknown' })
    const { run, order, line } = found
    if (!hasOtherPrice(line)) return refused({ reason: 'no-other-price' })
    if (line.proposedMinor !== amountMinor) return refused({ reason: 'changed-meanwhile' })
    if (!(await updateLine(tx, line, declinedUpdate(line, await ctx.clock.in(tx)))))
      return refused({ reason: 'changed-meanwhile' })
    const facts = { line: line.title, amountMinor, reason }
    await noteOrder(ctx, tx, { run, order, actor, action: 'supplier-price-refused', facts })
    await settleAlertsAbout(ctx, tx, [`supply-other-price:${line.id}`], actor.name)
    const lines = await followRunOrders(ctx, tx, run)
    return done(lines.find(({ itemKey, state }) => itemKey === line.itemKey && state === 'to-choose')?.id)
  })
