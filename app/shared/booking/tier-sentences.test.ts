import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { tierSentences } from './tier-sentences.ts'

const { cancellationPolicies } = defaultSettings

test('a policy is described from the earliest notice to the latest, with the share of the deposit where that is more', () => {
  expect(tierSentences(cancellationPolicies.tours, '2027-06-14')).toEqual([
    '61 days or more before: we keep 30%',
    '60 to 46 days before: we keep 40%',
    '45 to 31 days before: we keep 60%',
    '30 days or less before: we keep 100%',
  ])
  expect(tierSentences(cancellationPolicies.stays, '2027-06-14')[0]).toBe('30 days or more before: we keep nothing')
})

test('a day tour names the time until which cancelling is free, with its date', () => {
  expect(tierSentences(cancellationPolicies['day-tours'], '2027-06-14')).toEqual([
    'Until 08:00 (Kigali time) on 13 June 2027: we keep nothing',
    'After 08:00 (Kigali time) on 13 June 2027: we keep 100%',
  ])
})
