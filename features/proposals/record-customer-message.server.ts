import { recordReply } from '#features/enquiries/record-reply.server.ts'
import type { Context } from '#platform/context.ts'
import { type CustomerMessage, messageText } from './customer-message.ts'
import { queueProposalNews } from './emails/queue-proposal-news.server.ts'
import type { Proposal } from './proposal.ts'

/**
 * The customer asks something about a proposal, or that it be renewed once it has ended: it stands in the timeline of the enquiry, which waits for an answer
 * again, and the sender of the proposal gets an email. The same question sent twice is one.
 */
export function recordCustomerMessage(
  ctx: Context,
  { id, enquiryId, reference, customer }: Pick<Proposal, 'id' | 'enquiryId' | 'reference' | 'customer'>,
  { news, text }: Pick<CustomerMessage, 'news' | 'text'>,
): Promise<void> {
  const whole = messageText({ news, reference, text })
  return ctx.db.transaction().execute(async (tx) => {
    const isNew = await recordReply(ctx, tx, { id: enquiryId, text: whole, name: customer })
    if (isNew) await queueProposalNews(ctx, tx, { id, news, text: whole })
  })
}
