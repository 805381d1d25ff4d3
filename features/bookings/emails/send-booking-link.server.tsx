import { emailFrameParts } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { Source } from '#platform/languages/source.ts'
import { readReference } from '#values/reference.ts'
import { bookedTitle } from '../booked-title.ts'
import { findBookingByReference } from '../reads.server.ts'
import { linkTo } from './send-booking-email.server.ts'
import { bookedOrderWords } from './words/booked-order.ts'
import { bookingLinkEmailWords } from './words/booking-link-email.ts'

/** All that the email with the link may say. */
const bookingLinkParts: readonly Source[] = [...emailFrameParts, bookingLinkEmailWords, bookedOrderWords]

/** The queue of requests for a lost link; server/jobs.ts runs `sendBookingLink` for it. */
export const lostLinkQueue = 'send-link-again'

/**
 * Requests a booking's link by email. The answer and the work are the same whether reference and address match or not, so the
 * answer never reveals a booking: only the job compares them. At most one email an hour for each booking.
 */
export async function requestLink(ctx: Context, { reference, email }: { reference: string; email: string }): Promise<void> {
  const hour = ctx.clock.now().toISOString().slice(0, 13)
  await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, lostLinkQueue, { reference, email, hour }))
}

/** The job behind `requestLink`; does nothing when reference and address do not match. */
export async function sendBookingLink(ctx: Context, { reference, email, hour }: Record<string, unknown>): Promise<void> {
  const known = typeof reference === 'string' ? readReference(reference) : undefined
  const booking = known && (await findBookingByReference(ctx.db, known))
  if (!booking || typeof email !== 'string' || booking.email.toLowerCase() !== email.toLowerCase()) return
  const { company } = await findSettings(ctx.db)
  const read = ctx.words.in(booking.language, bookingLinkParts)
  const { subject, heading, action, text } = read(bookingLinkEmailWords)
  await sendEmail(ctx, {
    occasion: `link:${booking.id}:${String(hour)}`,
    bookingId: booking.id,
    to: booking.email,
    subject: read(emailFrameWords).subject({ about: `${company.name} ${booking.reference}`, subject }),
    language: read.language,
    content: (
      <EmailLayout
        read={read}
        company={company}
        preview={bookedTitle(booking, read, await namesIn(ctx, read.language))}
        heading={heading}
        action={{ words: action, href: linkTo(ctx, booking) }}
      >
        <Paragraph>{text({ reference: booking.reference })}</Paragraph>
      </EmailLayout>
    ),
  })
}
