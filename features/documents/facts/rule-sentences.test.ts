import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { timedNotice } from '#values/notice-words.ts'
import { documentParts } from '../document-parts.ts'
import { ruleSentences } from './rule-sentences.ts'

const words = shippedLanguages().words
const { cancellationPolicies } = defaultSettings
const tours = { ladder: 'tours', policy: cancellationPolicies.tours } as const

test('a policy is described from the earliest notice to the latest; one of several says what it is for', () => {
  expect(ruleSentences(tours, true, '2027-06-14', words.in('en', documentParts))).toEqual([
    '61 days or more before: 30% of the price without permits and park fees',
    '60 to 46 days before: 40% of the price without permits and park fees',
    '45 to 31 days before: 60% of the price without permits and park fees',
    '30 days or less before: 100% of the price without permits and park fees',
  ])
  const stays = { ladder: 'stays', policy: cancellationPolicies.stays } as const
  expect(ruleSentences(stays, false, '2027-06-14', words.in('en', documentParts))[0]).toBe(
    'Rooms, 30 days or more before: no fee',
  )
  expect(ruleSentences(tours, false, '2027-06-14', words.in('fr', documentParts))[1]).toBe(
    'Voyage – 60 à 46 jours avant le début\u00a0: 40\u00a0% du prix hors permis et droits d’entrée des parcs',
  )
})

test('a tier that goes by the time of the day reads as the office says it, and names the day in its language', () => {
  const steps = [0, 1, 2, 7].flatMap((daysFrom) =>
    [null, daysFrom, daysFrom + 5].map((daysTo) => ({ daysFrom, daysTo, percent: 50 })),
  )
  const policy = { ...cancellationPolicies['day-tours'], steps, dayEndsAt: '08:00' }
  const read = ruleSentences({ ladder: 'day-tours', policy }, true, '2027-06-14', words.in('en', documentParts))
  expect(read.map((sentence) => sentence.replace(/: \d+% of .*/, ''))).toEqual(
    steps.map((tier) => timedNotice(tier, '08:00', '2027-06-14')),
  )
  const day = { ladder: 'day-tours', policy: cancellationPolicies['day-tours'] } as const
  expect(ruleSentences(day, true, '2027-06-14', words.in('de', documentParts))[0]).toBe(
    'Bis 08:00 Uhr (Ortszeit Kigali) am 13. Juni 2027: keine Stornokosten',
  )
})
