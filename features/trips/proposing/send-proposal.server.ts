import { randomBytes, randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { findLiveBooking } from '#features/bookings/quotes/booked-trip.server.ts'
import { recordQuote } from '#features/enquiries/record-quote.server.ts'
import { addProposal } from '#features/proposals/add-proposal.server.ts'
import { queueProposalEmail } from '#features/proposals/emails/queue-proposal-email.server.ts'
import { latestEnd } from '#features/proposals/latest-end.ts'
import { findSentOf } from '#features/proposals/reads.server.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import { findContractsOf } from '../checks/find-checks.server.ts'
import { findShortRooms } from '../checks/find-short-rooms.server.ts'
import { copyOfVersion } from '../copy-version.ts'
import { costDifferences } from '../cost-differences.ts'
import { costItems } from '../cost-items.server.ts'
import { priceVersion } from '../price-version.ts'
import { lockTrip, lockVersion } from '../reads.server.ts'
import { type TripActor, tripSubject } from '../trip.ts'
import type { TripVersion } from '../trip-version.ts'
import { insertVersion, markFrozen, updateTrip } from '../writes.server.ts'
import { proposalContentOf } from './proposal-content-of.ts'
import { proposalSaleOf } from './proposal-sale-of.server.ts'
import { readProposalFacts } from './read-proposal-facts.server.ts'
import { type SendChecks, type SendFault, sendChecks } from './send-checks.ts'

/** What staff say of a proposal. `reason`: why it goes out in spite of what they were warned of. `byEmail`: whether the email goes out, or staff send the link. */
export type ProposalToSend = {
  /** The id that it gets: the same id sends one proposal. */
  id: string
  tripId: string
  number: number
  /** The edition of the version that staff looked at. */
  seen: number
  customer: string
  greeting: string
  language: string
  endsAt: Date
  reason: string
  byEmail: boolean
  /** The booking of the trip that staff know of, where they send what it is to be changed to; without it nothing is sent of a trip that is booked. */
  booking?: string
}

export type SendRefusal =
  | {
      reason:
        | 'trip-unknown'
        | 'version-unknown'
        | 'changed-meanwhile'
        | 'trip-lost'
        | 'closed'
        | 'no-address'
        | 'reason-missing'
        | 'may-not-lose'
    }
  | { reason: 'ends-outside'; latest: Date }
  | { reason: 'accepted-already'; reference: string }
  | { reason: 'faults'; faults: SendFault[] }

/**
 * Sends a version to the customer of its trip: it is frozen with what they read and what a booking takes, a draft of the next version goes on from it, the
 * proposal that was open is superseded, and the enquiry is answered. Refused, with nothing written: what `sendChecks` finds, warnings without a reason, a loss
 * without `mayLose`, a trip that is booked meanwhile, an end that has passed or is later than booking closes, an email without an address.
 */
export function sendProposal(
  ctx: Context,
  input: ProposalToSend,
  { actor, mayLose, email }: { actor: TripActor; mayLose: boolean; email: boolean },
): Promise<Outcome<{ id: string; reference: string }, SendRefusal>> {
  return transact<{ id: string; reference: string }, SendRefusal>(ctx.db, async (tx) => {
    // It locks the enquiry, as an acceptance does before its proposal: one of the two is first, whole.
    const trip = await lockTrip(tx, input.tripId)
    if (!trip) return refused({ reason: 'trip-unknown' })
    if (trip.lostAt) return refused({ reason: 'trip-lost' })
    const version = await lockVersion(tx, trip.id, input.number)
    if (!version) return refused({ reason: 'version-unknown' })
    const open = await findSentOf(tx, trip.id)
    const booking = await findLiveBooking(tx, { tripId: trip.id }, await ctx.clock.in(tx))
    if (booking && booking.id !== input.booking) return refused({ reason: 'accepted-already', reference: booking.reference })
    if (open?.id === input.id) return done({ id: open.id, reference: open.reference })
    if (version.edition > input.seen) return refused({ reason: 'changed-meanwhile' })
    if (input.byEmail && !email) return refused({ reason: 'no-address' })
    const at = await ctx.clock.in(tx)
    const latest = latestEnd(version.startsOn)
    if (at >= latest) return refused({ reason: 'closed' })
    if (input.endsAt <= at || input.endsAt > latest) return refused({ reason: 'ends-outside', latest })
    const { checks, priced } = await checkForSending(tx, version, at, booking?.id)
    if (checks.faults.length > 0 || !priced.done) return refused({ reason: 'faults', faults: checks.faults })
    if (checks.warnings.length > 0 && input.reason === '') return refused({ reason: 'reason-missing' })
    if (checks.warnings.some(({ warning }) => warning === 'loss') && !mayLose) return refused({ reason: 'may-not-lose' })
    const facts = await readProposalFacts(tx, version)
    const reference = referenceFrom(randomBytes(8))
    const by = actor ?? { id: null, name: 'The server' }
    await freeze(tx, version, { at, by: by.name })
    const { id, customer, greeting, language, endsAt } = input
    await addProposal(tx, {
      ...{ id, reference, customer, greeting, language, endsAt, sentAt: at, sentBy: by.id },
      ...{ tripId: trip.id, versionId: version.id, enquiryId: trip.enquiryId },
      content: proposalContentOf(trip.title, version, priced.value, facts),
      sale: proposalSaleOf(version, facts),
    })
    await updateTrip(tx, trip.id, at)
    await recordQuote(ctx, tx, { id: trip.enquiryId, text: `Proposal ${reference}`, actor: by })
    if (input.byEmail) await queueProposalEmail(ctx, tx, id, { isChange: booking !== undefined })
    const auditFacts = { number: version.number, proposal: reference, ...(input.reason && { reason: input.reason }) }
    if (actor) await recordAudit(ctx, tx, { actor, action: 'proposal-sent', subject: tripSubject(trip), facts: auditFacts })
    return done({ id, reference })
  })
}

/** A version at its price, with everything that stands against sending it now. `bookingId`: the booking of its trip, which it is to change. */
export async function checkForSending(
  db: Db,
  version: TripVersion,
  now: Date,
  bookingId?: string,
): Promise<{ checks: SendChecks; priced: ReturnType<typeof priceVersion> }> {
  const priced = priceVersion(version)
  const differences = costDifferences(version, await costItems(db, version, version.items))
  const contracts = await findContractsOf(db, version.items)
  const short = await findShortRooms(db, version, now, bookingId)
  return { checks: sendChecks(version, priced, { today: kigaliDay(now), differences, short, contracts }), priced }
}

/** Freezes a draft, and goes on with a copy of it; what is frozen already stays as it is. */
async function freeze(tx: Tx, version: TripVersion, by: { at: Date; by: string }): Promise<void> {
  if (version.frozenAt) return
  await markFrozen(tx, version.id, by)
  const place = { tripId: version.tripId, number: version.number + 1, baseId: version.id }
  await insertVersion(tx, copyOfVersion(version, place, randomUUID))
}
