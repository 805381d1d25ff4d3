import type { Context } from '#platform/context.ts'
import { putOnSale } from './put-on-sale.server.ts'
import { listToOpen } from './reads-admin.server.ts'
import { unscheduleDeparture } from './unschedule-departure.server.ts'

/** So many in one run of the job; a minute later the next. */
const mostAtOnce = 200

/**
 * The job of each minute: puts on sale what is due, each departure in a transaction of its own. One that cannot be sold any more,
 * because its rate is gone or its cut-off is past, is a draft again, and the log of the admin area says so. Answers how many went on
 * sale. Run twice at once, each is opened once.
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
