import { noteActivity } from '#features/activity/note-activity.server.ts'
import { listActivityOf } from '#features/activity/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isErased } from './erased.ts'
import { listBookingsById, lockIdempotencyKey } from './reads.server.ts'

/** The queue of letters that staff write to several bookings at once; server/jobs.ts runs `sendBulkLetter` for it. */
export const bulkLetterQueue = 'send-bulk-letter'

export type BulkAsk = {
  /** Made with the form: of one batch every booking gets one letter, however often the form is sent. */
  batch: string
  bookingIds: readonly string[]
  subject: string
  text: string
  staff: { id: string; name: string }
}

/**
 * Has a letter written to the lead of each booking, by a job for each, and notes who wrote. Answers how many. Whoever has been erased
 * gets none. Refused where nobody is left to write to.
 */
export function writeToBookings(
  ctx: Context,
  { batch, bookingIds, subject, text, staff }: BulkAsk,
): Promise<Outcome<number, { reason: 'nobody-to-write-to' }>> {
  return transact(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, batch)
    const [sent] = await listActivityOf(tx, { kind: 'list', id: batch }, ['bookings-written-to'])
    if (sent) return done(Number(sent.facts.bookings))
    const bookings = (await listBookingsById(tx, [...new Set(bookingIds)])).filter((booking) => !isErased(booking))
    if (bookings.length === 0) return refused({ reason: 'nobody-to-write-to' })
    for (const { id } of bookings) await ctx.jobs.add(tx, bulkLetterQueue, { bookingId: id, batch, subject, text })
    await noteActivity(ctx, tx, {
      actor: staff,
      action: 'bookings-written-to',
      subject: { kind: 'list', id: batch, words: 'Bookings' },
      facts: { bookings: bookings.length, subject },
    })
    return done(bookings.length)
  })
}
