import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { readReference } from '#values/reference.ts'
import { findBookingByReference } from '../reads.server.ts'
import { linkTo } from './send-booking-email.server.ts'

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
  const read = typeof reference === 'string' ? readReference(reference) : undefined
  const booking = read && (await findBookingByReference(ctx.db, read))
  if (!booking || typeof email !== 'string' || booking.email.toLowerCase() !== email.toLowerCase()) return
  const { company } = await findSettings(ctx.db)
  const content = (
    <EmailLayout
      company={company}
      preview={booking.title}
      heading="The link to your booking"
      action={{ words: 'See your booking', href: linkTo(ctx, booking) }}
    >
      <Paragraph>
        You asked for the link to {booking.reference}. Keep it to yourself: whoever has it can see and change the booking.
      </Paragraph>
    </EmailLayout>
  )
  const subject = `${company.name} ${booking.reference}: your link`
  await sendEmail(ctx, {
    occasion: `link:${booking.id}:${String(hour)}`,
    bookingId: booking.id,
    to: booking.email,
    subject,
    content,
  })
}
