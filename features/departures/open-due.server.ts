import type { Context } from '#platform/context.ts'
import { putOnSale } from './put-on-sale.server.ts'
import { listToOpen } from './reads-admin.server.ts'
import { unscheduleDeparture } from './unschedule-departure.server.ts'

/** The most departures in one run of the job; the others follow a minute later. */
const mostAtOnce = 200

/**
 * Runs every minute: puts due departures on sale, each in its own transaction. One that cannot be sold any more, because it has
 * no rate or its cut-off is past, becomes a draft again, and the audit log records it. Returns how many went on sale. Safe to run
 * twice at once.
 */
export async function openDue(ctx: Context): Promise<number> {
  let opened = 0
  for (const { id: departureId, version: seen, slug } of await listToOpen(ctx.db, ctx.clock.now(), mostAtOnce)) {
    const outcome = await putOnSale(ctx, { departureId, seen, at: null, actor: null })
    if (outcome.done) opened++
    else if (outcome.refusal.reason !== 'changed-meanwhile' && outcome.refusal.reason !== 'on-sale-already') {
      ctx.log.warn('A departure did not go on sale when it was due', { departure: slug, reason: outcome.refusal.reason })
      await unscheduleDeparture(ctx, { departureId, seen, actor: null, why: outcome.refusal.reason })
    }
  }
  return opened
}
