import { expect, test } from 'vitest'
import { type Banner, bannersAt, bannersOn, nextBannerDay } from './banner.ts'

const banner = (id: string, more: Partial<Banner> = {}): Banner => ({
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
  expect(ids(bannersOn([banner('road')], today))).toEqual(shown)
})

test('one without a first day is shown at once, and warnings come first', () => {
  const both = [banner('office', { firstOn: null }), banner('road', { tone: 'caution' })]
  expect(ids(bannersOn(both, '2027-03-11'))).toEqual(['road', 'office'])
  expect(ids(bannersOn(both, '2027-01-01'))).toEqual(['office'])
})

test('pages are made again on the first day of one that is to come, and on the day after the last', () => {
  expect(nextBannerDay([banner('road')], '2027-03-01')).toBe('2027-03-10')
  expect(nextBannerDay([banner('road')], '2027-03-10')).toBe('2027-03-13')
  expect(nextBannerDay([banner('road'), banner('rain', { firstOn: '2027-03-11' })], '2027-03-10')).toBe('2027-03-11')
  expect(nextBannerDay([banner('road')], '2027-03-13')).toBeUndefined()
})

test('one with parts is on their pages only', () => {
  const shown = bannersOn([banner('mass', { parts: ['kibeho', 'hotels'] })], '2027-03-10')
  expect(ids(bannersAt(shown, '/kibeho-pilgrimage-package'))).toEqual(['mass'])
  expect(ids(bannersAt(shown, '/hotel-details/x'))).toEqual(['mass'])
  expect(ids(bannersAt(shown, '/'))).toEqual([])
})
