import { z } from 'zod'
import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findEnquiry } from '#features/enquiries/reads.server.ts'
import { answersTo } from '#features/settings/answers-to.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { findPerson } from '#features/staff/reads-people.server.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { findProposalById } from '../reads.server.ts'
import type { ProposalNews } from './queue-proposal-news.server.ts'

const Job = z.object({
  id: z.string(),
  news: z.enum(['question', 'declined', 'renew', 'accepted', 'short']),
  text: z.string(),
  bookingId: z.string().optional(),
  at: z.string(),
})

const headings: Record<ProposalNews['news'], string> = {
  question: 'A question about your proposal',
  declined: 'A proposal was declined',
  renew: 'A proposal to be renewed',
  accepted: 'Your proposal was accepted',
  short: 'A proposal could not be accepted',
}

/**
 * The job that tells who sent a proposal what became of it, in English with the customer's words; the office, where that person does not work here any more. Safe to
 * run again. Does nothing where the proposal went with its customer.
 */
export async function sendProposalNews(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { id, news, text, bookingId: madeId, at } = Job.parse(data)
  const proposal = await findProposalById(ctx.db, id)
  const enquiry = proposal && (await findEnquiry(ctx.db, proposal.enquiryId))
  if (!proposal || !enquiry) return
  const { enquiryId, reference, customer, tripId, content } = proposal
  const settings = await findSettings(ctx.db)
  const { company } = settings
  const sender = proposal.sentBy === null ? undefined : await findPerson(ctx.db, proposal.sentBy)
  const heading = headings[news]
  await sendEmail(ctx, {
    occasion: `enquiry:${enquiryId}:${id}-${at}:proposal-news`,
    bookingId: null,
    to: sender && !sender.disabled ? sender.email : answersTo(settings),
    ...(enquiry.email && { replyTo: enquiry.email }),
    subject: `${company.name} ${reference}: ${heading.toLowerCase()}, ${customer}`,
    language: 'en',
    content: (
      <EmailLayout
        read={englishFrame(ctx)}
        company={company}
        preview={text.slice(0, 120) || heading}
        heading={heading}
        action={
          madeId === undefined
            ? { words: 'Open the trip', href: `${ctx.config.publicUrl}/admin/trips/${tripId}` }
            : { words: 'Open the booking', href: `${ctx.config.publicUrl}${links.adminBooking(madeId)}` }
        }
      >
        <Facts
          rows={[
            ['Proposal', reference],
            ['Journey', content.title],
            ['For', customer],
          ]}
        />
        {text
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            <Paragraph key={at}>{line}</Paragraph>
          ))}
      </EmailLayout>
    ),
  })
}
