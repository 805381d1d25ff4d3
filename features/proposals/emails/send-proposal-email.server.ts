import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findEnquiry } from '#features/enquiries/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { findPerson } from '#features/staff/reads-people.server.ts'
import type { Context } from '#platform/context.ts'
import { type Proposal, proposalState } from '../proposal.ts'
import { proposalAddress } from '../proposal-address.server.ts'
import { findFormer, findProposalById } from '../reads.server.ts'
import { carryingEmail, endingEmail, proposalEmailParts } from './proposal-emails.server.tsx'

/** The emails of a proposal to its customer. */
export type ProposalEmail = 'proposal' | 'proposal-ending'

const written = { proposal: carryingEmail, 'proposal-ending': endingEmail } as const

/** The occasion of an email of a proposal: it belongs to the enquiry, with which it is shown, exported and erased. */
const proposalOccasion = ({ id, enquiryId }: Pick<Proposal, 'id' | 'enquiryId'>, email: ProposalEmail): string =>
  `enquiry:${enquiryId}:${id}:${email}`

/**
 * The job that sends the email that carries a proposal, in its language; safe to run again. Does nothing where the proposal went with its customer, or has
 * ended before the email was written.
 */
export async function sendProposalEmail(ctx: Context, { id, isChange }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string') throw new Error('No job of a proposal')
  await sendToCustomer(ctx, id, 'proposal', isChange === true)
}

/** Sends an email of a proposal that is open to whoever wrote its enquiry; an answer goes to who sent the proposal, while they work here. */
export async function sendToCustomer(ctx: Context, id: string, email: ProposalEmail, isChange = false): Promise<void> {
  const proposal = await findProposalById(ctx.db, id)
  const to = proposal && (await findEnquiry(ctx.db, proposal.enquiryId))?.email
  if (!proposal || !to || proposalState(proposal, ctx.clock.now()) !== 'sent') return
  const { company } = await findSettings(ctx.db)
  const sender = proposal.sentBy === null ? undefined : await findPerson(ctx.db, proposal.sentBy)
  const { tripId, sentAt: until } = proposal
  const former = email === 'proposal' ? await findFormer(ctx.db, { tripId, until, not: id }) : undefined
  const read = ctx.words.in(proposal.language, proposalEmailParts)
  const href = proposalAddress(ctx, proposal, read.language)
  await sendEmail(ctx, {
    occasion: proposalOccasion(proposal, email),
    bookingId: null,
    to,
    ...(sender && !sender.disabled && { replyTo: sender.email }),
    language: read.language,
    ...written[email]({ read, company, proposal, href, isChange, former }),
  })
}
