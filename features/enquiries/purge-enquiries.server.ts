import { deleteEmailsAboutPerson } from '#features/emails/purge-emails.server.ts'
import type { Context } from '#platform/context.ts'
import { addMonths, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { thingsOf } from './email-occasions.ts'
import { endedMs, finishedMonths, heldMs, unansweredMs } from './retention.ts'
import { deleteEnquiries, deleteSubscribers } from './writes.server.ts'

/**
 * Deletes enquiries that were held 30 days ago or finished 24 months ago, and addresses that never confirmed or that
 * unsubscribed, each with its emails: docs/privacy.md. Safe to run twice. Returns how many of both, emails not counted.
 */
export async function purgeEnquiries(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  return ctx.db.transaction().execute(async (tx) => {
    const enquiries = await deleteEnquiries(tx, {
      heldBefore: before(heldMs),
      finishedBefore: kigaliInstant(addMonths(kigaliDay(now), -finishedMonths), 0),
    })
    const subscribers = await deleteSubscribers(tx, { requestedBefore: before(unansweredMs), endedBefore: before(endedMs) })
    await deleteEmailsAboutPerson(tx, thingsOf({ enquiries, subscribers }))
    return enquiries.length + subscribers.length
  })
}
