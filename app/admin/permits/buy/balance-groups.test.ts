import { expect, test } from 'vitest'
import { dueGroup, openGroups } from './balance-groups.ts'

const now = new Date('2027-05-07T10:00:00+02:00')
const of = (text: string) => dueGroup(new Date(`${text}:00+02:00`), now)

test('what is to be paid is overdue from its last minute on, then of the week, the month or later', () => {
  expect([of('2027-05-07T10:00'), of('2027-05-07T10:01')]).toEqual(['overdue', 'week'])
  expect([of('2027-05-13T23:59'), of('2027-05-14T00:00')]).toEqual(['week', 'month'])
  expect([of('2027-06-05T23:59'), of('2027-06-06T00:00')]).toEqual(['month', 'later'])
  expect(dueGroup(null, now)).toBe('later')
})

test('the near groups are open, else the first with something; one with a ticked row is open too', () => {
  const row = (group: 'overdue' | 'week' | 'month' | 'later', isTicked = false) => ({ group, isTicked })
  expect([...openGroups([row('week'), row('later')])]).toEqual(['week'])
  expect([...openGroups([row('month'), row('later')])]).toEqual(['month'])
  expect([...openGroups([row('overdue'), row('later', true)])]).toEqual(['overdue', 'later'])
  expect([...openGroups([])]).toEqual([])
})
