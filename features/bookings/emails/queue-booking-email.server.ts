import type { Context, Tx } from '#platform/context.ts'
import type { Booking } from '../reads.server.ts'
import type { BeforeChange } from './email-facts.ts'

/** The emails about a booking. Their texts are in the `*-emails.server.tsx` files. */
export const bookingEmails = [
  'received',
  'requested',
  'answered',
  'enquired',
  'quoted',
  'waiting',
  'offered',
  'hold-ending',
  'payment',
  'pending',
  'confirmed',
  'changed',
  'child-fee',
  'rebooked',
  'balance-due',
  'flights',
  'documents',
  'declined',
  'cancelled',
  'called-off',
  'expired',
  'refunded',
] as const
export type BookingEmail = (typeof bookingEmails)[number]

/** The name under which staff's own text for an email is stored. */
export const textNameOf = (email: BookingEmail): string => `booking:${email}`

/** The queue of emails about bookings; server/jobs.ts runs `sendBookingEmail` for it. */
export const bookingEmailQueue = 'booking-email'

/** What one email is about besides the booking: a payment, a refund, the day of a reminder, or what was before a change. */
export type EmailMatter = { paymentId?: string; refund?: string; reminder?: string; before?: BeforeChange }

/**
 * Queues an email in the transaction of the change it reports: both commit or neither does. One email of a kind is sent for each
 * version of a booking, or for each payment or reminder.
 */
export async function queueBookingEmail(
  ctx: Context,
  tx: Tx,
  { id, version }: Pick<Booking, 'id' | 'version'>,
  email: BookingEmail,
  matter: EmailMatter = {},
): Promise<void> {
  await ctx.jobs.add(tx, bookingEmailQueue, { bookingId: id, version, letter: email, ...matter })
}

/** The occasion of an email: its version, payment, refund or reminder. The same occasion is never sent twice. */
export const occasionOf = (
  bookingId: string,
  version: number,
  email: BookingEmail,
  { paymentId, refund, reminder }: EmailMatter = {},
): string => `booking:${bookingId}:${refund ?? paymentId ?? reminder ?? version}:${email}`
