import { findBooking } from '#features/bookings/reads.server.ts'
import type { EmailFile } from '#features/emails/write-email.server.tsx'
import type { Context } from '#platform/context.ts'
import type { RouteOf } from './booked-document.server.ts'
import { documentsNow, findDocument } from './document-of-booking.server.ts'

/**
 * The files that go with a letter about a booking, made anew as the booking stands now. One that the booking no longer has, such as
 * the voucher of a cancelled one, is left out.
 */
export async function filesOfEmail(
  ctx: Context,
  { bookingId, files }: { bookingId: string | null; files: readonly string[] },
  routeOf: RouteOf,
): Promise<EmailFile[]> {
  const booking = bookingId === null || files.length === 0 ? undefined : await findBooking(ctx.db, bookingId)
  if (!booking) return []
  const made: EmailFile[] = []
  for (const document of files) {
    const found = await findDocument(ctx, booking, document, routeOf)
    if (found) made.push({ document, filename: found.name, contentType: 'application/pdf', content: found.bytes })
  }
  return made
}

/** Which of the files of a letter would go with it if it were sent now. */
export async function filesAtHand(
  ctx: Pick<Context, 'db' | 'clock'>,
  { bookingId, files }: { bookingId: string | null; files: readonly string[] },
): Promise<{ document: string; isThere: boolean }[]> {
  const booking = bookingId === null || files.length === 0 ? undefined : await findBooking(ctx.db, bookingId)
  const { atHand } = booking ? await documentsNow(ctx, booking) : { atHand: [] }
  return files.map((document) => ({ document, isThere: atHand.some(({ name }) => name === document) }))
}
