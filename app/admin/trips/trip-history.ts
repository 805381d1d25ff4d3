import type { AuditAction } from '#features/audit-log/action.ts'
import type { AuditEntry } from '#features/audit-log/reads.server.ts'
import type { EnquiryEventRow } from '#features/enquiries/reads-admin.server.ts'
import { readMessage } from '#features/proposals/customer-message.ts'
import type { Proposal } from '#features/proposals/proposal.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { tripProposalWords } from '../../words/admin/trips/proposals.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { instantText } from '../components/instants.ts'

/** A thing that happened to a trip, before its instant is in words. */
type Happened = { key: string; at: Date; title: string; by: string; text: string; tone?: 'ok' | 'now' | 'bad' }

type Sources = {
  /** What staff did, by the audit log. */
  entries: readonly AuditEntry[]
  proposals: readonly Proposal[]
  /** The timeline of the enquiry, in which the customer's questions stand. */
  events: readonly EnquiryEventRow[]
}

/** The history of a trip, the newest first: what staff did, and what the customer asked, accepted and declined. */
export function tripHistory(read: ReadWords, { entries, proposals, events }: Sources, now: Date) {
  return [
    ...entries.map((entry) => ofStaff(read, entry)),
    ...proposals.flatMap((proposal) => ofCustomer(read, proposal)),
    ...questionsOf(read, events, proposals),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (other.key < one.key ? -1 : 1))
    .map(({ at, ...event }) => ({ ...event, when: instantText(at, now, read.format), sentEmail: undefined }))
}

function ofStaff(read: ReadWords, { id, at, actor, action, facts }: AuditEntry): Happened {
  const words = read(tripWords).history
  const titles: Partial<Record<AuditAction, string>> = words.events
  return {
    key: `log-${String(id).padStart(15, '0')}`,
    at,
    title: titles[action] ?? action,
    by: words.by({ name: actor }),
    text: factsText(read, facts),
  }
}

/** That the customer accepted or declined a proposal; nothing of one that did not end so. */
function ofCustomer(read: ReadWords, proposal: Proposal): Happened[] {
  const words = read(tripWords).history
  const { id, reference, state, endedAt, acceptedName, acceptedOption, customer, endedReason, endedText } = proposal
  if (!endedAt) return []
  if (state === 'accepted' && acceptedOption) {
    const total = read.format.money(usd(proposal.acceptedTotalMinor ?? 0))
    const text = words.accepted({ reference, option: acceptedOption, total })
    return [
      {
        key: `accepted-${id}`,
        at: endedAt,
        title: words.acceptedTitle,
        by: words.by({ name: acceptedName ?? '' }),
        text,
        tone: 'ok',
      },
    ]
  }
  if (state !== 'declined') return []
  const reasons: Readonly<Record<string, string>> = read(tripProposalWords).one.facts.reasons
  const reason = [reasons[endedReason], endedText].filter(Boolean).join(read.format.colon)
  const text = [words.proposal({ reference }), reason].filter(Boolean).join(' ')
  return [{ key: `declined-${id}`, at: endedAt, title: words.declinedTitle, by: words.by({ name: customer }), text, tone: 'bad' }]
}

function questionsOf(read: ReadWords, events: readonly EnquiryEventRow[], proposals: readonly Proposal[]): Happened[] {
  const words = read(tripWords).history
  const references = proposals.map(({ reference }) => reference)
  return events.flatMap(({ id, at, actor, event, text }): Happened[] => {
    const message = event === 'reply' || event === 'note' ? readMessage(text, references) : undefined
    if (!message) return []
    const whole = [words.proposal(message), message.text].filter(Boolean).join('\n')
    return [
      { key: `asked-${id}`, at, title: words.askedTitles[message.news], by: words.by({ name: actor }), text: whole, tone: 'now' },
    ]
  })
}

/** What an entry of the audit log says of a trip besides its action. */
function factsText(read: ReadWords, { number, fields, owner }: Record<string, unknown>): string {
  const { version, retitled, owner: ownedBy } = read(tripWords).history
  const has = (name: string) => Array.isArray(fields) && fields.includes(name)
  return [
    typeof number === 'number' ? version({ number }) : '',
    has('title') ? retitled : '',
    has('owner') ? ownedBy(typeof owner === 'string' ? { owned: 'yes', name: owner } : { owned: 'no', name: '' }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
