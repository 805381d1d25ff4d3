import { expect, test } from 'vitest'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { documentParts } from './document-parts.ts'
import { spanText, whenText } from './when-text.ts'

const words = shippedLanguages().words
const languages = ['en', 'fr', 'de'].map((language) => words.in(language, documentParts))

test('when a booking is: its days, its nights, or the hours where they were agreed', () => {
  const days = { order: 'departure', startsOn: '2027-06-14', endsOn: '2027-06-20', startsAt: null, endsAt: null } as const
  const when = (more: object) => languages.map((read) => whenText({ ...days, ...more }, read))
  expect(when({})).toEqual(['14 to 20 June 2027, 7 days', '14–20 juin 2027, 7 jours', '14.–20. Juni 2027, 7 Tage'])
  expect(when({ endsOn: days.startsOn })[0]).toBe('14 June 2027, 1 day')
  expect(when({ order: 'stay', endsOn: '2027-06-15' })).toEqual([
    '14 to 15 June 2027, 1 night',
    '14–15 juin 2027, 1 nuit',
    '14.–15. Juni 2027, 1 Nacht',
  ])
  expect(when({ startsAt: '08:00', endsAt: '18:00' })).toEqual([
    '14 June 2027, 08:00, to 20 June 2027, 18:00',
    'Du 14 juin 2027 à\u00a008:00 au 20 juin 2027 à\u00a018:00',
    '14. Juni 2027, 08:00\u00a0Uhr, bis 20. Juni 2027, 18:00\u00a0Uhr',
  ])
})

test('when a service is, in short days', () => {
  const span = (from: string, to: string | null, at: string | null = null) =>
    languages.map((read) => spanText({ from, to, at }, read))
  expect(span('2027-06-14', null)).toEqual(['14 Jun', '14 juin', '14. Juni'])
  expect(span('2027-06-14', '2027-06-14', '19:05')[0]).toBe('14 Jun, 19:05')
  expect(span('2027-06-15', '2027-06-17')).toEqual(['15 to 17 Jun', '15–17 juin', '15.–17. Juni'])
  expect(span('2027-06-30', '2027-07-02', '19:05')).toEqual([
    '30 Jun to 2 Jul, 19:05',
    '30 juin – 2 juil. à\u00a019:05',
    '30. Juni – 2. Juli, 19:05\u00a0Uhr',
  ])
})
