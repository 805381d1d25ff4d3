import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockSeen, type SettleInput, type SettleInvoiceRefusal, settle } from './settle-invoice.server.ts'

export type DisputeRefusal = SettleInvoiceRefusal | { reason: 'reason-missing' } | { reason: 'already-disputed' }

/**
 * Disputes an invoice that differs from what was expected, with a reason: what is to be paid stays as it was. For staff with
 * `payables:approve`. Refused: one that is settled or disputed, and one that has changed.
 */
export const disputeInvoice = (ctx: Context, input: SettleInput): Promise<Outcome<undefined, DisputeRefusal>> =>
  transact<undefined, DisputeRefusal>(ctx.db, async (tx) => {
    if (input.reason.trim() === '') return refused({ reason: 'reason-missing' })
    const seen = await lockSeen(tx, input)
    if (!seen.done) return seen
    if (seen.value.state === 'disputed') return refused({ reason: 'already-disputed' })
    const at = await ctx.clock.in(tx)
    await settle(ctx, tx, seen.value, { state: 'disputed', reason: input.reason.trim(), actor: input.actor, at })
    return done(undefined)
  })
