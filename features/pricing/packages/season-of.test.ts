import { expect, test } from 'vitest'
import type { HighSeason } from './package-rates.ts'
import { seasonOf } from './package-season.ts'

const highSeasons: readonly HighSeason[] = [
  { from: '06-01', to: '10-31' },
  { from: '12-20', to: '01-05' },
]

test('a season has both its first and its last day, and every other day is low', () => {
  const days = ['2027-05-31', '2027-06-01', '2027-10-31', '2027-11-01']
  expect(days.map((day) => seasonOf(day, highSeasons))).toEqual(['low', 'high', 'high', 'low'])
})

test('a season may cross the new year', () => {
  const days = ['2027-12-19', '2027-12-20', '2027-12-31', '2028-01-01', '2028-01-05', '2028-01-06']
  expect(days.map((day) => seasonOf(day, highSeasons))).toEqual(['low', 'high', 'high', 'high', 'high', 'low'])
})

test('a leap day belongs to the season round it', () => {
  expect(seasonOf('2028-02-29', [{ from: '12-15', to: '03-15' }])).toBe('high')
  expect(seasonOf('2028-02-29', [{ from: '03-01', to: '03-15' }])).toBe('low')
})

test('without a listed season the whole year is low', () => {
  expect(seasonOf('2027-07-14', [])).toBe('low')
})
