import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#values/dates.ts'
import { type CalendarNight, nightRefusal, pickNight, rangeRefusal, readPicked, settleRange } from './stay-range.ts'

/** Nights from a day on, each with what is left of two types of room. */
function nightsFrom(first: Day, left: readonly (readonly [number, number] | null)[], least = 1): Map<Day, CalendarNight> {
  return new Map(
    left.flatMap((types, at) => (types ? [[addDays(first, at), { left: types, dollars: 100, least }] as const] : [])),
  )
}

const turn = nightsFrom('2026-12-29', [[2, 1], [2, 0], [1, 1], [0, 2], [0, 0], [3, 1], null])

describe('a stay over the new year', () => {
  test('is had where one room is free for all its nights, up to the day on which nothing is', () => {
    expect(rangeRefusal(turn, '2026-12-29', '2027-01-01', 1)).toBeUndefined()
    expect(rangeRefusal(turn, '2026-12-31', '2027-01-02', 1)).toBeUndefined()
  })

  test('is refused for a full night inside, and the night is named', () => {
    expect(rangeRefusal(turn, '2026-12-31', '2027-01-03', 1)).toEqual({ reason: 'night-full', night: '2027-01-02' })
  })

  test('may end on the morning of a full night', () => {
    expect(rangeRefusal(turn, '2027-01-01', '2027-01-02', 2)).toBeUndefined()
  })

  test('is refused where every night has a room and no room has every night', () => {
    expect(rangeRefusal(turn, '2026-12-29', '2027-01-02', 1)).toEqual({ reason: 'no-room-for-all' })
  })

  test('is refused where a night is not on sale', () => {
    expect(rangeRefusal(turn, '2027-01-03', '2027-01-05', 1)).toEqual({ reason: 'night-closed', night: '2027-01-04' })
  })

  test('counts the rooms that are asked for', () => {
    expect(rangeRefusal(turn, '2026-12-29', '2026-12-30', 3)).toBeUndefined()
    expect(rangeRefusal(turn, '2026-12-29', '2026-12-31', 3)).toEqual({ reason: 'night-full', night: '2026-12-30' })
  })
})

const feast = new Map([
  ...nightsFrom('2027-08-08', [
    [4, 4],
    [4, 4],
  ]),
  ...nightsFrom(
    '2027-08-10',
    Array.from({ length: 40 }, () => [4, 4] as const),
    3,
  ),
])

test('one night of a feast asks its length of the whole stay', () => {
  expect(rangeRefusal(feast, '2027-08-08', '2027-08-10', 1)).toBeUndefined()
  expect(rangeRefusal(feast, '2027-08-09', '2027-08-11', 1)).toEqual({ reason: 'stay-too-short', minimum: 3 })
  expect(rangeRefusal(feast, '2027-08-08', '2027-08-11', 1)).toBeUndefined()
})

test('thirty nights are had, thirty-one are not, and a stay does not end before it begins', () => {
  expect(rangeRefusal(feast, '2027-08-10', '2027-09-09', 1)).toBeUndefined()
  expect(rangeRefusal(feast, '2027-08-10', '2027-09-10', 1)).toEqual({ reason: 'stay-too-long', most: 30 })
  expect(rangeRefusal(feast, '2027-08-10', '2027-08-10', 1)).toEqual({ reason: 'dates-wrong' })
  expect(rangeRefusal(feast, '2027-08-10', 'tomorrow', 1)).toEqual({ reason: 'dates-wrong' })
})

test('the first pick is the first night, the second the last one, and a third begins again', () => {
  expect(pickNight({}, '2026-12-30')).toEqual({ from: '2026-12-30' })
  expect(pickNight({ from: '2026-12-30' }, '2026-12-31')).toEqual({ from: '2026-12-30', to: '2027-01-01' })
  expect(pickNight({ from: '2026-12-30' }, '2026-12-30')).toEqual({ from: '2026-12-30', to: '2026-12-31' })
  expect(pickNight({ from: '2026-12-30' }, '2026-12-29')).toEqual({ from: '2026-12-29' })
  expect(pickNight({ from: '2026-12-30', to: '2027-01-01' }, '2027-01-05')).toEqual({ from: '2027-01-05' })
})

describe('what stands of nights that were asked for', () => {
  test('all of them where they can be had', () => {
    expect(settleRange(turn, { from: '2026-12-29', to: '2026-12-31' }, 1)).toEqual({
      picked: { from: '2026-12-29', to: '2026-12-31' },
    })
  })

  test('nothing where the first one cannot', () => {
    const refusal = { reason: 'night-full', night: '2027-01-02' }
    expect(settleRange(turn, { from: '2027-01-02', to: '2027-01-04' }, 1)).toEqual({ picked: {}, refusal })
  })

  test('a stay that is too short waits for a later night', () => {
    expect(settleRange(feast, { from: '2027-08-10', to: '2027-08-11' }, 1)).toEqual({
      picked: { from: '2027-08-10' },
      refusal: { reason: 'stay-too-short', minimum: 3 },
    })
  })

  test('over a full night the last one that was asked for begins again', () => {
    expect(settleRange(turn, { from: '2026-12-31', to: '2027-01-04' }, 1)).toEqual({
      picked: { from: '2027-01-03' },
      refusal: { reason: 'night-full', night: '2027-01-02' },
    })
  })

  test('a last night that is full itself leaves the first one standing', () => {
    expect(settleRange(turn, { from: '2026-12-31', to: '2027-01-03' }, 1).picked).toEqual({ from: '2026-12-31' })
  })
})

test('an address without days, or with days that are none, picks nothing', () => {
  expect(readPicked(null, '2027-01-02')).toEqual({})
  expect(readPicked('2027-02-30', '2027-03-02')).toEqual({})
  expect(readPicked('2027-03-01', '2027-03-01')).toEqual({ from: '2027-03-01' })
  expect(readPicked('2027-03-01', '2027-03-02')).toEqual({ from: '2027-03-01', to: '2027-03-02' })
})

test('a night with fewer rooms than are wanted is full', () => {
  expect(nightRefusal(turn, '2026-12-30', 2)).toBeUndefined()
  expect(nightRefusal(turn, '2026-12-30', 3)).toEqual({ reason: 'night-full', night: '2026-12-30' })
})
