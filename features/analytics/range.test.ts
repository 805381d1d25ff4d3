import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#values/dates.ts'
import { mostDays, type RangeName, rangeNames, rangeQuery, readRange } from './range.ts'

const today = '2026-11-20'
const read = (query: string) => {
  const params = new URLSearchParams(query)
  return readRange({ range: params.get('range'), from: params.get('from'), to: params.get('to') }, today)
}
const spanOf = (query: string) => {
  const { from, to, before } = read(query).range
  return [from, to, before.from, before.to]
}

describe('a range', () => {
  test.each([
    ['', '2026-10-22', '2026-11-20', '2026-09-22', '2026-10-21'],
    ['range=today', '2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
    ['range=7-days', '2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
    ['range=90-days', '2026-08-23', '2026-11-20', '2026-05-25', '2026-08-22'],
    ['range=month', '2026-11-01', '2026-11-20', '2026-10-12', '2026-10-31'],
    ['range=last-year', '2025-01-01', '2025-12-31', '2024-01-02', '2024-12-31'],
    ['range=own&from=2026-02-27&to=2026-03-02', '2026-02-27', '2026-03-02', '2026-02-23', '2026-02-26'],
    ['from=2026-02-27&to=2026-03-02', '2026-02-27', '2026-03-02', '2026-02-23', '2026-02-26'],
  ])('the query %j is compared with as many days right before it', (query, ...days) => {
    expect(spanOf(query)).toEqual(days)
    expect(read(query).fault).toBeNull()
  })

  test('of a month is compared with the same days a year before as well', () => {
    expect(read('range=month').range.yearBefore).toEqual({ from: '2025-11-01', to: '2025-11-20' })
    expect(read('from=2024-02-01&to=2024-02-29').range.yearBefore).toEqual({ from: '2023-02-01', to: '2023-02-28' })
    expect(read('from=2026-11-01&to=2026-11-30').range.yearBefore).toEqual({ from: '2025-11-01', to: '2025-11-20' })
  })

  test('that is no month has no year before it to be compared with', () => {
    for (const query of ['range=30-days', 'range=last-year', 'from=2026-10-01&to=2026-10-30', 'from=2026-09-01&to=2026-10-31'])
      expect(read(query).range.yearBefore).toBeNull()
  })

  test('ends today, whatever end is requested', () => {
    expect(read('from=2026-11-10&to=2027-08-01').range).toMatchObject({ name: 'own', from: '2026-11-10', to: today, days: 11 })
  })

  test.each([
    ['range=for-ever', 'unknown'],
    ['range=constructor', 'unknown'],
    ['range=', 'unknown'],
    ['range=own', 'not-a-day'],
    ['from=2026-11-10', 'not-a-day'],
    ['from=2026-02-30&to=2026-03-02', 'not-a-day'],
    ['from=0001-01-01&to=0001-01-02', 'not-a-day'],
    ["from=2026-11-10'--&to=2026-11-12", 'not-a-day'],
    ['from=2026-11-12&to=2026-11-10', 'wrong-way'],
    ['from=2026-11-21&to=2026-11-30', 'to-come'],
    ['from=2025-10-16&to=2026-11-20', 'too-long'],
  ])('an invalid range, %j, is 30 days with a message', (query, fault) => {
    expect(read(query)).toMatchObject({ fault, range: { name: '30-days', from: '2026-10-22', to: today } })
  })

  test('of 400 days is the longest', () => {
    expect(read('from=2025-10-17&to=2026-11-20')).toMatchObject({ fault: null, range: { days: mostDays } })
  })

  test('is found again by its own question', () => {
    for (const name of rangeNames.filter((one): one is RangeName => one !== 'own')) {
      const { range } = read(`range=${name}`)
      expect(read(rangeQuery(range)).range).toEqual(range)
    }
    const { range } = read('from=2026-02-27&to=2026-03-02')
    expect(read(rangeQuery(range)).range).toEqual(range)
  })

  test('any query gives its days, no more than 400, none of them in the future, and as many before', () => {
    const day = fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days))
    fc.assert(
      fc.property(fc.option(fc.constantFrom(...rangeNames, 'x')), fc.option(day), fc.option(day), (range, from, to) => {
        const { range: read } = readRange({ range, from, to }, today)
        expect(read.to <= today && read.days >= 1 && read.days <= mostDays).toBe(true)
        expect(daysBetween(read.from, read.to) + 1).toBe(read.days)
        expect(daysBetween(read.before.from, read.before.to) + 1).toBe(read.days)
        expect(addDays(read.before.to, 1)).toBe(read.from)
      }),
    )
  })
})
