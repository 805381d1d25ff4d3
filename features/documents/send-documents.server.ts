import { occasionOf } from '#features/bookings/emails/queue-booking-email.server.ts'
import { sendBookingEmail } from '#features/bookings/emails/send-booking-email.server.ts'
import { finalDaysBefore } from '#features/bookings/final-documents.ts'
import { listDocumentsDue } from '#features/bookings/jobs/reads-due.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { listOccasions } from '#features/emails/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, type Day, isDay, kigaliDay } from '#values/dates.ts'
import type { DocumentSources } from './booked-document.server.ts'
import { filesOfEmail } from './files-of-email.server.ts'

/** The queue of emails with documents, one for each booking; server/jobs.ts runs `sendDocumentsOf` for it. */
export const documentsQueue = 'send-documents-of'

/**
 * Queues the email with the documents of every confirmed and paid booking that starts within two weeks, once for each booking and start
 * day. Returns how many it queued.
 */
export async function sendDocuments(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  let queued = 0
  for (const { id, startsOn } of await listDocumentsDue(ctx.db, today, addDays(today, finalDaysBefore))) {
    if ((await listOccasions(ctx.db, id)).includes(occasion(id, startsOn))) continue
    const booking = await findBooking(ctx.db, id)
    if (!booking || (await findAccount(ctx.db, booking, now)).outstandingMinor > 0) continue
    await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, documentsQueue, { bookingId: id, startsOn }))
    queued += 1
  }
  return queued
}

/**
 * The job of `documentsQueue`: prints the voucher and the itinerary and sends them. A booking that was moved to another day is queued again
 * when that day is near. Throws on data that `sendDocuments` did not write.
 */
export async function sendDocumentsOf(ctx: Context, data: Record<string, unknown>, sources: DocumentSources): Promise<void> {
  const { bookingId, startsOn } = data
  if (typeof bookingId !== 'string' || typeof startsOn !== 'string' || !isDay(startsOn))
    throw new Error('A job for documents without its booking')
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) throw new Error(`There is no booking ${bookingId} to send documents of`)
  if (booking.startsOn !== startsOn) return
  const attachments = await filesOfEmail(ctx, { bookingId, files: ['voucher', 'itinerary'] }, sources)
  const job = { bookingId, version: booking.version, letter: 'documents', reminder: reminderOf(startsOn) }
  await sendBookingEmail(ctx, job, { attachments })
}

const reminderOf = (startsOn: Day) => `start-${startsOn}`
/** With a reminder the version does not matter. */
const occasion = (bookingId: string, startsOn: Day) => occasionOf(bookingId, 0, 'documents', { reminder: reminderOf(startsOn) })
