import type { ProposalContent, ProposedLetter } from './proposal-content.ts'

/** The states that are stored. What is sent reads as expired once it has ended. */
const storedStates = ['sent', 'accepted', 'declined', 'withdrawn', 'superseded'] as const
export type StoredState = (typeof storedStates)[number]
export type ProposalState = StoredState | 'expired'

/** Why a customer declines, from a list. */
export const declineReasons = ['price', 'dates', 'another-operator', 'not-travelling', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/**
 * A version of a trip as it was sent to its customer. `keyVersion` belongs to its secret link. It ends at `endsAt`, to the instant. Seen: how often scripts said
 * so, and when first and last. `endedReason`: of a customer who declined.
 */
export type Proposal = {
  id: string
  tripId: string
  versionId: string
  enquiryId: string
  reference: string
  keyVersion: number
  state: StoredState
  language: string
  customer: string
  greeting: string
  sentAt: Date
  sentBy: string | null
  endsAt: Date
  firstSeenAt: Date | null
  lastSeenAt: Date | null
  seenCount: number
  endedAt: Date | null
  endedReason: string
  endedText: string
  acceptedName: string | null
  acceptedOption: ProposedLetter | null
  acceptedItems: string[] | null
  acceptedTotalMinor: number | null
  bookingId: string | null
}

/** A proposal with what its customer reads. */
export type SentProposal = Proposal & { content: ProposalContent }

export const proposalState = ({ state, endsAt }: Pick<Proposal, 'state' | 'endsAt'>, now: Date): ProposalState =>
  state === 'sent' && endsAt <= now ? 'expired' : state

/** Days and pictures of what was not accepted stay to be read so long after it has ended; its prices do not. */
const readableMs = 90 * 24 * 3_600_000

/**
 * What its page still shows: everything; the journey without prices; nothing. What was accepted stays whole as long as it is what is booked: a booking may be
 * changed to a newer proposal.
 */
export function shownOf(
  proposal: Pick<Proposal, 'state' | 'endsAt' | 'endedAt' | 'bookingId'>,
  now: Date,
): 'all' | 'journey' | 'nothing' {
  const state = proposalState(proposal, now)
  if (state === 'sent' || (state === 'accepted' && proposal.bookingId !== null)) return 'all'
  const ended = proposal.endedAt ?? proposal.endsAt
  return now.getTime() - ended.getTime() < readableMs ? 'journey' : 'nothing'
}

/** How long a proposal holds where staff say nothing else, in days. */
export const holdsDays = 14
