import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { listBookingsById } from '#features/bookings/reads.server.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import { listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { proposalState } from '#features/proposals/proposal.ts'
import { listProposalsOf } from '#features/proposals/reads.server.ts'
import { may, type Role } from '#features/staff/permissions.ts'
import { listVersions, type TripRow } from '#features/trips/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { tripProposalWords } from '../../words/admin/trips/proposals.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { instantText } from '../components/instants.ts'
import { untilFor } from './proposals/until.ts'
import { listOwners } from './trip-action.server.ts'
import { tripHistory } from './trip-history.ts'

/** Everything that the screen of a trip shows to a role: no cost, and of prices only what was accepted. */
export async function loadTrip({ db, clock }: Context, read: ReadWords, trip: TripRow, role: Role) {
  const words = read(tripWords)
  const proposalLabels = read(tripProposalWords)
  const [versions, owners, entries, proposals, events] = await Promise.all([
    listVersions(db, trip.id),
    listOwners(db, trip),
    listAuditEntriesOf(db, { kind: 'trip', id: trip.id }),
    listProposalsOf(db, trip.id),
    may(role, 'enquiries:read') ? listEnquiryEvents(db, trip.enquiryId) : [],
  ])
  const booked = may(role, 'bookings:read') ? proposals.flatMap(({ bookingId }) => bookingId ?? []) : []
  const bookings = booked.length > 0 ? await listBookingsById(db, booked) : []
  const now = clock.now()
  const { id, reference, title, owner, ownerId, lostAt, lostReason, customer, email, phone, enquiryId, enquiryReference } = trip
  return {
    ...{ id, reference, title, owner, ownerId: ownerId ?? '', customer, phone },
    email: hasNoAddress(email) ? '' : email,
    enquiry: { id: enquiryId, reference: enquiryReference },
    lost: lostAt && words.lostNote({ when: instantText(lostAt, now, read.format), reason: lostReason }),
    newest: versions[0]?.number ?? 1,
    bookings: bookings.map((booking) => ({ id: booking.id, reference: booking.reference, state: booking.state })),
    owners: owners.map((one) => ({ value: one.id, words: one.name })),
    versions: versions.map(({ number, startsOn, days, party, options, frozenAt, frozenBy }) => ({
      number,
      starts: read.format.day(startsOn),
      days,
      travellers: party.length,
      options: options.map(({ letter, title: name }) => (name ? `${letter} ${name}` : letter)).join(', '),
      state: frozenAt && words.versions.kept({ when: instantText(frozenAt, now, read.format), by: frozenBy }),
    })),
    proposals: proposals.map((proposal) => {
      const state = proposalState(proposal, now)
      return {
        id: proposal.id,
        reference: proposal.reference,
        number: versions.find(({ id: version }) => version === proposal.versionId)?.number ?? 0,
        sent: instantText(proposal.sentAt, now, read.format),
        until: untilFor(read, proposal.endsAt, now),
        seen: proposalLabels.pane.seen({
          count: proposal.seenCount,
          last: proposal.lastSeenAt ? instantText(proposal.lastSeenAt, now, read.format) : '',
        }),
        state: proposalLabels.states[state],
        isOpen: state === 'sent',
      }
    }),
    history: tripHistory(read, { entries, proposals, events }, now),
  }
}
export type LoadedTrip = Awaited<ReturnType<typeof loadTrip>>
