import { expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { amendedHoldWords } from '../../words/amended-hold.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { amendedHoldText } from './amended-hold-text.ts'

const words = readEnglish(amendedHoldWords)

const before = { paymentMethod: 'bank-transfer', holdEndsAt: new Date('2027-03-15T08:00:00Z') } as const
const earlier = new Date('2027-03-12T08:30:00Z')

test('a way of paying that takes too long is named, and those that are left, with the end', () => {
  const hold = { method: 'card', endsAt: earlier, offered: ['mobile-money', 'card'] } as const
  expect(amendedHoldText(before, { ...hold, offered: [...hold.offered] }, words, englishFormatter)).toBe(
    'The new date is paid by card or mobile money, by 12 March 2027, 10:30, Kigali time. Bank transfer takes too long.',
  )
})

test('an earlier end is said, and nothing where all stays', () => {
  const hold = { method: 'bank-transfer' as const, endsAt: earlier, offered: [] }
  expect(amendedHoldText(before, hold, words, englishFormatter)).toBe(
    'For the new date the hold ends earlier: it is paid by 12 March 2027, 10:30, Kigali time.',
  )
  expect(amendedHoldText(before, { ...hold, endsAt: before.holdEndsAt }, words, englishFormatter)).toBeUndefined()
})
