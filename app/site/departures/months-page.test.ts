import { expect, test } from 'vitest'
import { monthsPage, mostOnPage } from './months-page.ts'

const rows = (...months: [string, number][]) =>
  months.flatMap(([month, count]) =>
    Array.from({ length: count }, (_, nth) => ({
      slug: `trek-${month}-${nth}`,
      startsOn: `${month}-${String(Math.min(nth + 1, 28)).padStart(2, '0')}`,
    })),
  )

test('a short timetable is one page', () => {
  expect(monthsPage(rows(['2027-01', 3], ['2027-02', 2]))).toEqual({ rows: rows(['2027-01', 3], ['2027-02', 2]) })
})

test('a page ends with a whole month, and names the month the next one begins with', () => {
  const page = monthsPage(rows(['2027-01', 20], ['2027-02', 10], ['2027-03', 3]))
  expect(page.rows).toHaveLength(30)
  expect(page.later).toEqual({ from: '2027-03' })
})

test('a month without departures is passed over', () => {
  expect(monthsPage(rows(['2027-01', 24], ['2027-04', 1])).later).toEqual({ from: '2027-04' })
})

test('a month that is longer than a page goes on after the last departure of the page', () => {
  const page = monthsPage(rows(['2027-01', 3], ['2027-02', mostOnPage]))
  expect(page.rows).toHaveLength(mostOnPage)
  expect(page.later).toEqual({ after: `trek-2027-02-${mostOnPage - 4}` })
})

test('a page that is just full and the last names no other', () => {
  expect(monthsPage(rows(['2027-02', mostOnPage])).later).toBeUndefined()
})
