import { expect, test } from 'vitest'
import { seasonNights } from './least-night.ts'

const festive = { from: '12-20', to: '01-05', minimumNights: 1 }
const summer = { from: '06-01', to: '08-31', minimumNights: 1 }
const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const hotel: Parameters<typeof seasonNights>[0] = {
  ratesUntil: null,
  openMonths: allYear,
  highSeasons: [festive],
  laterRates: [{ from: '2027-01-01', highSeasons: [summer], rates: [] }],
}

test('the seasons of a hotel are those of the rate period of its first open night', () => {
  expect(seasonNights(hotel, '2026-11-28')).toEqual([
    { night: '2026-11-28', season: 'low' },
    { night: '2026-12-20', season: 'high' },
  ])
  expect(seasonNights(hotel, '2027-01-01')).toEqual([
    { night: '2027-01-01', season: 'low' },
    { night: '2027-06-01', season: 'high' },
  ])
  expect(seasonNights({ ...hotel, openMonths: [3, 4, 7] }, '2026-11-28').map(({ night }) => night)).toEqual([
    '2027-03-01',
    '2027-07-01',
  ])
})

test('a season that is all that is left of a period is not the whole year', () => {
  expect(seasonNights(hotel, '2026-12-25')).toEqual([{ night: '2026-12-25', season: 'high' }])
  expect(seasonNights({ ...hotel, highSeasons: [] }, '2026-12-25')).toEqual([{ night: '2026-12-25', season: 'year' }])
})

test('nights after the last day on sale are in no season', () => {
  const ends = { ...hotel, laterRates: [], ratesUntil: '2026-12-19' }
  expect(seasonNights(ends, '2026-11-28')).toEqual([{ night: '2026-11-28', season: 'low' }])
  expect(seasonNights(ends, '2027-02-01')).toEqual([])
})
