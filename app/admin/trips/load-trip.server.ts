import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import { listVersions, type TripRow } from '#features/trips/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { dayText } from '#values/day-words.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { instantText } from '../components/instants.ts'
import { listOwners } from './trip-action.server.ts'

/** Everything that the screen of a trip shows: no price and no cost. */
export async function loadTrip({ db, clock }: Context, trip: TripRow) {
  const [versions, owners, entries] = await Promise.all([
    listVersions(db, trip.id),
    listOwners(db, trip),
    listAuditEntriesOf(db, { kind: 'trip', id: trip.id }),
  ])
  const now = clock.now()
  const { id, reference, title, owner, ownerId, lostAt, lostReason, customer, email, phone, enquiryId, enquiryReference } = trip
  return {
    ...{ id, reference, title, owner, ownerId: ownerId ?? '', customer, phone },
    email: hasNoAddress(email) ? '' : email,
    enquiry: { id: enquiryId, reference: enquiryReference },
    lost: lostAt && tripWords.lostNote(instantText(lostAt, now), lostReason),
    newest: versions[0]?.number ?? 1,
    owners: owners.map((one) => ({ value: one.id, words: one.name })),
    versions: versions.map(({ number, startsOn, days, party, options, frozenAt, frozenBy }) => ({
      number,
      starts: dayText(startsOn),
      days,
      travellers: party.length,
      options: options.map(({ letter, title: name }) => tripWords.versions.option(letter, name)).join(', '),
      state: frozenAt && tripWords.versions.kept(instantText(frozenAt, now), frozenBy),
    })),
    history: entries.toReversed().map(({ id: entry, at, actor, action, facts }) => ({
      key: entry,
      when: instantText(at, now),
      title: tripWords.history.events[action] ?? action,
      by: tripWords.history.by(actor),
      text: factsText(facts),
      sentEmail: undefined,
    })),
  }
}
export type LoadedTrip = Awaited<ReturnType<typeof loadTrip>>

/** What an entry of the audit log says of a trip besides its action. */
function factsText({ number, fields, owner }: Record<string, unknown>): string {
  const { version, retitled, owner: ownedBy } = tripWords.history
  const has = (name: string) => Array.isArray(fields) && fields.includes(name)
  return [
    typeof number === 'number' ? version(number) : '',
    has('title') ? retitled : '',
    has('owner') ? ownedBy(typeof owner === 'string' ? owner : null) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
