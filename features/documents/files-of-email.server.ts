import { findBooking } from '#features/bookings/reads.server.ts'
import type { EmailFile } from '#features/emails/write-email.server.tsx'
import type { Context } from '#platform/context.ts'
import type { DocumentSources } from './booked-document.server.ts'
import { findAvailableDocuments, findDocument } from './document-of-booking.server.ts'

/**
 * The attachments of an email about a booking, made from the booking as it is now. Staff may attach a voucher early. One that it no longer has, such as the voucher of a
 * cancelled booking, is left out.
 */
export async function filesOfEmail(
  ctx: Context,
  { bookingId, files }: { bookingId: string | null; files: readonly string[] },
  sources: DocumentSources,
): Promise<EmailFile[]> {
  const booking = bookingId === null || files.length === 0 ? undefined : await findBooking(ctx.db, bookingId)
  if (!booking) return []
  const made: EmailFile[] = []
  for (const document of files) {
    const found = await findDocument(ctx, booking, document, sources, 'staff')
    if (found) made.push({ document, filename: found.name, contentType: 'application/pdf', content: found.bytes })
  }
  return made
}

/** Which attachments of an email would be sent with it now. */
export async function availableFiles(
  ctx: Pick<Context, 'db' | 'clock'>,
  { bookingId, files }: { bookingId: string | null; files: readonly string[] },
): Promise<{ document: string; isThere: boolean }[]> {
  const booking = bookingId === null || files.length === 0 ? undefined : await findBooking(ctx.db, bookingId)
  const { available } = booking ? await findAvailableDocuments(ctx, booking, 'staff') : { available: [] }
  return files.map((document) => ({ document, isThere: available.some(({ name }) => name === document) }))
}
