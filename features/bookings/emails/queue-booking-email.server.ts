import type { Context, Tx } from '#platform/context.ts'
import type { Booking } from '../reads.server.ts'

/** What a letter about a booking tells; each has its words in ./letters. */
export const bookingEmails = [
  'received',
  'enquired',
  'quoted',
  'waiting',
  'offered',
  'hold-ending',
  'payment',
  'pending',
  'confirmed',
  'changed',
  'rebooked',
  'balance-due',
  'documents',
  'declined',
  'cancelled',
  'called-off',
  'expired',
  'refunded',
] as const
export type BookingEmail = (typeof bookingEmails)[number]

/** The name under which staff's own words for a letter are kept. */
export const textNameOf = (letter: BookingEmail): string => `booking:${letter}`

/** The queue of letters about bookings; server/jobs.ts runs `sendBookingEmail` for it. */
export const bookingEmailQueue = 'booking-email'

/** What one letter is about besides the booking: the payment it tells of, its refund, or the day of a reminder. */
export type EmailMatter = { paymentId?: string; refund?: string; reminder?: string }

/**
 * Adds the job that writes a letter, in the transaction of what it tells: both commit or neither does. One letter of a kind
 * for each version of a booking, and for each payment or reminder where it is about one.
 */
export async function queueBookingEmail(
  ctx: Context,
  tx: Tx,
  { id, version }: Pick<Booking, 'id' | 'version'>,
  letter: BookingEmail,
  matter: EmailMatter = {},
): Promise<void> {
  await ctx.jobs.add(tx, bookingEmailQueue, { bookingId: id, version, letter, ...matter })
}

/** What a letter is written for, once: the version it tells of, or the payment or the reminder's day. */
export const occasionOf = (
  bookingId: string,
  version: number,
  letter: BookingEmail,
  { paymentId, refund, reminder }: EmailMatter = {},
): string => `booking:${bookingId}:${refund ?? paymentId ?? reminder ?? version}:${letter}`
