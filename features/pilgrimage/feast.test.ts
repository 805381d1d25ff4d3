import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekday } from '#values/dates.ts'
import { type FeastRule, feastsBetween, isEasterTime, wakesAt } from './feast.ts'

const fixed = (monthDay: string) => ({ id: monthDay, rule: { kind: 'fixed', monthDay } satisfies FeastRule })
const weekend = { id: 'weekend', rule: { kind: 'last-friday' } satisfies FeastRule }
const datesOf = (feasts: Parameters<typeof feastsBetween>[0], from: string, to: string) =>
  feastsBetween(feasts, from, to).map(({ startsOn, endsOn }) => (startsOn === endsOn ? startsOn : `${startsOn}/${endsOn}`))

describe('feasts on a fixed day', () => {
  test('come once a year, by date, over the new year too', () => {
    const feasts = [fixed('11-28'), fixed('01-01'), fixed('08-15')]
    expect(datesOf(feasts, '2026-11-20', '2028-01-20')).toEqual([
      '2026-11-28',
      '2027-01-01',
      '2027-08-15',
      '2027-11-28',
      '2028-01-01',
    ])
  })

  test('are listed on the first and on the last day of the range', () => {
    expect(datesOf([fixed('11-28')], '2026-11-28', '2026-11-28')).toEqual(['2026-11-28'])
    expect(datesOf([fixed('11-28')], '2026-11-29', '2027-11-27')).toEqual([])
  })

  test('on 29 February come in leap years only', () => {
    expect(datesOf([fixed('02-29')], '2026-01-01', '2029-12-31')).toEqual(['2028-02-29'])
  })
})

describe('the weekend of the last Friday', () => {
  test('is once a month, from the last Friday to Sunday', () => {
    expect(datesOf([weekend], '2026-11-20', '2027-02-28')).toEqual([
      '2026-11-27/2026-11-29',
      '2026-12-25/2026-12-27',
      '2027-01-29/2027-01-31',
      '2027-02-26/2027-02-28',
    ])
  })

  test('that reaches over the new year is there on its Sunday', () => {
    expect(datesOf([weekend], '2028-01-02', '2028-01-10')).toEqual(['2027-12-31/2028-01-02'])
    expect(datesOf([weekend], '2028-01-03', '2028-01-10')).toEqual([])
  })

  test('is a Friday after which the month has no other, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const from = addDays('2000-01-01', offset)
        const found = feastsBetween([weekend], from, addDays(from, 45))
        expect(found.length).toBeGreaterThan(0)
        for (const { startsOn, endsOn } of found) {
          expect(weekday(startsOn)).toBe(5)
          expect(addDays(startsOn, 7).slice(0, 7)).not.toBe(startsOn.slice(0, 7))
          expect(endsOn).toBe(addDays(startsOn, 2))
        }
      }),
    )
  })
})

test('feasts on fixed days give way from Palm Sunday to the Sunday after Easter', () => {
  const easter = ['2024-03-31', '2025-04-20', '2027-03-28', '2038-04-25']
  for (const day of easter)
    expect([-8, -7, 0, 7, 8].map((days) => isEasterTime(addDays(day, days)))).toEqual([false, true, true, true, false])
})

describe('a journey is at a feast', () => {
  const itinerary = [
    { day: 1, from: { id: 'kigali' } },
    { day: 2, from: { id: 'kibeho' } },
    { day: 3, from: { id: 'huye' } },
  ]
  const on = (day: string, to = day) => wakesAt('kibeho', itinerary, '2027-11-27', day, to)

  test('on the morning on which it wakes up there', () => {
    expect(on('2027-11-28')).toBe(true)
  })

  test('not on the day on which it only arrives, nor after it has left', () => {
    expect(on('2027-11-27')).toBe(false)
    expect(on('2027-11-29')).toBe(false)
  })

  test('where one of several days is enough', () => {
    expect(on('2027-11-26', '2027-11-28')).toBe(true)
  })
})
