import { bookingEmailQueue } from '#features/bookings/emails/queue-booking-email.server.ts'
import { sendBookingEmail } from '#features/bookings/emails/send-booking-email.server.ts'
import { enquiryEmailQueue } from '#features/enquiries/send-enquiry.server.ts'
import { sendEnquiryEmail } from '#features/enquiries/send-enquiry-email.server.tsx'
import { proposalEmailQueue } from '#features/proposals/emails/queue-proposal-email.server.ts'
import { sendProposalEmail } from '#features/proposals/emails/send-proposal-email.server.ts'
import type { DemoContext } from './demo-clock.ts'

/** The emails of the last actions, at the same instant: stored, and sent to nobody. Documents are made when somebody opens them. */
export async function writeEmails({ ctx, jobs }: DemoContext): Promise<void> {
  for (const { queue, data } of jobs.splice(0)) {
    if (queue === bookingEmailQueue && data.letter !== 'documents') await sendBookingEmail(ctx, data)
    if (queue === enquiryEmailQueue) await sendEnquiryEmail(ctx, data)
    if (queue === proposalEmailQueue) await sendProposalEmail(ctx, data)
  }
}
