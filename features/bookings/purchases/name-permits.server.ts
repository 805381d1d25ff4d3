import { giveNames } from '#features/permits/cover/name-permits.server.ts'
import type { Actor } from '#features/permits/lots/change-lot.server.ts'
import { listCoveringPermits } from '#features/permits/reads-cover.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockNeeds } from '../permits/lock-needs.server.ts'
import { settleNeeds } from './settle-needs.server.ts'

export type NameRefusal = { reason: 'nothing-chosen' } | { reason: 'need-changed' } | { reason: 'no-permit' }

/**
 * The names of these travellers were given in at the authority: each permit that covers one stays with them from now on. All or none: refused where
 * one needs no permit any more, or has none that is paid.
 */
export const namePermits = (ctx: Context, needIds: readonly number[], actor: Actor): Promise<Outcome<number, NameRefusal>> =>
  transact<number, NameRefusal>(ctx.db, async (tx) => {
    if (needIds.length === 0) return refused({ reason: 'nothing-chosen' })
    const needs = await lockNeeds(ctx, tx, needIds)
    if (needs.length < needIds.length) return refused({ reason: 'need-changed' })
    const permits = await listCoveringPermits(tx, { purchaseIds: needIds })
    const isThere = permits.filter(({ state }) => state === 'paid' || state === 'deposited')
    if (isThere.length < needIds.length) return refused({ reason: 'no-permit' })
    const at = await ctx.clock.in(tx)
    await giveNames(tx, isThere, { at, by: actor.name })
    await settleNeeds(tx, needIds, { at, by: actor.name })
    return done(isThere.length)
  })
