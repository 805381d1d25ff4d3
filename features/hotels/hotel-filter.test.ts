import { expect, test } from 'vitest'
import { hotelKindOf, hotelsHref, readHotelFilter, readNights } from './hotel-filter.ts'

const read = (query: string) => readHotelFilter(new URLSearchParams(query))
const two = { adults: 2, rooms: 1, childAges: [] }
const when = { today: '2026-11-20', first: '2026-11-21' }

test('nonsense in an address is left out, and the party is two in one room', () => {
  expect(read('where=Ki%20gali&kind=castle&budget=-1&sort=best&view=3d&page=0&adults=99&rooms=x&children=x')).toEqual({
    from: '',
    to: '',
    party: two,
    sort: 'place',
    view: 'list',
    page: 1,
  })
})

test('an address is read back as it was written', () => {
  const query =
    'from=2027-06-14&to=2027-06-18&adults=4&children=4%2C+7&rooms=2&where=rwanda&kind=guest+house&budget=120&sort=price&view=map&page=2'
  const filter = read(query)
  expect(filter.party).toEqual({ adults: 4, rooms: 2, childAges: [4, 7] })
  expect(hotelsHref(filter, { page: filter.page })).toBe(`/hotels?${query}`)
})

test('another filter begins at the first page, and a part that is taken away is gone', () => {
  const filter = read('from=2027-06-14&to=2027-06-18&kind=lodge&page=3')
  expect(hotelsHref(filter, { kind: undefined })).toBe('/hotels?from=2027-06-14&to=2027-06-18')
  expect(hotelsHref(filter, { from: '', to: '' })).toBe('/hotels?kind=lodge')
  expect(hotelsHref(read(''), {})).toBe('/hotels')
})

test('no room is without an adult, and nobody of eighteen is a child', () => {
  expect(read('adults=2&rooms=5&children=17, 18, 3').party).toEqual({ adults: 2, rooms: 2, childAges: [17, 3] })
  expect(read(`children=${'4,'.repeat(500)}`).party.childAges).toHaveLength(8)
})

test('nights that make no sense are shown at their field', () => {
  const problems = (from: string, to: string) => readNights({ from, to }, when).problems
  expect(problems('', '')).toEqual({})
  expect(problems('2027-06-14', '')).toEqual({ to: 'day-missing' })
  expect(problems('2027-02-30', 'soon')).toEqual({ from: 'day-wrong', to: 'day-wrong' })
  expect(problems('2026-11-19', '2026-11-25')).toEqual({ from: 'day-past' })
  expect(problems('2026-11-20', '2026-11-25')).toEqual({ from: 'day-closed' })
  expect(problems('2028-11-21', '9999-12-31')).toEqual({ from: 'day-too-far', to: 'day-too-far' })
  expect(problems('2027-06-14', '2027-06-14')).toEqual({ to: 'nights-order' })
  expect(problems('2027-06-14', '2027-07-15')).toEqual({ to: 'nights-many' })
})

test('nights that can be had are the nights', () => {
  const nights = { startsOn: '2026-12-30', endsOn: '2027-01-29' }
  expect(readNights({ from: nights.startsOn, to: nights.endsOn }, when)).toEqual({ nights, problems: {} })
})

test('every own kind of a hotel belongs to one of four', () => {
  expect(['city hotel', 'pilgrim guest house', 'mobile tented camp', 'luxury lodge', 'villa'].map(hotelKindOf)).toEqual([
    'hotel',
    'guest house',
    'camp',
    'lodge',
    undefined,
  ])
})
