import type { Context } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type LadderRefusal, validateLadder } from './ladder.ts'
import type { CancellationPolicy, LadderName } from './settings.ts'
import { upsertSetting } from './writes.server.ts'

/**
 * Staff set the cancellation ladder that what is sold from now on goes by; a booking keeps the one it was sold under. Refused:
 * a ladder with a gap or an overlap, with its day, one that does not go down to the day of the start, or a percent that is
 * none. Throws nothing away: another ladder that is saved at the same moment stays.
 */
export function saveLadder(
  ctx: Context,
  name: LadderName,
  policy: CancellationPolicy,
): Promise<Outcome<undefined, LadderRefusal>> {
  return transact<undefined, LadderRefusal>(ctx.db, async (tx) => {
    const valid = validateLadder(policy.steps)
    if (!valid.done) return valid
    const share = policy.depositPercent
    if (!Number.isInteger(share) || share < 0 || share > 100) return refused({ reason: 'percent-wrong' })
    await upsertSetting(tx, `ladder:${name}`, policy, ctx.clock.now())
    await ctx.cache.forget(tx, ['settings'])
    return done(undefined)
  })
}
