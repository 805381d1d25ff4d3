import { expect, test } from 'vitest'
import { isTimeZone, licenceState } from './authority.ts'
import { doubtsOf, timeOf } from './authority-terms.ts'

test('a time zone is one that a clock can show', () => {
  expect([isTimeZone('Africa/Kampala'), isTimeZone('Africa/Atlantis'), isTimeZone('')]).toEqual([true, false, false])
})

test('a licence is to be renewed from 30 days before its last day, on which it holds', () => {
  const state = (licenceUntil: string | null) => licenceState({ licenceUntil }, '2027-05-01')
  expect([state(null), state('2027-06-01'), state('2027-05-31'), state('2027-05-01'), state('2027-04-30')]).toEqual([
    undefined,
    undefined,
    'ends',
    'ends',
    'ended',
  ])
})

test('terms raise a doubt by low confidence and 180 days after they were checked, as long as they hold or will', () => {
  const doubts = (checkedOn: string | null, confidence: 'high' | 'low' = 'high', toDay: string | null = null) =>
    doubtsOf({ toDay, confidence, checkedOn }, '2027-06-30')
  expect(doubts('2027-01-01')).toEqual([])
  expect(doubts('2026-12-31')).toEqual(['checked-long-ago'])
  expect(doubts(null, 'low')).toEqual(['low-confidence', 'never-checked'])
  expect(doubts(null, 'low', '2027-06-29')).toEqual([])
  expect(doubts('2027-06-30', 'low', '2027-06-30')).toEqual(['low-confidence'])
})

test('terms are in force on their first and on their last day', () => {
  const time = (day: string) => timeOf({ fromDay: '2027-01-01', toDay: '2027-01-31' }, day)
  expect(['2026-12-31', '2027-01-01', '2027-01-31', '2027-02-01'].map(time)).toEqual(['future', 'now', 'now', 'past'])
  expect(timeOf({ fromDay: '2027-01-01', toDay: null }, '2099-01-01')).toBe('now')
})
