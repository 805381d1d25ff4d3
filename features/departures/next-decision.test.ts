import { expect, test } from 'vitest'
import { kigaliDay } from '#values/dates.ts'
import { nextDecision } from './next-decision.ts'

const trek = {
  sale: 'on-sale',
  startsOn: '2027-06-10',
  cutOffDays: null,
  guaranteed: false,
  hasGuide: false,
  isOver: false,
} as const
const on = (day: string, more: Partial<Parameters<typeof nextDecision>[0]> = {}, clock = '10:00') => {
  const now = new Date(`${day}T${clock}:00+02:00`)
  return nextDecision({ ...trek, ...more }, now, kigaliDay(now))
}

test('one on sale is guaranteed or cancelled by its cut-off, and late after it', () => {
  expect(on('2027-05-01')).toEqual({ what: 'run', by: '2027-06-08', isLate: false })
  expect(on('2027-06-08', {}, '17:59')).toMatchObject({ isLate: false })
  expect(on('2027-06-08', {}, '18:00')).toMatchObject({ what: 'run', isLate: true })
  expect(on('2027-05-01', { cutOffDays: 30 })).toMatchObject({ by: '2027-05-11' })
})

test('one that runs has a guide before its first day, and nothing is open once it has', () => {
  expect(on('2027-05-01', { guaranteed: true })).toEqual({ what: 'guide', by: '2027-06-10', isLate: false })
  expect(on('2027-06-09', { guaranteed: true })).toMatchObject({ isLate: true })
  expect(on('2027-05-01', { guaranteed: true, hasGuide: true })).toBeUndefined()
})

test('a draft goes on sale before its cut-off, and cannot after it', () => {
  expect(on('2027-05-01', { sale: 'draft' })).toEqual({ what: 'sell', by: '2027-06-08', isLate: false })
  expect(on('2027-06-09', { sale: 'draft' })).toBeUndefined()
})

test.each([
  ['2027-05-01', { isOver: true }],
  ['2027-05-01', { sale: 'scheduled' }],
  ['2027-05-01', { sale: 'off-sale' }],
  ['2027-06-10', {}],
] as const)('on %s with %j nothing is to be decided', (day, more) => expect(on(day, more)).toBeUndefined())
