import { describe, expect, test } from 'vitest'
import * as week from '#tests/support/permits-week.ts'
import { coverNeeds } from './cover-needs.ts'
import type { DueTerms } from './due-of-authorities.ts'
import type { dueKinds } from './due-row.ts'
import { permitsDue } from './permits-due.ts'

const { inKigali, weekNow } = week
const needs = week.weekNeeds.map((need) => ({ ...need, detailsBy: '2027-04-08' }))
const lots = week.weekLots.map((lot) => ({
  ...lot,
  timesMoved: 0,
  paidAt: lot.state === 'paid' ? inKigali('2027-04-30T12:00') : null,
}))
const permits = week.weekPermits.map((permit) => ({ ...permit, number: permit.namedAt ? `N${permit.id}` : null }))
const authorities = [{ id: 'RDB', clock: week.weekFees.V.clock, licenceUntil: '2027-06-03' }]
const checked: DueTerms = { id: 1, authorityId: 'RDB', feeId: 'V', checkedOn: '2026-12-01', confidence: 'high' }

const books = { needs, lots, permits, fees: week.weekFees, authorities, terms: [checked] }
type Books = typeof books
const dueAt = (now: Date, more: Partial<Books> = {}) => {
  const all = { ...books, ...more }
  const cover = coverNeeds(all.needs, all.permits, week.weekPrices, now)
  return permitsDue({ ...all, cover }, now)
}
const kigali = (at: Date) => new Date(at.getTime() + 2 * 3_600_000).toISOString().slice(0, 16)
const view = (kind: (typeof dueKinds)[number], now = weekNow, more: Partial<Books> = {}) =>
  dueAt(now, more)
    .filter((row) => row.kind === kind)
    .map(({ reference, lotId, feeId, day, count, isRed, occasion, ...row }) =>
      [
        reference ?? (lotId ? week.lotName(lotId) : ''),
        feeId,
        day?.slice(8),
        count,
        kigali(row.dueAt),
        kigali(row.actBy),
        isRed,
        occasion !== null,
      ].join(' '),
    )

test('permits to buy are due by their balance, at once where it has passed, and on the Friday before a Sunday', () => {
  expect(view('buy-by')).toEqual([
    'K15 B 12 1 2027-03-13T16:00 2027-03-12T16:00 true true',
    'K19 V 08 1 2027-05-09T17:00 2027-05-07T17:00 true true',
    'K19 G 10 1 2027-05-11T17:00 2027-05-11T17:00 false false',
    'K14 V 10 2 2027-05-11T17:00 2027-05-11T17:00 false false',
    'K17 G 13 2 2027-05-14T17:00 2027-05-14T17:00 false false',
  ])
  expect(view('buy-by', inKigali('2027-05-08T17:00')).map((row) => row.slice(0, 3) + row.slice(-10))).toContain('K14 true true')
})

test('reservations and balances are due at their ends, shown 14 days before, with an alert 3 days before', () => {
  expect(view('reservation-ends')).toEqual([
    'L15 V 09 1 2027-05-07T12:00 2027-05-07T12:00 true true',
    'L23 V 12 1 2027-05-08T12:00 2027-05-07T17:00 true true',
    'L05 V 08 1 2027-05-09T17:00 2027-05-07T17:00 true true',
    'L31 G 13 2 2027-05-09T17:00 2027-05-07T17:00 true true',
    'L29 G 10 2 2027-05-11T17:00 2027-05-11T17:00 false false',
    'L18 V 11 2 2027-05-12T17:00 2027-05-12T17:00 false false',
    'L25 V 13 1 2027-05-14T17:00 2027-05-14T17:00 false false',
  ])
  expect(view('balance', inKigali('2027-04-23T16:59'))).toEqual([])
  expect(view('balance', inKigali('2027-04-23T17:00')).map((row) => row.slice(0, 3))).toEqual(['L01', 'L07'])
})

test('what an authority that is closed on Saturdays is to have on Friday comes before what another one takes on Saturday', () => {
  const daily = {
    ...week.weekFees,
    V: { ...week.weekFees.V, clock: { ...week.weekFees.V.clock, worksOn: [1, 2, 3, 4, 5, 6, 7] } },
  }
  const lotIds = dueAt(weekNow, { fees: daily }).flatMap(({ kind, lotId }) =>
    kind === 'balance' || kind === 'reservation-ends' ? (lotId ?? []) : [],
  )
  expect(lotIds.map(week.lotName).slice(0, 5)).toEqual(['L15', 'L31', 'L23', 'L01', 'L05'])
})

test('what has expired is due no more', () => {
  expect(view('reservation-ends', inKigali('2027-05-07T12:00')).map((row) => row.slice(0, 3))).not.toContain('L15')
})

test('names are due a day before or a week before, shown 30 days before, with an alert 2 days before', () => {
  expect(view('names', inKigali('2027-05-05T15:59'))).toEqual([])
  expect(view('names').map((row) => row.slice(0, 3))).toEqual(['K15'])
  expect(view('names', inKigali('2027-06-02T16:00'))[0]).toBe('K15 B 12 1 2027-06-05T16:00 2027-06-04T16:00 true true')
  expect(view('names', inKigali('2027-05-08T17:00'))).toEqual([
    'K15 B 12 1 2027-06-05T16:00 2027-06-04T16:00 false false',
    'K02 V 08 2 2027-06-07T17:00 2027-06-07T17:00 false false',
    'K03 V 08 1 2027-06-07T17:00 2027-06-07T17:00 false false',
  ])
})

