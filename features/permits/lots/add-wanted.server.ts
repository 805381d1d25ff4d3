import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Actor } from './change-lot.server.ts'
import { type WantedPermits, wantPermits } from './want-permits.server.ts'

export type WantRefusal = { reason: 'day-past' } | { reason: 'count-wrong'; most: number }

/** How many permits staff add at once. */
export const mostWanted = 400

/** Staff add permits that are to be reserved. Refused: none, more than 400, and a visit that is today or over. */
export const addWanted = (ctx: Context, wanted: WantedPermits, actor: Actor): Promise<Outcome<undefined, WantRefusal>> =>
  transact<undefined, WantRefusal>(ctx.db, async (tx) => {
    if (wanted.day <= kigaliDay(await ctx.clock.in(tx))) return refused({ reason: 'day-past' })
    if (wanted.count < 1 || wanted.count > mostWanted) return refused({ reason: 'count-wrong', most: mostWanted })
    await wantPermits(ctx, tx, [wanted], { by: actor.name })
    return done(undefined)
  })
