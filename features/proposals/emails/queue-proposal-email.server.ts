import type { Context, Tx } from '#platform/context.ts'
import { findEnquiryOf } from '../reads-enquiry.server.ts'

/** The queue of proposals; server/jobs.ts runs `sendProposalEmail` for it. */
export const proposalEmailQueue = 'proposal-email'

/**
 * Queues the email that carries a proposal, at the commit that sends it; `isChange` where its trip is booked, so that it cannot be accepted. The id of the enquiry
 * takes the job away where its person is erased first.
 */
export const queueProposalEmail = async (ctx: Context, tx: Tx, id: string, { isChange }: { isChange: boolean }): Promise<void> =>
  ctx.jobs.add(tx, proposalEmailQueue, { id, isChange, enquiryId: await findEnquiryOf(tx, id) })
