import { sendLetter } from '#features/letters/send-letter.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { bookingKey } from './booking-key.server.ts'
import { bookingLetter } from './letters/booking-letter.server.tsx'
import { type Booking, findBooking, listEvents, listLines } from './reads.server.ts'
import { type BookingLetter, bookingLetters } from './write-letter-later.server.ts'

/** The job that writes the letter of one version of a booking; safe to run again. Throws on data that no action of ours wrote. */
export async function sendBookingLetter(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { bookingId, version, letter } = readJob(data)
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) throw new Error(`There is no booking ${bookingId} to write about`)
  if (isOvertaken(letter, booking, ctx.clock.now())) return
  const [lines, settings, events] = [
    await listLines(ctx.db, bookingId),
    await findSettings(ctx.db),
    await listEvents(ctx.db, bookingId),
  ]
  const reason = events.find((event) => event.version === version && event.event !== 'note')?.text ?? ''
  const link = linkTo(ctx, booking)
  const { subject, content } = bookingLetter(letter, { booking, lines, settings, link, reason })
  await sendLetter(ctx, { occasion: `booking:${bookingId}:${version}:${letter}`, bookingId, to: booking.email, subject, content })
}

/** Whether the worker came so late that the letter would tell what is no longer so; what happened since has a letter of its own. */
function isOvertaken(letter: BookingLetter, booking: Booking, now: Date): boolean {
  if (letter === 'waiting') return booking.state !== 'waitlisted'
  if (letter !== 'received' && letter !== 'offered') return false
  return booking.state !== 'on-hold' || booking.holdEndsAt === null || booking.holdEndsAt <= now
}

/** The address of a booking's own page with its key, as letters carry it. */
export function linkTo(ctx: Context, booking: Pick<Booking, 'id' | 'reference' | 'keyVersion'>): string {
  return `${ctx.config.publicUrl}${links.bookingWithKey(booking.reference, bookingKey(ctx.config.secret, booking))}`
}

function readJob({ bookingId, version, letter }: Record<string, unknown>): {
  bookingId: string
  version: number
  letter: BookingLetter
} {
  const known = bookingLetters.find((one) => one === letter)
  if (typeof bookingId !== 'string' || typeof version !== 'number' || !known) throw new Error('A letter job without its booking')
  return { bookingId, version, letter: known }
}
