import { expect, test } from 'vitest'
import { type Notice, nextNoticeDay, noticesAt, noticesOn } from './banner.ts'

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  text: 'The road is closed.',
  tone: 'plain',
  link: null,
  parts: [],
  firstOn: '2027-03-10',
  lastOn: '2027-03-12',
  ...more,
})
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id)

test.each([
  ['2027-03-09', []],
  ['2027-03-10', ['road']],
  ['2027-03-12', ['road']],
  ['2027-03-13', []],
])('on %s the notices are %j', (today, shown) => {
  expect(ids(noticesOn([notice('road')], today))).toEqual(shown)
})

test('one without a first day stands at once, and what asks for caution stands first', () => {
  const both = [notice('office', { firstOn: null }), notice('road', { tone: 'caution' })]
  expect(ids(noticesOn(both, '2027-03-11'))).toEqual(['road', 'office'])
  expect(ids(noticesOn(both, '2027-01-01'))).toEqual(['office'])
})

test('pages are made anew on the first day of one that is to come, and on the day after the last', () => {
  expect(nextNoticeDay([notice('road')], '2027-03-01')).toBe('2027-03-10')
  expect(nextNoticeDay([notice('road')], '2027-03-10')).toBe('2027-03-13')
  expect(nextNoticeDay([notice('road'), notice('rain', { firstOn: '2027-03-11' })], '2027-03-10')).toBe('2027-03-11')
  expect(nextNoticeDay([notice('road')], '2027-03-13')).toBeUndefined()
})

test('one with parts stands on their pages only', () => {
  const shown = noticesOn([notice('mass', { parts: ['kibeho', 'hotels'] })], '2027-03-10')
  expect(ids(noticesAt(shown, '/kibeho-pilgrimage-package'))).toEqual(['mass'])
  expect(ids(noticesAt(shown, '/hotel-details/x'))).toEqual(['mass'])
  expect(ids(noticesAt(shown, '/'))).toEqual([])
})
