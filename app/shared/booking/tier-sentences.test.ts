import { expect, test } from 'vitest'
import { type CancellationPolicy, defaultSettings } from '#features/settings/settings.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { timedNotice } from '#values/notice-words.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { noticeText, tierSentence } from './tier-sentences.ts'

const words = openSiteWords([cancellationWords]).in('en').of(cancellationWords)

const { cancellationPolicies } = defaultSettings
const sentencesOf = (policy: CancellationPolicy) =>
  policy.steps.map((tier) => tierSentence(policy, tier, '2027-06-14', words, englishFormatter))

test('a policy is described from the earliest notice to the latest, with the share of the deposit where that is more', () => {
  expect(sentencesOf(cancellationPolicies.tours)).toEqual([
    '61 days or more before: we keep 30%',
    '60 to 46 days before: we keep 40%',
    '45 to 31 days before: we keep 60%',
    '30 days or less before: we keep 100%',
  ])
  expect(sentencesOf(cancellationPolicies.stays)[0]).toBe('30 days or more before: we keep nothing')
})

test('a day tour names the time until which cancelling is free, with its date', () => {
  expect(sentencesOf(cancellationPolicies['day-tours'])).toEqual([
    'Until 08:00 (Kigali time) on 13 June 2027: we keep nothing',
    'After 08:00 (Kigali time) on 13 June 2027: we keep 100%',
  ])
})

test.each([
  undefined,
  '2027-06-14',
])('a tier that goes by the time of the day reads as documents and the office say it, with the start %s', (startsOn) => {
  const tiers = [0, 1, 2, 7].flatMap((daysFrom) =>
    [null, daysFrom, daysFrom + 5].map((daysTo) => ({ daysFrom, daysTo, percent: 50 })),
  )
  const read = tiers.map((tier) => noticeText({ dayEndsAt: '08:00' }, tier, startsOn, words, englishFormatter))
  expect(read).toEqual(tiers.map((tier) => timedNotice(tier, '08:00', startsOn)))
})
