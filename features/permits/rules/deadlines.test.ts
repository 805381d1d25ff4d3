import { describe, expect, test } from 'vitest'
import type { PermitTerms } from '../permit-terms.ts'
import { addWorkingDays, authorityDay, lastWorkingDay } from './authority-clock.ts'
import { balanceInstant, lotEnd, namesInstant, numberMissingFrom } from './deadlines.ts'
import { lastDayToMoveTo, moveCost, moveSurcharge } from './move-terms.ts'
import { refundAt, refundPercent } from './refund-terms.ts'

const weekdays = [1, 2, 3, 4, 5]
const rdb = { timeZone: 'Africa/Kigali', closesAt: '17:00', worksOn: weekdays }
const uwa = { timeZone: 'Africa/Kampala', closesAt: '17:00', worksOn: weekdays }
const at = (text: string) => new Date(text)

test('a balance is counted in days: 30 before 1 March 2028 is 31 January', () => {
  expect(balanceInstant({ balanceDays: 30 }, rdb, '2028-03-01')).toEqual(at('2028-01-31T17:00:00+02:00'))
  expect(balanceInstant({}, rdb, '2028-03-01')).toBeNull()
})

test('17:00 in Kampala is 16:00 in Kigali, and where clocks change, it is 17:00 there on either side', () => {
  expect(balanceInstant({ balanceDays: 0 }, uwa, '2027-06-12')).toEqual(at('2027-06-12T16:00:00+02:00'))
  const cairo = { ...rdb, timeZone: 'Africa/Cairo' }
  expect(balanceInstant({ balanceDays: 0 }, cairo, '2027-01-15')).toEqual(at('2027-01-15T15:00:00Z'))
  expect(balanceInstant({ balanceDays: 0 }, cairo, '2027-07-15')).toEqual(at('2027-07-15T14:00:00Z'))
})

test('a clock as the database writes it is read too', () => {
  expect(balanceInstant({ balanceDays: 30 }, { ...rdb, closesAt: '17:00:00' }, '2028-03-01')).toEqual(
    at('2028-01-31T17:00:00+02:00'),
  )
})

test('the day of an authority begins at its own midnight', () => {
  expect(authorityDay(uwa, at('2027-05-07T21:00:00Z'))).toBe('2027-05-08')
  expect(authorityDay(rdb, at('2027-05-07T21:00:00Z'))).toBe('2027-05-07')
})

describe('where it is closed on some days', () => {
  test('the last working day before a Saturday and a Sunday is the Friday', () => {
    for (const day of ['2027-05-07', '2027-05-08', '2027-05-09']) expect(lastWorkingDay(rdb, day)).toBe('2027-05-07')
    expect(lastWorkingDay(rdb, '2027-05-10')).toBe('2027-05-10')
    expect(lastWorkingDay({ ...rdb, worksOn: [7] }, '2027-05-08')).toBe('2027-05-02')
  })
  test('working days leave the others out', () => {
    expect(addWorkingDays(rdb, '2027-05-07', 1)).toBe('2027-05-10')
    expect(addWorkingDays(rdb, '2027-05-08', 1)).toBe('2027-05-10')
    expect(addWorkingDays({ ...rdb, worksOn: [7] }, '2027-05-09', 2)).toBe('2027-05-23')
  })
  test('a number is missing five working days after paying, by the day it was at the authority', () => {
    expect(numberMissingFrom(rdb, at('2027-05-07T10:00:00+02:00'))).toEqual(at('2027-05-14T17:00:00+02:00'))
    expect(numberMissingFrom(uwa, at('2027-05-06T23:30:00+02:00'))).toEqual(at('2027-05-14T17:00:00+03:00'))
  })
})

describe('the end of a lot', () => {
  const since = at('2027-04-01T08:00:00Z')
  const balanceAt = at('2027-05-09T17:00:00+02:00')
  const endOf = (state: 'wanted' | 'reserved' | 'deposited' | 'paid', terms: PermitTerms, word: Date | null, from = since) =>
    lotEnd({ state, day: '2027-06-08', terms, reservedUntil: word }, rdb, from)
  const [before, after] = [at('2027-05-08T10:00:00Z'), at('2027-05-20T10:00:00Z')]
  test('a reserved one ends at the earlier of the authority’s word and the balance', () => {
    expect(endOf('reserved', { balanceDays: 30 }, before)).toEqual(before)
    expect(endOf('reserved', { balanceDays: 30 }, after)).toEqual(balanceAt)
    expect(endOf('reserved', { balanceDays: 30 }, null)).toEqual(balanceAt)
    expect(endOf('reserved', {}, after)).toEqual(after)
    expect(endOf('reserved', {}, null)).toBeNull()
  })
  test('a deposited one ends at the balance', () => {
    expect(endOf('deposited', { balanceDays: 30 }, before)).toEqual(balanceAt)
    expect(endOf('deposited', {}, before)).toEqual(before)
  })
  test('what is wanted or paid has no end', () => {
    expect(endOf('wanted', { balanceDays: 30 }, before)).toBeNull()
    expect(endOf('paid', { balanceDays: 30 }, before)).toBeNull()
  })
  test('past the balance only the authority’s word holds it, and without one it has ended', () => {
    expect(endOf('reserved', { balanceDays: 30 }, after, balanceAt)).toEqual(after)
    expect(endOf('reserved', { balanceDays: 30 }, null, balanceAt)).toEqual(balanceAt)
  })
})

