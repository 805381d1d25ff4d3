import { giveNumbers } from '#features/permits/cover/name-permits.server.ts'
import type { Actor } from '#features/permits/lots/change-lot.server.ts'
import { listCoveringPermits } from '#features/permits/reads-cover.server.ts'
import { listKnownNumbers } from '#features/permits/reads-numbers.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { lockNeeds } from '../permits/lock-needs.server.ts'
import { settleNeeds } from './settle-needs.server.ts'

export type NumberRefusal =
  | { reason: 'nothing-chosen' }
  /** A traveller needs no permit any more, or another permit covers them: look again. */
  | { reason: 'need-changed' }
  | { reason: 'number-known'; number: string }

/**
 * Gives permits their numbers, as an authority has sent them: each is in the name of whom it covers, who is marked as bought where it is paid. All
 * are written or none.
 */
export const numberPermits = (
  ctx: Context,
  rows: readonly { permitId: number; needId: number; number: string }[],
  actor: Actor,
): Promise<Outcome<{ numbered: number; bought: number }, NumberRefusal>> =>
  transact<{ numbered: number; bought: number }, NumberRefusal>(ctx.db, async (tx) => {
    if (rows.length === 0) return refused({ reason: 'nothing-chosen' })
    const ids = rows.map(({ needId }) => needId)
    await lockNeeds(ctx, tx, ids)
    const permits = new Map((await listCoveringPermits(tx, { purchaseIds: ids })).map((permit) => [permit.id, permit]))
    const chosen = rows.flatMap(({ permitId, needId, number }) => {
      const permit = permits.get(permitId)
      return permit?.purchaseId === needId && permit.number === null ? [{ permit, number }] : []
    })
    if (chosen.length < rows.length) return refused({ reason: 'need-changed' })
    const [taken] = await listKnownNumbers(
      tx,
      chosen.map(({ permit, number }) => ({ feeId: permit.feeId, number })),
    )
    if (taken) return refused({ reason: 'number-known', number: taken.number })
    const at = await ctx.clock.in(tx)
    await giveNumbers(tx, chosen, { at, by: actor.name })
    return done({ numbered: chosen.length, bought: await settleNeeds(tx, ids, { at, by: actor.name }) })
  })
