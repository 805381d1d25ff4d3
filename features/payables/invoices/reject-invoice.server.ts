import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockSeen, type SettleInput, type SettleInvoiceRefusal, settle } from './settle-invoice.server.ts'

export type RejectRefusal = SettleInvoiceRefusal | { reason: 'reason-missing' } | { reason: 'not-disputed' }

/**
 * Rejects a disputed invoice for good, with a reason: it is never paid, and its number may come again. What is to be paid stays as it was. For
 * staff with `payables:approve`. Refused: one that is not disputed, and one that has changed.
 */
export const rejectInvoice = (ctx: Context, input: SettleInput): Promise<Outcome<undefined, RejectRefusal>> =>
  transact<undefined, RejectRefusal>(ctx.db, async (tx) => {
    if (input.reason.trim() === '') return refused({ reason: 'reason-missing' })
    const seen = await lockSeen(tx, input)
    if (!seen.done) return seen
    if (seen.value.state !== 'disputed') return refused({ reason: 'not-disputed' })
    const at = await ctx.clock.in(tx)
    await settle(ctx, tx, seen.value, { state: 'rejected', reason: input.reason.trim(), actor: input.actor, at })
    return done(undefined)
  })
