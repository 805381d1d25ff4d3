import { recordReply } from '#features/enquiries/record-reply.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { queueProposalNews } from './emails/queue-proposal-news.server.ts'
import { type DeclineReason, type ProposalState, proposalState } from './proposal.ts'
import { findProposalById } from './reads.server.ts'
import { updateEnded } from './writes.server.ts'

export type NotOpen = { reason: 'not-open'; state: ProposalState }

/** How staff read the reasons, in the timeline of the enquiry and in their email. */
const reasonText: Record<DeclineReason, string> = {
  price: 'the price',
  dates: 'the dates',
  'another-operator': 'another operator',
  'not-travelling': 'they do not travel',
  other: 'another reason',
}

/**
 * The customer declines a proposal, with a reason and what they wrote. It stands in the timeline of the enquiry, and its sender gets an email; the trip stays
 * open. Refused where it is not open any more.
 */
export function declineProposal(
  ctx: Context,
  id: string,
  { reason, text }: { reason: DeclineReason; text: string },
): Promise<Outcome<undefined, NotOpen>> {
  return transact<undefined, NotOpen>(ctx.db, async (tx) => {
    const at = await ctx.clock.in(tx)
    const proposal = await openIn(tx, id, at)
    if (!proposal.done) return proposal
    const { enquiryId, reference, customer } = proposal.value
    const sentence = `Proposal ${reference} declined: ${reasonText[reason]}.${text ? `\n${text}` : ''}`
    await recordReply(ctx, tx, { id: enquiryId, text: sentence, name: customer })
    if (!(await updateEnded(tx, id, { state: 'declined', at, reason, text })))
      return refused({ reason: 'not-open', state: 'accepted' })
    await queueProposalNews(ctx, tx, { id, news: 'declined', text: sentence })
    return done(undefined)
  })
}

/** A proposal that is open at an instant. */
export async function openIn(tx: Tx, id: string, at: Date) {
  const proposal = await findProposalById(tx, id)
  if (!proposal) throw new Error(`No proposal ${id}`)
  const state = proposalState(proposal, at)
  return state === 'sent' ? done(proposal) : refused<NotOpen>({ reason: 'not-open', state })
}
