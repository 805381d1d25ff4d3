import { expect, test } from 'vitest'
import { firstShownMonth, incomeChart, incomeMonths } from './income-chart.ts'

const rows = [
  { month: '2026-03-01', confirmedMinor: 50_000, heldMinor: 9 },
  { month: '2027-03-01', confirmedMinor: 60_000, heldMinor: 20_000 },
  { month: '2027-12-01', confirmedMinor: 100_000, heldMinor: 0 },
]

test('each month stands beside the same one of the year before, of which only what was agreed counts', () => {
  const months = incomeMonths(rows, '2027-01-01')
  expect(months).toHaveLength(12)
  expect(months[2]).toEqual({ month: '2027-03-01', confirmedMinor: 60_000, heldMinor: 20_000, beforeMinor: 50_000 })
  expect(months[11]).toEqual({ month: '2027-12-01', confirmedMinor: 100_000, heldMinor: 0, beforeMinor: 0 })
})

test('in December what is sold ahead is seen as in January: three months back, eight ahead, over the new year', () => {
  const months = incomeMonths(rows, firstShownMonth('2026-12-24'))
  expect([months[0]?.month, months[3]?.month, months.at(-1)?.month]).toEqual(['2026-09-01', '2026-12-01', '2027-08-01'])
  expect(months[6]).toMatchObject({ confirmedMinor: 60_000, beforeMinor: 50_000 })
})

test('what is held stands on top of what is agreed, and the tallest reaches the highest line', () => {
  const { bars, grid, hasBefore } = incomeChart(incomeMonths(rows, '2027-01-01'))
  const march = bars[2]
  expect(march && march.heldY + march.held).toBeCloseTo(march?.agreedY ?? 0)
  expect(bars[11]?.agreedY).toBe(grid.at(-1)?.y)
  expect(hasBefore).toBe(true)
})

test('a year without bookings is flat', () => {
  const { bars, hasBefore } = incomeChart(incomeMonths([], '2027-01-01'))
  expect(bars.every(({ agreed, held }) => agreed === 0 && held === 0)).toBe(true)
  expect(hasBefore).toBe(false)
})
