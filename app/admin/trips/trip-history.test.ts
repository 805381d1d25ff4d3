import { expect, test } from 'vitest'
import type { AuditEntry } from '#features/audit-log/reads.server.ts'
import type { EnquiryEventRow } from '#features/enquiries/reads-admin.server.ts'
import { messageText } from '#features/proposals/customer-message.ts'
import type { Proposal } from '#features/proposals/proposal.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { tripHistory } from './trip-history.ts'

const at = (day: number) => new Date(`2027-03-${10 + day}T08:00:00Z`)
const entry = { at: at(0), actor: 'Diane', subjectKind: 'trip', subjectId: 't', subject: 'TR', actorId: 'd', facts: {} } as const
const entries: AuditEntry[] = [
  { ...entry, id: 9, action: 'trip-begun' },
  { ...entry, id: 10, action: 'proposal-sent', facts: { number: 1 } },
]
const proposalOf = (id: string, change: Partial<Proposal>) =>
  ({
    id,
    reference: id.toUpperCase(),
    state: 'sent',
    customer: 'Marit',
    endedAt: null,
    endedReason: '',
    endedText: '',
    ...change,
  }) as Proposal
const eventOf = (id: number, event: EnquiryEventRow['event'], text: string) =>
  ({ id, version: id, at: at(id), actor: 'Marit', event, text }) satisfies EnquiryEventRow

test('the history says what the customer asked, declined and accepted, the newest first', () => {
  const proposals = [
    proposalOf('p1', { state: 'declined', endedAt: at(2), endedReason: 'price', endedText: 'A little less?' }),
    proposalOf('p2', {
      state: 'accepted',
      endedAt: at(4),
      acceptedName: 'Marit Solheim',
      acceptedOption: 'B',
      acceptedTotalMinor: 150_000,
    }),
    proposalOf('p3', { state: 'superseded', endedAt: at(3) }),
  ]
  const events = [
    eventOf(1, 'reply', messageText({ news: 'question', reference: 'P1', text: 'Is there a pool?' })),
    eventOf(3, 'reply', messageText({ news: 'renew', reference: 'P1', text: '' })),
    eventOf(2, 'reply', 'Something else'),
    eventOf(5, 'answer', messageText({ news: 'question', reference: 'P1', text: 'quoted' })),
  ]
  const told = tripHistory(readEnglish, { entries, proposals, events }, at(6)).map(({ title, by, text, tone }) => [
    title,
    by,
    text,
    tone,
  ])
  expect(told).toEqual([
    ['Proposal accepted', 'by Marit Solheim', 'Proposal P2, option B for $1,500.', 'ok'],
    ['Customer asked for a new proposal', 'by Marit', 'Proposal P1.', 'now'],
    ['Proposal declined', 'by Marit', 'Proposal P1. The price: A little less?', 'bad'],
    ['Customer asked a question', 'by Marit', 'Proposal P1.\nIs there a pool?', 'now'],
    ['Proposal sent', 'by Diane', 'Version 1', undefined],
    ['Begun', 'by Diane', '', undefined],
  ])
})

test('in French it is worded in French around what the customer wrote', () => {
  const proposals = [
    proposalOf('p1', { state: 'declined', endedAt: at(2), endedReason: 'price', endedText: 'A little less?' }),
    proposalOf('p2', { state: 'accepted', endedAt: at(4), acceptedOption: 'B', acceptedTotalMinor: 150_000 }),
  ]
  const handed = { ...entry, id: 11, action: 'trip-changed', facts: { fields: ['owner'], owner: null } } as const
  const told = tripHistory(shippedLanguages().site.in('fr').textsOf, { entries: [handed], proposals, events: [] }, at(6))
  expect(told.map(({ title, text }) => [title, text.replaceAll('\u00a0', ' ')])).toEqual([
    ['Proposition acceptée', 'Proposition P2, option B à 1 500 $.'],
    ['Proposition refusée', 'Proposition P1. Le prix : A little less?'],
    ['Modifié', 'Il n’est pas attribué.'],
  ])
})
