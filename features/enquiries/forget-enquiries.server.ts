import type { Context } from '#platform/context.ts'
import { addMonths, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { endedMs, finishedMonths, heldMs, unansweredMs } from './kept.ts'
import { deleteEnquiries, deleteSubscribers } from './writes.server.ts'

/**
 * Deletes enquiries that were held back 30 days ago or finished 24 months ago, and addresses that never said yes or that left:
 * docs/privacy.md. Safe to run twice. Answers how many rows.
 */
export async function forgetEnquiries(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const enquiries = await deleteEnquiries(ctx.db, {
    heldBefore: before(heldMs),
    finishedBefore: kigaliInstant(addMonths(kigaliDay(now), -finishedMonths), 0),
  })
  return enquiries + (await deleteSubscribers(ctx.db, { askedBefore: before(unansweredMs), endedBefore: before(endedMs) }))
}
