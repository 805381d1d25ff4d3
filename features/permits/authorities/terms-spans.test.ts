import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { fittedNeighbours, gapsBetween, overlapWith } from './terms-spans.ts'

const span = (fromDay: string, toDay: string | null) => ({ fromDay, toDay })

test('a gap is the days between two spans that neither has', () => {
  const [first, last] = [span('2024-01-01', '2024-06-30'), span('2024-07-03', null)]
  expect(gapsBetween([last, first])).toEqual([span('2024-07-01', '2024-07-02')])
  expect(gapsBetween([first, span('2024-07-01', null)])).toEqual([])
  expect(gapsBetween([span('2024-01-01', null), span('2024-07-03', null)])).toEqual([])
})

test('an overlap is said with the first day that both have', () => {
  const old = span('2024-01-01', '2024-06-30')
  expect(overlapWith([old], span('2024-06-30', null))).toEqual({ other: old, day: '2024-06-30' })
  expect(overlapWith([old], span('2023-01-01', '2024-01-01'))).toEqual({ other: old, day: '2024-01-01' })
  expect(overlapWith([old], span('2024-07-01', null))).toBeUndefined()
  expect(overlapWith([span('2024-07-01', null)], span('2030-01-01', '2030-01-01'))?.day).toBe('2030-01-01')
})

test('the neighbours of a span end the day before it and begin the day after', () => {
  const [old, open] = [span('2024-01-01', '2024-06-30'), span('2024-07-01', null)]
  expect(fittedNeighbours([old, open], span('2026-07-01', null))).toEqual([span('2024-07-01', '2026-06-30')])
  expect(fittedNeighbours([old, open], span('2024-06-01', '2024-07-31'))).toEqual([
    span('2024-01-01', '2024-05-31'),
    span('2024-08-01', null),
  ])
  expect(fittedNeighbours([old], span('2024-09-01', null))).toEqual([span('2024-01-01', '2024-08-31')])
  expect(fittedNeighbours([old], span('2024-07-01', null))).toEqual([])
  expect(fittedNeighbours([old], span('2023-01-01', null))).toEqual([])
})

test('between neighbours that fit there is no gap, and no overlap but with what the span swallows whole', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2024-01-01', days))
  const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(lengths, day, fc.integer({ min: 0, max: 20 }), fc.boolean(), (days, first, more, isOpen) => {
      let next = '2024-01-05'
      const others = days.map((length, at) => {
        const fromDay = next
        next = addDays(fromDay, length)
        return { at, fromDay, toDay: isOpen && at === days.length - 1 ? null : addDays(next, -1) }
      })
      const own = span(first, isOpen && more > 15 ? null : addDays(first, more))
      const fitted = fittedNeighbours(others, own)
      const after = others.map((other) => fitted.find(({ at }) => at === other.at) ?? other)
      const isSwallowed = (one: (typeof others)[number]) =>
        one.fromDay >= own.fromDay && (one.toDay ?? '9999-12-31') <= (own.toDay ?? '9999-12-31')
      expect(after.filter(({ fromDay, toDay }) => toDay !== null && toDay < fromDay)).toEqual([])
      const overlaps = after.filter((one) => overlapWith([one], own))
      expect(overlaps.every(isSwallowed)).toBe(true)
      if (overlaps.length === 0) expect(gapsBetween([...after, own])).toEqual([])
    }),
  )
})
