import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#values/dates.ts'
import { daysOfSpan, firstState, followDays, overlap, readRun, runText, shiftSpan, spanOfDays, usualRole } from './assignment.ts'

const runs = { numRuns: 1000 }
const day = fc.integer({ min: 0, max: 700 }).map((n) => addDays('2027-01-01', n))
const length = fc.integer({ min: 0, max: 20 })
const days = fc.tuple(day, length).map(([from, more]) => ({ from, to: addDays(from, more) }))
/** Days of a run, and the days of an assignment within them. */
const assigned = days.chain((run) => {
  const last = daysBetween(run.from, run.to)
  return fc
    .tuple(fc.nat(last), fc.nat(last))
    .map(([a, b]) => ({ run, span: spanOfDays(addDays(run.from, Math.min(a, b)), addDays(run.from, Math.max(a, b))) }))
})

describe('spans', () => {
  test('whole days end at the midnight after the last, which they do not touch', () => {
    expect(spanOfDays('2027-06-14', '2027-06-15')).toEqual({ from: '2027-06-14T00:00', to: '2027-06-16T00:00' })
    expect(daysOfSpan({ from: '2027-06-14T08:30', to: '2027-06-16T00:00' })).toEqual({ from: '2027-06-14', to: '2027-06-15' })
    expect(daysOfSpan({ from: '2027-06-14T22:30', to: '2027-06-15T01:00' }), 'over midnight').toEqual({
      from: '2027-06-14',
      to: '2027-06-15',
    })
  })

  test('what ends at noon leaves room for what begins at noon', () => {
    const morning = { from: '2027-06-14T00:00', to: '2027-06-14T12:00' }
    expect(overlap(morning, { from: '2027-06-14T12:00', to: '2027-06-15T00:00' })).toBe(false)
    expect(overlap(morning, { from: '2027-06-14T11:59', to: '2027-06-15T00:00' })).toBe(true)
  })

  test('two spans overlap whichever of them is named first', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [a, b] = [spanOfDays(one.from, one.to), spanOfDays(other.from, other.to)]
        expect(overlap(a, b)).toBe(overlap(b, a))
        expect(overlap(a, b)).toBe(one.from <= other.to && other.from <= one.to)
      }),
      runs,
    )
  })
})

describe('an assignment follows its trip', () => {
  test('to another day and back, it is as it was', () => {
    fc.assert(
      fc.property(assigned, fc.integer({ min: -90, max: 90 }), ({ run, span }, by) => {
        const moved = { from: addDays(run.from, by), to: addDays(run.to, by) }
        const there = followDays(span, run, moved)
        expect(there).toEqual(shiftSpan(span, by))
        expect(there && followDays(there, moved, run)).toEqual(span)
      }),
      runs,
    )
  })

  test('it never lies outside the trip as it now is, and what reached to the end still does', () => {
    fc.assert(
      fc.property(assigned, days, ({ run, span }, after) => {
        const next = followDays(span, run, after)
        if (!next) return
        const touched = daysOfSpan(next)
        expect(touched.from >= after.from && touched.to <= after.to).toBe(true)
        if (daysOfSpan(span).to === run.to) expect(touched.to).toBe(after.to)
      }),
      runs,
    )
  })

  test('shorter, it is cut; longer, it goes on; a morning at the end stays a morning', () => {
    const run = { from: '2027-06-10', to: '2027-06-14' }
    const all = spanOfDays('2027-06-10', '2027-06-14')
    expect(followDays(all, run, { from: '2027-06-10', to: '2027-06-12' })).toEqual(spanOfDays('2027-06-10', '2027-06-12'))
    expect(followDays(all, run, { from: '2027-06-10', to: '2027-06-16' })).toEqual(spanOfDays('2027-06-10', '2027-06-16'))
    const first = spanOfDays('2027-06-10', '2027-06-11')
    expect(followDays(first, run, { from: '2027-06-10', to: '2027-06-16' }), 'which did not reach the end').toEqual(first)
    const last = spanOfDays('2027-06-13', '2027-06-14')
    expect(followDays(last, run, { from: '2027-06-10', to: '2027-06-11' }), 'which lies behind it').toBeUndefined()
    const noon = { from: '2027-06-10T00:00', to: '2027-06-14T12:00' }
    expect(followDays(noon, run, { from: '2027-06-11', to: '2027-06-15' })).toEqual({
      from: '2027-06-11T00:00',
      to: '2027-06-15T12:00',
    })
  })
})

test('nobody has paid: pencilled; paid: ours are confirmed and others requested', () => {
  expect(firstState({ isPencilled: true, isOwn: false })).toBe('pencilled')
  expect(firstState({ isPencilled: false, isOwn: true })).toBe('confirmed')
  expect(firstState({ isPencilled: false, isOwn: false })).toBe('requested')
})

test('who drives and guides does both unless it is said', () => {
  expect(usualRole(['guide', 'driver-guide'])).toBe('driver-guide')
  expect(usualRole(['driver'])).toBe('driver')
  expect(usualRole([]), 'whose roles nobody entered').toBe('driver-guide')
})

test('a run is read from the text that it is written as, and from no other', () => {
  const booking = { bookingId: '0197d5a4-1111-7000-8000-000000000001' }
  expect(readRun(runText(booking))).toEqual(booking)
  expect(readRun(runText({ departureId: 12 }))).toEqual({ departureId: 12 })
  for (const wrong of ['', 'departure-0', 'departure-1e3', 'booking-1', 'departure-12 ', 'booking-../x'])
    expect(readRun(wrong)).toBeUndefined()
})
