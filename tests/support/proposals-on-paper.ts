import type { SentProposal } from '#features/proposals/proposal.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import { day, item, stay } from './paper-parts.ts'
import { twelveDayContent } from './twelve-days-on-paper.ts'

/** Two days for one couple in one option, without photographs. */
export function twoDayContent(): ProposalContent {
  const long = twelveDayContent()
  const base = {
    kind: 'base',
    label: 'Travellers',
    reason: '2 days, 1 night as written: lodging, meals, road and guide',
    quantity: 2,
  } as const
  const permit = {
    kind: 'permit',
    label: 'Gorilla permit',
    reason: 'Day 2',
    quantity: 2,
    unitMinor: 150_000,
    amountMinor: 300_000,
  } as const
  const line = { ladder: 'tours', vatMinor: 0, refundable: true } as const
  return {
    ...long,
    title: 'Two days with the gorillas',
    summary: 'Up to the volcanoes, an hour with a family, and back.',
    travellers: [1, 2].map((position) => ({ position, childOf: null })),
    options: [
      {
        ...{ letter: 'A', title: '', text: '', optional: [], isEstimate: false, totalMinor: 424_200 },
        lines: [
          { ...line, ...base, unitMinor: 62_100, amountMinor: 124_200, vatMinor: 18_946 },
          { ...line, ...permit, refundable: false },
        ],
      },
    ],
    days: [
      day(
        1,
        ['kigali', 'kinigi'],
        'Up to the volcanoes',
        'The road climbs terrace above terrace. In the afternoon a walk to the twin lakes, with tea on the shore.',
        [95, 150],
      ),
      day(
        2,
        ['kinigi', 'kigali'],
        'An hour with the gorillas',
        'You are at the park office at seven. The walk may take one hour or five. You are back in Kigali in the evening.',
        [95, 150],
      ),
    ],
    items: [
      stay('a', 1, 1, 'Kinigi Guest House', { board: 'HB' }),
      item({ id: 'b', day: 1, days: 2, kind: 'transport', title: 'Car with driver' }),
      item({ id: 'c', day: 2, kind: 'fee', title: 'Gorilla permit', minimumAge: 15 }),
    ],
    included: ['Gorilla permits', 'One night with dinner and breakfast', 'Car, driver and fuel'],
    excluded: ['Tips', 'Travel insurance'],
  }
}

const letter = `Dear Marit, dear Jean,

it was good to talk to you on Tuesday. We thought about what you said of long roads, and made two of the days shorter than we first meant to. Leo will be twelve when you reach the chimpanzees, so he may go along.

Everything here can still be moved. Tell us what does not fit.

Kind regards from Kigali,
Diane`

/** A proposal with such a content, sent on 12 March 2027 and open for fourteen days. */
export const proposalOf = (content: ProposalContent): SentProposal => ({
  ...{ id: '3d0c7c5e-6f0b-4f2a-9d59-0c9a7d1f6a10', tripId: 'trip', versionId: 'version', enquiryId: 'enquiry' },
  ...{
    reference: 'K7QM-42XD',
    keyVersion: 1,
    state: 'sent',
    language: 'en',
    customer: 'Marit and Jean Solheim',
    greeting: letter,
  },
  ...{ sentAt: new Date('2027-03-12T08:00:00Z'), sentBy: null, endsAt: new Date('2027-03-26T16:00:00Z'), content },
  ...{ firstSeenAt: null, lastSeenAt: null, seenCount: 0, endedAt: null, endedReason: '', endedText: '' },
  ...{ acceptedName: null, acceptedOption: null, acceptedItems: null, acceptedTotalMinor: null, bookingId: null },
})
