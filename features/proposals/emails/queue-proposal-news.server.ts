import type { Context, Tx } from '#platform/context.ts'
import { findEnquiryOf } from '../reads-enquiry.server.ts'

/** The queue of what staff are told of a proposal; server/jobs.ts runs `sendProposalNews` for it. */
export const proposalNewsQueue = 'proposal-news'

/** What became of it. `bookingId`: the booking that was made of it. `short`: what is too short of it to be accepted. */
export type ProposalNews = {
  id: string
  news: 'question' | 'declined' | 'renew' | 'accepted' | 'short'
  text: string
  bookingId?: string
}

/**
 * Queues an email to whoever sent a proposal, at the commit of what happened; two at different instants are two. The id of the enquiry takes the job
 * away where its person is erased first.
 */
export const queueProposalNews = async (ctx: Context, tx: Tx, news: ProposalNews): Promise<void> =>
  ctx.jobs.add(tx, proposalNewsQueue, {
    ...{ ...news, at: ctx.clock.now().toISOString() },
    enquiryId: await findEnquiryOf(tx, news.id),
  })
