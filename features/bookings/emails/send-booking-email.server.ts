import { findText } from '#features/emails/reads-texts.server.ts'
import { type NewEmail, sendEmail } from '#features/emails/send-email.server.tsx'
import { findPayment, listPayments } from '#features/payments/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { accountOf } from '../account.ts'
import { isFinal } from '../booking.ts'
import { bookingKey } from '../booking-key.server.ts'
import { isErased } from '../erasure.ts'
import { type Booking, findBooking, listEvents, listLines, listParts } from '../reads.server.ts'
import { bookingEmail } from './booking-email.server.tsx'
import { confirmedHoldEnd, emailKey } from './confirm-email.server.ts'
import { type BookingEmail, bookingEmails, type EmailMatter, occasionOf, textNameOf } from './queue-booking-email.server.ts'

/**
 * The job that writes the letter of one version of a booking; safe to run again. Writes to nobody who has been erased. Throws on data that no action of ours wrote.
 *
 * @param attachments the files that go with it, made anew each time it is sent.
 */
export async function sendBookingEmail(
  ctx: Context,
  data: Record<string, unknown>,
  { attachments = [] }: Pick<NewEmail, 'attachments'> = {},
): Promise<void> {
  const { bookingId, version, letter, matter } = readJob(data)
  const { db } = ctx
  const now = ctx.clock.now()
  const booking = await findBooking(db, bookingId)
  if (!booking) throw new Error(`There is no booking ${bookingId} to write about`)
  if (isErased(booking)) return
  const today = kigaliDay(now)
  const account = accountOf(booking, await listPayments(db, bookingId), today)
  if (isOvertaken(letter, booking, account.outstandingMinor, now)) return
  if (letter === 'documents' && attachments.length === 0) throw new Error('An email with documents, without its documents')
  const move = (await listEvents(db, bookingId)).find((event) => event.version === version && event.event !== 'note')
  const facts = {
    booking,
    account,
    lines: await listLines(db, bookingId),
    parts: await listParts(db, bookingId),
    settings: await findSettings(db),
    today,
    link: linkTo(ctx, booking),
    confirm: confirmOf(ctx, booking),
    reason: move?.text.trim() ?? '',
    from: move?.from ?? null,
    attached: attachments.length,
    payment: matter.paymentId === undefined ? undefined : await findPayment(db, matter.paymentId),
    refund: matter.refund,
  }
  const { subject, content } = bookingEmail(letter, facts, await findText(db, textNameOf(letter)))
  await sendEmail(ctx, {
    occasion: occasionOf(bookingId, version, letter, matter),
    bookingId,
    to: booking.email,
    subject,
    content,
    ...(attachments.length > 0 && { attachments }),
  })
}

/** Whether the worker came so late that the letter would tell what is no longer so; what happened since has a letter of its own. */
function isOvertaken(letter: BookingEmail, booking: Booking, outstandingMinor: number, now: Date): boolean {
  if (letter === 'waiting') return booking.state !== 'waitlisted'
  if (letter === 'balance-due') return booking.state !== 'confirmed' || outstandingMinor === 0
  if (letter === 'documents') return booking.state !== 'confirmed' || outstandingMinor > 0
  if (letter === 'quoted') return booking.state !== 'quoted'
  if (letter === 'pending') return booking.state !== 'pending'
  if (letter === 'expired') return booking.state !== 'expired'
  if (letter === 'confirmed' || letter === 'changed' || letter === 'rebooked') return isFinal(booking.state)
  if (letter !== 'received' && letter !== 'offered' && letter !== 'hold-ending') return false
  return booking.state !== 'on-hold' || booking.holdEndsAt === null || booking.holdEndsAt <= now
}

/** What a letter asks to confirm; nothing where the hold has its full time. */
function confirmOf({ config }: Context, booking: Booking): { until: Date; link: string } | undefined {
  const until = confirmedHoldEnd(booking)
  const key = emailKey(config.secret, booking)
  return until ? { until, link: `${config.publicUrl}${links.confirmBookingEmail(booking.reference, key)}` } : undefined
}

/** The address of a booking's own page with its key, as letters carry it. */
export function linkTo(ctx: Context, booking: Pick<Booking, 'id' | 'reference' | 'keyVersion'>): string {
  return `${ctx.config.publicUrl}${links.bookingWithKey(booking.reference, bookingKey(ctx.config.secret, booking))}`
}

function readJob({ bookingId, version, letter, paymentId, refund, reminder }: Record<string, unknown>) {
  const known = bookingEmails.find((one) => one === letter)
  if (typeof bookingId !== 'string' || typeof version !== 'number' || !known) throw new Error('An email job without its booking')
  const matter: EmailMatter = {
    ...(typeof paymentId === 'string' && { paymentId }),
    ...(typeof refund === 'string' && { refund }),
    ...(typeof reminder === 'string' && { reminder }),
  }
  return { bookingId, version, letter: known, matter }
}
