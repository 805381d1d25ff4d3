import { expect, test } from 'vitest'
import { monthsPage } from './months-page.ts'

const rows = (...months: [string, number][]) =>
  months.flatMap(([month, count]) =>
    Array.from({ length: count }, (_, day) => ({ startsOn: `${month}-${String(day + 1).padStart(2, '0')}` })),
  )

test('a short timetable stands on one page', () => {
  expect(monthsPage(rows(['2027-01', 3], ['2027-02', 2]), undefined)).toEqual({ rows: rows(['2027-01', 3], ['2027-02', 2]) })
})

test('a page ends with a whole month, and names the month the next one begins with', () => {
  const page = monthsPage(rows(['2027-01', 20], ['2027-02', 10], ['2027-03', 4]), undefined)
  expect(page.rows).toHaveLength(30)
  expect(page.later).toBe('2027-03')
})

test('a month without departures is passed over', () => {
  expect(monthsPage(rows(['2027-01', 24], ['2027-04', 1]), undefined).later).toBe('2027-04')
})

test('a later page begins with its month and leaves nothing out', () => {
  const page = monthsPage(rows(['2027-01', 24], ['2027-03', 5]), '2027-02')
  expect(page).toEqual({ rows: rows(['2027-03', 5]) })
})
