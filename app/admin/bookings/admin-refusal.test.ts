import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { adminRefusal } from './admin-refusal.ts'

const gorillas = { permit: 'Gorilla permit, Volcanoes National Park', day: '2027-06-08' } as const

test('a refusal about permits names the permit, the day and what to do next', () => {
  expect(adminRefusal(readEnglish, { reason: 'permits-short', short: 2, ...gorillas })).toBe(
    'Gorilla permit, Volcanoes National Park, 8 June 2027: 2 permits more are promised than held. Reserve what is short on that day under Permits, then record the reply.',
  )
  expect(adminRefusal(readEnglish, { reason: 'permits-not-reserved', missing: 1, ...gorillas })).toBe(
    'Gorilla permit, Volcanoes National Park, 8 June 2027: 1 permit is not reserved. Reserve them on that day under Permits, then record the reply. If the authority has granted them, enter its reference, or in the note why there is none.',
  )
  expect(adminRefusal(readEnglish, { reason: 'permits-closed', ...gorillas })).toBe(
    'Gorilla permit, Volcanoes National Park, 8 June 2027: the authority has closed this day. On a departure move the visit to another of its days. Otherwise answer no, and offer another day; or open the day again under Permits.',
  )
  const other = { permit: 'Golden monkey permit', day: '2027-06-09' }
  expect(adminRefusal(readEnglish, { reason: 'permits-gone', permits: [gorillas, other] })).toBe(
    'These permits were held for this booking and have expired: Gorilla permit, Volcanoes National Park, 8 June 2027; Golden monkey permit, 9 June 2027. Reserve new ones under Permits, then confirm it.',
  )
})
