import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Party, TailoredOrder } from '#features/orders/order.ts'
import type { Choice } from '#features/proposals/chosen-price.ts'
import { proposalState, type SentProposal } from '#features/proposals/proposal.ts'
import { findProposalById, findSentOf } from '#features/proposals/reads.server.ts'
import { findAcceptanceStatus, findProposalToBook } from '#features/proposals/reads-accepted.server.ts'
import { moveAcceptance } from '#features/proposals/record-acceptance.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { tripLock } from '../quotes/booked-trip.server.ts'
import { type TailoredRefusal, tailoredQuote } from '../quotes/tailored-quote.ts'
import { type Booking, findBooking, listTravellers, type Traveller } from '../reads.server.ts'
import { type AmendInput, type AmendRefusal, amendBooking } from './amend-booking.server.ts'
import { type AmendmentRefusal, type PlannedAmendment, planAmendment } from './plan-amendment.server.ts'

/** Another proposal of the trip, or another choice in the one that was accepted. */
export type OtherProposal = { proposalId: string; choice: Choice }

export type OtherProposalRefusal =
  | TailoredRefusal
  | { reason: 'booking-unknown' }
  | { reason: 'proposal-unknown' }
  /** It has ended, was declined, taken back or replaced, or it belongs to another booking. */
  | { reason: 'proposal-not-open' }
  | { reason: 'nothing-changes' }

/** The proposals to which a journey made to measure can be changed now: the open one of its trip, if there is one, and the one that it is of. */
export async function listProposalsFor(db: Db, { order }: Pick<Booking, 'order'>, now: Date): Promise<SentProposal[]> {
  const booked = order.kind === 'tailored' ? await findProposalById(db, order.proposal) : undefined
  if (!booked) return []
  const sent = await findSentOf(db, booked.tripId)
  const open = sent && proposalState(sent, now) === 'sent' ? await findProposalById(db, sent.id) : undefined
  return open ? [open, booked] : [booked]
}

type Wanted = { order: TailoredOrder; party: Party; tripId: string; from: string }

/**
 * What changing a journey made to measure to another proposal of its trip comes to: the difference line by line and the fees, as of every amendment.
 * Travellers keep their names by their places in the trip. Refused: a proposal of another trip, one that is not open and not this booking's, the choice that is booked, what `tailoredQuote` and
 * `planAmendment` refuse.
 */
export async function planOtherProposal(
  db: Db,
  booking: Booking,
  other: OtherProposal,
  now: Date,
): Promise<Outcome<PlannedAmendment, OtherProposalRefusal | AmendmentRefusal>> {
  const wanted = await wantedOf(db, booking, other, now)
  return wanted.done ? planAmendment(db, booking, wanted.value, { now, byVisitor: false }) : wanted
}

/**
 * Staff change a journey made to measure to another proposal of its trip, at the total that they were shown. The proposal is the accepted one from then on. A
 * supplier's yes to a part that is the same stays. Refused: as `planOtherProposal` and `amendBooking` refuse.
 */
export async function amendToProposal(
  ctx: Context,
  id: string,
  {
    other,
    ...input
  }: { other: OtherProposal } & Pick<AmendInput, 'agreedTotalMinor' | 'agreedUntil' | 'actor' | 'text' | 'seen'>,
): Promise<Outcome<Booking, OtherProposalRefusal | AmendRefusal>> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) return refused({ reason: 'booking-unknown' })
  const wanted = await wantedOf(ctx.db, booking, other, ctx.clock.now())
  if (!wanted.done) return wanted
  const { order, party, tripId, from } = wanted.value
  return amendBooking(ctx, id, {
    ...input,
    amendment: { order, party },
    mover: 'staff',
    also: {
      locks: [tripLock({ tripId })],
      follow: async (tx, { quote }) => {
        const moved = await moveAcceptance(tx, from, {
          ...{
            id: order.proposal,
            at: await ctx.clock.in(tx),
            name: booking.leadName,
            letter: order.option,
            ticked: order.ticked,
          },
          // No form of a visitor is this acceptance.
          ...{ totalMinor: quote.schedule.totalMinor, attemptHash: randomBytes(32), bookingId: id },
        })
        // It was withdrawn, declined or replaced since it was read.
        return moved
      },
    },
  })
}

async function wantedOf(
  db: Db,
  booking: Booking,
  { proposalId, choice }: OtherProposal,
  now: Date,
): Promise<Outcome<Wanted, OtherProposalRefusal>> {
  if (booking.order.kind !== 'tailored') return refused({ reason: 'proposal-unknown' })
  const { proposal: from } = booking.order
  const [was, proposal, status] = await Promise.all([
    findProposalToBook(db, from),
    findProposalToBook(db, proposalId),
    findAcceptanceStatus(db, proposalId),
  ])
  if (!was || !proposal || !status || proposal.tripId !== was.tripId) return refused({ reason: 'proposal-unknown' })
  if (proposalState(status, now) !== 'sent' && status.bookingId !== booking.id) return refused({ reason: 'proposal-not-open' })
  const quoted = tailoredQuote(proposal, choice, { settings: await findSettings(db), now })
  if (!quoted.done) return quoted
  const { quote, party } = quoted.value
  if (isDeepStrictEqual(quote.order, booking.order)) return refused({ reason: 'nothing-changes' })
  const booked = await listTravellers(db, booking.id)
  return done({ order: quote.order, party: party.map((member) => named(member, booked)), tripId: was.tripId, from })
}

/** Who has been named at this place of the party. */
function named(member: Party[number], booked: readonly Traveller[]): Party[number] {
  const known = booked.find(({ position }) => position === member.position)
  if (!known) return member
  const { firstNames, familyName, bornOn } = known
  return { ...member, firstNames, familyName, bornOn: bornOn ?? member.bornOn }
}