test('names are given in until the last day of changes, else a week before', () => {
  expect(namesInstant({ names: { untilDays: 1 } }, rdb, '2027-06-08')).toEqual(at('2027-06-07T17:00:00+02:00'))
  expect(namesInstant({ names: { most: 2 } }, rdb, '2027-06-08')).toEqual(at('2027-06-01T17:00:00+02:00'))
  expect(namesInstant({}, rdb, '2027-06-08')).toEqual(at('2027-06-01T17:00:00+02:00'))
})

describe('what comes back', () => {
  const refunds = [15, 61, 46].map((fromDays) => ({ fromDays, percent: fromDays === 61 ? 75 : fromDays === 46 ? 50 : 25 }))
  test.each([
    [200, 75],
    [61, 75],
    [60, 50],
    [46, 50],
    [45, 25],
    [15, 25],
    [14, 0],
    [0, 0],
  ])('%i days before it is %i%%', (days, percent) => {
    expect(refundPercent({ refunds }, days)).toBe(percent)
  })
  test('where it is not known, that is what it says, and nothing is nothing', () => {
    expect(refundPercent({}, 61)).toBeNull()
    expect(refundAt({}, uwa, '2027-07-31', at('2027-05-31T10:00:00Z'))).toBeNull()
    expect(refundAt({ refunds: [] }, uwa, '2027-07-31', at('2027-05-31T10:00:00Z'))).toEqual({ percent: 0, until: null })
  })
  test('a step ends when the authority closes on its last day', () => {
    const lastOf61 = at('2027-05-31T14:00:00Z')
    const just = (end: Date) => new Date(end.getTime() - 1)
    expect(refundAt({ refunds }, uwa, '2027-07-31', just(lastOf61))).toEqual({ percent: 75, until: lastOf61 })
    expect(refundAt({ refunds }, uwa, '2027-07-31', lastOf61)).toEqual({ percent: 50, until: at('2027-06-15T14:00:00Z') })
    expect(refundAt({ refunds }, uwa, '2027-07-31', at('2027-07-16T14:00:00Z'))).toEqual({ percent: 0, until: null })
  })
  test('two steps of one percent are one', () => {
    const same = [30, 10].map((fromDays) => ({ fromDays, percent: 100 }))
    expect(refundAt({ refunds: same }, uwa, '2027-07-31', at('2027-06-01T10:00:00Z'))?.until).toEqual(at('2027-07-21T14:00:00Z'))
  })
})

describe('another day', () => {
  const uwaMoves = { untilDays: 14, percents: [0, 25], latePercent: 25, most: 2, withinMonths: 12 }
  const rdbTerms: PermitTerms = { unpaidMoves: { untilDays: 30, percents: [0] } }
  const uwaTerms: PermitTerms = { unpaidMoves: uwaMoves, paidMoves: uwaMoves }
  const lot = (terms: PermitTerms, state: 'wanted' | 'reserved' | 'deposited' | 'paid', timesMoved = 0) => ({
    state,
    terms,
    timesMoved,
    day: '2027-06-30',
  })
  const last = at('2027-06-16T17:00:00+03:00')
  const early = at('2027-05-01T10:00:00Z')
  test('the first time is free, the second costs its percent, a third one is refused', () => {
    expect(moveCost(lot(uwaTerms, 'paid'), uwa, early)).toEqual({ done: true, value: { percent: 0, until: last } })
    expect(moveCost(lot(uwaTerms, 'paid', 1), uwa, early)).toMatchObject({ value: { percent: 25 } })
    expect(moveCost(lot(uwaTerms, 'paid', 2), uwa, early)).toMatchObject({ refusal: { reason: 'moved-too-often' } })
  })
  test('after the last day it costs what late ones cost, until the visit, or is refused', () => {
    const visitEnds = at('2027-06-30T17:00:00+03:00')
    expect(moveCost(lot(uwaTerms, 'paid'), uwa, last)).toEqual({ done: true, value: { percent: 25, until: visitEnds } })
    expect(moveCost(lot(uwaTerms, 'paid'), uwa, visitEnds)).toMatchObject({ refusal: { reason: 'too-late-to-move' } })
    expect(moveCost(lot(rdbTerms, 'deposited'), rdb, at('2027-05-31T16:59:00+02:00'))).toMatchObject({ value: { percent: 0 } })
    expect(moveCost(lot(rdbTerms, 'deposited'), rdb, at('2027-05-31T17:00:00+02:00'))).toMatchObject({
      refusal: { reason: 'too-late-to-move' },
    })
  })
  test('a paid permit of RDB waits for its word, and what is only wanted does not move', () => {
    expect(moveCost(lot(rdbTerms, 'paid'), rdb, early)).toMatchObject({ refusal: { reason: 'terms-not-known' } })
    expect(moveCost(lot(uwaTerms, 'wanted'), uwa, early)).toMatchObject({ refusal: { reason: 'cannot-move' } })
  })
  test('a time after the last of the list costs as much as that one', () => {
    const open = { paidMoves: { untilDays: 14, percents: [0, 25] } }
    expect(moveCost(lot(open, 'paid', 5), uwa, early)).toMatchObject({ value: { percent: 25 } })
  })
  test('it moves within months of its first day, and a dearer day costs the difference', () => {
    expect(lastDayToMoveTo(lot(uwaTerms, 'paid'), '2027-02-28')).toBe('2028-02-28')
    expect(lastDayToMoveTo(lot(rdbTerms, 'paid'), '2027-02-28')).toBeNull()
    expect(moveSurcharge(25, 80_000, 80_000)).toBe(20_000)
    expect(moveSurcharge(0, 70_000, 80_000)).toBe(10_000)
    expect(moveSurcharge(25, 80_001, 70_000)).toBe(20_000)
  })
})
