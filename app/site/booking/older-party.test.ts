import { expect, test } from 'vitest'
import { journeyChoice } from '#features/bookings/drafts/choice.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { withoutChildrenWords } from '../../words/without-children.ts'
import { olderParty } from './older-party.ts'

const words = readEnglish(withoutChildrenWords)

const trek = { package: 'trek', startsOn: '2027-06-14', comfort: 'lodge' } as const
const young = (position: number, age: number) => ({ position, age, minimumAge: 15, rule: 'Gorilla permit', of: 'fee' as const })

test('a party goes on without those who are too young, and all others stay', () => {
  const choice = journeyChoice({ ...trek, travellers: 5, childAges: [8, 16, 12] })
  expect(olderParty(choice, [young(3, 8), young(5, 12)], words)).toEqual({
    href: '/booking/journey?package=trek&startsOn=2027-06-14&travellers=3&childAges=16&comfort=lodge',
    words: 'Continue without the children of 8 and 12',
  })
})

test('no party is left where all are too young', () => {
  const choice = journeyChoice({ ...trek, travellers: 1, childAges: [8] })
  expect(olderParty(choice, [young(1, 8)], words)).toBeUndefined()
})
