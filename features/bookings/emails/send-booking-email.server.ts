import { findText } from '#features/emails/reads-texts.server.ts'
import { type NewEmail, sendEmail } from '#features/emails/send-email.server.tsx'
import { findPayment, listPayments } from '#features/payments/reads.server.ts'
import { labelsInLanguage, linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { accountOf } from '../account.ts'
import { bookedTitle } from '../booked-title.ts'
import { isFinal } from '../booking.ts'
import { bookingKey } from '../booking-key.server.ts'
import { isErased } from '../erasure.ts'
import { findMayNotRun } from '../guarantee/find-may-not-run.server.ts'
import { partsByDay } from '../parts-by-day.ts'
import { type Booking, findBooking, listEvents, listLines, listParts } from '../reads.server.ts'
import { bookingEmail } from './booking-email.server.tsx'
import { bookingEmailParts } from './booking-email-parts.ts'
import { confirmedHoldEnd, emailKey } from './confirm-email.server.ts'
import type { BeforeChange } from './email-facts.ts'
import { type BookingEmail, bookingEmails, type EmailMatter, occasionOf, textNameOf } from './queue-booking-email.server.ts'

/**
 * The job that sends one queued email about a booking; safe to run again. Sends nothing to an erased person. Throws on job data
 * that no action of ours wrote.
 *
 * @param attachments its files, made again each time it is sent.
 */
export async function sendBookingEmail(
  ctx: Context,
  data: Record<string, unknown>,
  { attachments = [] }: Pick<NewEmail, 'attachments'> = {},
): Promise<void> {
  const { bookingId, version, email, matter } = readJob(data)
  const { db } = ctx
  const now = ctx.clock.now()
  const booking = await findBooking(db, bookingId)
  if (!booking) throw new Error(`There is no booking ${bookingId} to write about`)
  if (isErased(booking)) return
  const today = kigaliDay(now)
  const account = accountOf(booking, await listPayments(db, bookingId), today)
  if (isOutdated(email, booking, account.outstandingMinor, now)) return
  if (email === 'documents' && attachments.length === 0) throw new Error('An email with documents, without its documents')
  const move = (await listEvents(db, bookingId)).find((event) => event.version === version && event.event !== 'note')
  const read = ctx.words.in(booking.language, bookingEmailParts)
  const title = bookedTitle(booking, read, await namesIn(ctx, read.language))
  const facts = {
    read,
    booking: { ...booking, title },
    account,
    lines: await linesInLanguage(ctx, await listLines(db, bookingId), read),
    parts: await labelsInLanguage(ctx, partsByDay(await listParts(db, bookingId)), read),
    settings: await findSettings(db),
    today,
    link: linkTo(ctx, booking),
    confirm: confirmOf(ctx, booking),
    // The confirmation alone says it.
    mayNotRun: email === 'confirmed' ? await findMayNotRun(ctx, booking, booking.state, read) : [],
    reason: move?.text.trim() ?? '',
    from: move?.from ?? null,
    attached: attachments.length,
    payment: matter.paymentId === undefined ? undefined : await findPayment(db, matter.paymentId),
    refund: matter.refund,
    before: matter.before,
  }
  const { subject, language, content } = bookingEmail(email, facts, await findText(db, textNameOf(email), read.language))
  await sendEmail(ctx, {
    occasion: occasionOf(bookingId, version, email, matter),
    bookingId,
    to: booking.email,
    language,
    subject,
    content,
    ...(attachments.length > 0 && { attachments }),
  })
}

/** Whether the booking has changed so that the email is no longer true. The change has an email of its own. */
function isOutdated(email: BookingEmail, booking: Booking, outstandingMinor: number, now: Date): boolean {
  if (email === 'waiting') return booking.state !== 'waitlisted'
  if (email === 'balance-due') return booking.state !== 'confirmed' || outstandingMinor === 0
  if (email === 'flights') return booking.state !== 'confirmed' || booking.startsOn <= kigaliDay(now)
  if (email === 'documents') return booking.state !== 'confirmed' || outstandingMinor > 0
  if (email === 'quoted') return booking.state !== 'quoted'
  if (email === 'pending' || email === 'requested') return booking.state !== email
  if (email === 'expired') return booking.state !== 'expired'
  if (email === 'confirmed' || email === 'changed' || email === 'rebooked') return isFinal(booking.state)
  if (email !== 'received' && email !== 'answered' && email !== 'offered' && email !== 'hold-ending') return false
  return booking.state !== 'on-hold' || booking.holdEndsAt === null || booking.holdEndsAt <= now
}

/** The confirmation that an email requests; undefined when the hold already has its full length. */
function confirmOf({ config, words }: Context, booking: Booking): { until: Date; link: string } | undefined {
  const until = confirmedHoldEnd(booking)
  const path = links.confirmBookingEmail(booking.reference, emailKey(config.secret, booking))
  return until ? { until, link: config.publicUrl + words.address(booking.language, path) } : undefined
}

/** The link to a booking's page in the language of its customer, with its key. */
export function linkTo(
  { config, words }: Context,
  booking: Pick<Booking, 'id' | 'reference' | 'keyVersion' | 'language'>,
): string {
  const path = links.bookingWithKey(booking.reference, bookingKey(config.secret, booking))
  return config.publicUrl + words.address(booking.language, path)
}

function readJob({ bookingId, version, letter: email, paymentId, refund, reminder, before }: Record<string, unknown>) {
  const known = bookingEmails.find((one) => one === email)
  if (typeof bookingId !== 'string' || typeof version !== 'number' || !known) throw new Error('An email job without its booking')
  const matter: EmailMatter = {
    ...(typeof paymentId === 'string' && { paymentId }),
    ...(typeof refund === 'string' && { refund }),
    ...(typeof reminder === 'string' && { reminder }),
    ...(isBefore(before) && { before }),
  }
  return { bookingId, version, email: known, matter }
}

const isBefore = (value: unknown): value is BeforeChange =>
  typeof value === 'object' &&
  value !== null &&
  'startsOn' in value &&
  'endsOn' in value &&
  'travellersCount' in value &&
  'totalMinor' in value