test('numbers are missing five working days after paying, and alerted a week before the visit', () => {
  const [, ...rest] = view('numbers-missing', inKigali('2027-05-07T17:00'))
  expect(view('numbers-missing', inKigali('2027-05-07T15:59'))).toEqual([])
  expect(rest).toContain('L02 V 08 4 2027-05-07T17:00 2027-05-07T17:00 true false')
  expect(view('numbers-missing', inKigali('2027-06-01T17:00'))).toContain(
    'L02 V 08 4 2027-05-07T17:00 2027-05-07T17:00 true true',
  )
})

test('passports are due a week before buying at the latest, and at their own day where that is earlier', () => {
  expect(view('papers-missing').find((row) => row.startsWith('K17'))).toBe(
    'K17 G 13 2 2027-04-08T17:00 2027-04-08T17:00 true true',
  )
  const later = { needs: needs.map((need) => ({ ...need, detailsBy: '2027-06-01' })) }
  expect(view('papers-missing', weekNow, later).some((row) => row.startsWith('K17'))).toBe(false)
  expect(view('papers-missing', inKigali('2027-05-07T17:00'), later).find((row) => row.startsWith('K17'))).toBe(
    'K17 G 13 2 2027-05-07T17:00 2027-05-07T17:00 true true',
  )
})

describe('spare permits', () => {
  const moves = { untilDays: 30, percents: [0] }
  const terms = { unpaidMoves: moves, paidMoves: moves, refunds: [{ fromDays: 30, percent: 50 }] }
  const withTerms = { lots: lots.map((lot) => ({ ...lot, terms })) }
  test('the last day to move and the next step of the refund are of those that cover nobody', () => {
    const rows = view('last-move', weekNow, withTerms)
    expect(rows).toContain('L02 V 08 1 2027-05-09T17:00 2027-05-07T17:00 true false')
    expect(rows).toContain('L01 V 07 2 2027-05-08T17:00 2027-05-07T17:00 true false')
    expect(rows.some((row) => row.startsWith('L06'))).toBe(false)
    const refunds = view('refund-falls', weekNow, withTerms)
    expect(refunds).toContain('L02 V 08 1 2027-05-09T17:00 2027-05-07T17:00 true false')
    expect(refunds.some((row) => row.startsWith('L05'))).toBe(false)
  })
  test('where the terms are not known there are none', () => {
    expect(view('last-move')).toEqual([])
    expect(view('refund-falls')).toEqual([])
  })
})

describe('authorities', () => {
  test('a licence is shown 30 days before its last day, and alerted on it', () => {
    const licences = (at: string) => view('licence-ends', inKigali(at))
    expect(licences('2027-05-04T16:59')).toEqual([])
    expect(licences('2027-05-04T17:00')).toEqual(['   1 2027-06-03T17:00 2027-06-03T17:00 false false'])
    expect(licences('2027-06-03T00:00')).toEqual(['   1 2027-06-03T17:00 2027-06-03T17:00 true true'])
  })
  test('terms are compared 180 days after, and little trusted ones each month', () => {
    const terms = (at: string, more: Partial<DueTerms>) => view('terms-check', inKigali(at), { terms: [{ ...checked, ...more }] })
    expect(terms('2027-05-07T10:00', {})).toEqual([' V  1 2027-05-30T17:00 2027-05-28T17:00 false false'])
    expect(terms('2027-05-07T10:00', { checkedOn: '2027-05-01' })).toEqual([])
    expect(terms('2027-05-07T10:00', { checkedOn: '2027-04-30', confidence: 'low' })).toEqual([
      ' V  1 2027-05-31T17:00 2027-05-31T17:00 false false',
    ])
    expect(terms('2027-05-07T10:00', { checkedOn: '2027-05-01', confidence: 'low' })).toEqual([])
    expect(terms('2027-05-07T10:00', { checkedOn: null })).toEqual([' V  1 2027-05-07T17:00 2027-05-07T17:00 true false'])
  })
  test('terms are alerted on the last day on which the authority works, and stay due until they are compared', () => {
    const terms = (at: string, more: Partial<DueTerms>) =>
      dueAt(inKigali(at), { terms: [{ ...checked, ...more }] }).flatMap(({ kind, occasion }) =>
        kind === 'terms-check' && occasion ? [occasion] : [],
      )
    expect(terms('2027-05-27T23:59', {})).toEqual([])
    expect(terms('2027-05-28T00:00', {})).toEqual(['permit-terms-check:1:2026-12-01'])
    const low = { checkedOn: '2027-04-30', confidence: 'low' } as const
    expect(terms('2027-05-30T23:59', low)).toEqual([])
    expect(terms('2027-05-31T00:00', low)).toEqual(['permit-terms-check:1:2027-04-30'])
    // The month after begins, and nobody has done it.
    expect(terms('2027-06-01T00:00', low)).toEqual(['permit-terms-check:1:2027-04-30'])
    expect(terms('2027-06-01T00:00', { ...low, checkedOn: '2027-06-01' })).toEqual([])
  })
})

test('a row has one occasion however often it is asked for, and no two rows have the same', () => {
  const now = inKigali('2027-06-04T18:00')
  const occasions = dueAt(now).flatMap(({ occasion }) => occasion ?? [])
  expect(new Set(occasions).size).toBe(occasions.length)
  expect(dueAt(now, { needs: needs.toReversed(), lots: lots.toReversed(), permits: permits.toReversed() })).toEqual(dueAt(now))
  const later = dueAt(new Date(now.getTime() + 3_600_000)).flatMap(({ occasion }) => occasion ?? [])
  expect(later).toEqual(expect.arrayContaining(occasions))
  expect(dueAt(now).map(({ actBy }) => actBy.getTime())).toEqual(
    dueAt(now)
      .map(({ actBy }) => actBy.getTime())
      .toSorted((a, b) => a - b),
  )
})
