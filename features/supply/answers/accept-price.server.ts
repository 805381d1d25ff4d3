import { settleAlertsAbout } from '#features/alerts/settle-alert.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { lockLine } from '../reads.server.ts'
import { updateLine } from '../writes.server.ts'
import { hasOtherPrice } from './decline-line.ts'
import { settleParts } from './settle-parts.server.ts'

export type AcceptPriceRefusal = { reason: 'order-unknown' } | { reason: 'no-other-price' } | { reason: 'changed-meanwhile' }

/**
 * Accepts another amount that a supplier asks for, so that the line is confirmed at it. For staff with `costs:read`. Refused where no other
 * amount waits, or it is another than was seen.
 */
export async function acceptPrice(
  ctx: Context,
  { orderId, lineId, amountMinor, actor }: { orderId: number; lineId: number; amountMinor: number; actor: Actor },
): Promise<Outcome<undefined, AcceptPriceRefusal>> {
  const outcome = await transact<RunKey, AcceptPriceRefusal>(ctx.db, async (tx) => {
    const found = await lockLine(tx, { orderId, lineId })
    if (!found) return refused({ reason: 'order-unknown' })
    const { run, order, line } = found
    if (!line.sent || !hasOtherPrice(line)) return refused({ reason: 'no-other-price' })
    if (line.proposedMinor !== amountMinor) return refused({ reason: 'changed-meanwhile' })
    const at = await ctx.clock.in(tx)
    const agreed = { ...line.sent, costMinor: amountMinor }
    const change = {
      state: 'confirmed' as const,
      agreed,
      proposedMinor: null,
      confirmedAt: at,
      answerBy: null,
      provisionalUntil: null,
      declinedFingerprint: '',
    }
    if (!(await updateLine(tx, line, change))) return refused({ reason: 'changed-meanwhile' })
    await settleAlertsAbout(ctx, tx, [`supply-other-price:${line.id}`], actor.name)
    await noteOrder(ctx, tx, { run, order, actor, action: 'supplier-price-accepted', facts: { line: line.title, amountMinor } })
    return done(run)
  })
  if (!outcome.done) return outcome
  if ('bookingId' in outcome.value) await settleParts(ctx, outcome.value.bookingId)
  return done(undefined)
}
