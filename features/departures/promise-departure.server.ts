import type { Context } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { departureTopics } from './departure.ts'
import { findDepartureById } from './reads.server.ts'
import { updateWord } from './writes.server.ts'

export type PromiseRefusal = { reason: 'departure-unknown' } | { reason: 'cancelled-already' }

/**
 * Staff give their word that a departure goes, also below its minimum, or take it back: a departure whose minimum is reached
 * goes all the same. Saying again what is so changes nothing. Refused for one that is cancelled.
 */
export function promiseDeparture(
  ctx: Context,
  { departureId, goes, actor }: { departureId: number; goes: boolean; actor: string },
): Promise<Outcome<undefined, PromiseRefusal>> {
  return transact<undefined, PromiseRefusal>(ctx.db, async (tx) => {
    const departure = await findDepartureById(tx, departureId, ctx.clock.now())
    if (!departure) return refused({ reason: 'departure-unknown' })
    const { slug, packageSlug } = departure
    if (!(await updateWord(tx, departureId, goes))) return refused({ reason: 'cancelled-already' })
    await ctx.cache.forget(tx, departureTopics(slug, packageSlug))
    ctx.log.info('The word on a departure was changed', { departure: slug, goes, by: actor })
    return done(undefined)
  })
}
