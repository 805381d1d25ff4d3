import { describe, expect, test } from 'vitest'
import { monthsOfRange, readReportRange, reportRangeQuery } from './report-range.ts'

const today = '2027-02-12'
const read = (query: string) => {
  const params = new URLSearchParams(query)
  return readReportRange({ range: params.get('range'), from: params.get('from'), to: params.get('to') }, today, '12-months')
}

test.each([
  ['', '2026-03-01', '2027-02-28'],
  ['range=this-month', '2027-02-01', '2027-02-28'],
  ['range=last-month', '2027-01-01', '2027-01-31'],
  ['range=quarter', '2027-01-01', '2027-03-31'],
  ['range=year', '2027-01-01', '2027-12-31'],
  ['range=12-months', '2026-03-01', '2027-02-28'],
  ['range=ahead', '2027-02-01', '2028-01-31'],
  ['range=own&from=2026-12-24&to=2027-01-06', '2026-12-24', '2027-01-06'],
  ['from=2026-12-24&to=2026-12-24', '2026-12-24', '2026-12-24'],
])('the range of "%s" is from %s to %s', (query, from, to) =>
  expect(read(query)).toMatchObject({ range: { from, to }, fault: null }))

test('the last quarter of a year ends with it', () =>
  expect(readReportRange({ range: 'quarter', from: null, to: null }, '2026-11-28', 'year').range).toMatchObject({
    from: '2026-10-01',
    to: '2026-12-31',
  }))

test.each([
  ['range=week', 'unknown'],
  ['range=own', 'not-a-day'],
  ['range=own&from=2027-02-30&to=2027-03-01', 'not-a-day'],
  ['range=own&from=0027-02-03&to=2027-03-01', 'not-a-day'],
  ['range=own&from=2027-03-02&to=2027-03-01', 'wrong-way'],
  ['range=own&from=2024-01-01&to=2027-01-02', 'too-long'],
])('"%s" is %s, and the usual range is shown', (query, fault) =>
  expect(read(query)).toMatchObject({ fault, range: { name: '12-months' } }))

test('three whole years are a range', () =>
  expect(read('range=own&from=2024-01-01&to=2026-12-31')).toMatchObject({ fault: null, range: { to: '2026-12-31' } }))

describe('months', () => {
  test('a range touches the months of its first and last day and all between', () =>
    expect(monthsOfRange({ from: '2026-12-31', to: '2027-02-01' })).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']))
})

test('the query of a range leads back to it', () => {
  for (const query of ['range=quarter', 'range=own&from=2026-12-24&to=2027-01-06'])
    expect(reportRangeQuery(read(query).range)).toBe(query)
})
