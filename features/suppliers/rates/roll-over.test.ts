import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { spanNextYear, uplifted } from './roll-over.ts'

test('days move by a year, and the end of February stays the end of February', () => {
  expect(spanNextYear({ from: '2027-07-01', to: '2027-10-31' })).toEqual({ from: '2028-07-01', to: '2028-10-31' })
  expect(spanNextYear({ from: '2028-02-01', to: '2028-02-29' })).toEqual({ from: '2029-02-01', to: '2029-02-28' })
  expect(spanNextYear({ from: '2028-02-29', to: '2028-02-29' })).toEqual({ from: '2029-02-28', to: '2029-02-28' })
  expect(spanNextYear({ from: '2028-02-29', to: '2028-03-31' })).toEqual({ from: '2029-03-01', to: '2029-03-31' })
  expect(spanNextYear({ from: '2028-02-01', to: '2028-02-28' })).toEqual({ from: '2029-02-01', to: '2029-02-28' })
  expect(spanNextYear({ from: '2027-02-01', to: '2027-02-28' })).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('seasons that follow each other still do, over leap days too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_500 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      (at, one, other) => {
        const from = addDays('2027-01-01', at)
        const middle = addDays(from, one)
        const [first, second] = [
          { from, to: addDays(middle, -1) },
          { from: middle, to: addDays(middle, other) },
        ].map(spanNextYear)
        if (first?.from === first?.to) return
        expect(second?.from).toBe(addDays(first?.to ?? '', 1))
      },
    ),
  )
})

test('an amount is raised and rounded up to the step, exactly', () => {
  expect(uplifted(28_500, { percentBp: 600, stepMinor: 100 })).toBe(30_300)
  expect(uplifted(20_000, { percentBp: 500, stepMinor: 100 })).toBe(21_000)
  expect(uplifted(20_000, { percentBp: -1_000, stepMinor: 1 })).toBe(18_000)
  expect(uplifted(333, { percentBp: 1, stepMinor: 1 })).toBe(334)
  expect(uplifted(180_000, { percentBp: 0, stepMinor: 5_000 })).toBe(180_000)
})
