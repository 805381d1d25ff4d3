import type { Context, Tx } from '#platform/context.ts'
import type { Booking } from './reads.server.ts'

/** What a letter about a booking tells; each has its file in ./letters. */
export const bookingLetters = ['received', 'waiting', 'offered', 'confirmed', 'declined', 'cancelled', 'expired'] as const
export type BookingLetter = (typeof bookingLetters)[number]

/** The queue of letters about bookings; server/jobs.ts runs `sendBookingLetter` for it. */
export const bookingLetterQueue = 'send-booking-letter'

/** Adds the job that writes a letter, in the transaction of what it tells: both commit or neither does. One letter for each version of a booking. */
export async function writeLetterLater(
  ctx: Context,
  tx: Tx,
  booking: Pick<Booking, 'id' | 'version'>,
  letter: BookingLetter,
): Promise<void> {
  await ctx.jobs.add(tx, bookingLetterQueue, { bookingId: booking.id, version: booking.version, letter })
}
