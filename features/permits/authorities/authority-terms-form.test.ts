import { expect, test } from 'vitest'
import { AuthorityTermsForm, authorityTermsOf, readStepTexts } from './authority-terms-form.ts'

const typed = {
  fromDay: '2027-01-01',
  payment: 'deposit' as const,
  deposit: 30,
  balanceDays: 91,
  paidUntil: 14,
  paidPercents: '0%, 25%',
  paidLate: 25,
  refund: 'steps' as const,
  refundSteps: '61 days 75%',
  source: 'A notice',
  confidence: 'low' as const,
}
const issuesOf = (change: Record<string, unknown>) =>
  AuthorityTermsForm.safeParse({ ...typed, ...change }).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? []
const termsOf = (change: Record<string, unknown>) => {
  const form = { ...typed, ...change }
  const { steps } = readStepTexts({ paidPercents: form.paidPercents, refund: form.refund, refundSteps: form.refundSteps })
  if (!steps) throw new Error('Not read')
  return authorityTermsOf(AuthorityTermsForm.parse(form), steps).terms
}

test('what was left empty is not known, and is not among the terms', () => {
  const empty = {
    payment: 'unknown',
    balanceDays: undefined,
    paidUntil: undefined,
    paidPercents: '',
    paidLate: undefined,
    refund: 'unknown',
  }
  expect(termsOf(empty)).toEqual({})
  expect(termsOf({ ...empty, refund: 'nothing', namesMost: 0 })).toEqual({ refunds: [], names: { most: 0 } })
  expect(termsOf({ ...empty, notSeenPercent: 60, illAtGatePercent: 0 })).toEqual({ notSeenPercent: 60, illAtGatePercent: 0 })
  expect(termsOf({})).toEqual({
    depositPercent: 30,
    balanceDays: 91,
    paidMoves: { untilDays: 14, percents: [0, 25], latePercent: 25 },
    refunds: [{ fromDays: 61, percent: 75 }],
  })
})

test('what is not for the choice that was made does not count', () => {
  expect(termsOf({ payment: 'at-once' })).toMatchObject({ paidAtOnce: true })
  expect(Object.keys(termsOf({ payment: 'at-once' }))).not.toContain('balanceDays')
  expect(Object.keys(termsOf({ payment: 'unknown' }))).not.toContain('depositPercent')
  expect(issuesOf({ payment: 'unknown', deposit: undefined })).toEqual([])
})

test.each([
  [{ deposit: 101 }, 'deposit: percent-wrong'],
  [{ deposit: undefined }, 'deposit: percent-wrong'],
  [{ balanceDays: 1000 }, 'balanceDays: days-before-wrong'],
  [{ paidUntil: 1.5 }, 'paidUntil: days-before-wrong'],
  [{ paidUntil: undefined }, 'paidUntil: moves-until-missing'],
  [{ paidPercents: ' ' }, 'paidPercents: percents-missing'],
  [{ unpaidLate: 25 }, 'unpaidUntil: moves-until-missing'],
  [{ paidLate: 101 }, 'paidLate: percent-wrong'],
  [{ notSeenPercent: 101 }, 'notSeenPercent: percent-wrong'],
  [{ illAtGatePercent: 1.5 }, 'illAtGatePercent: percent-wrong'],
  [{ paidMost: 0 }, 'paidMost: moves-wrong'],
  [{ paidWithin: 37 }, 'paidWithin: months-wrong'],
  [{ namesMost: 10 }, 'namesMost: names-wrong'],
  [{ toDay: '2026-12-31' }, 'toDay: days-upside-down'],
  [{ fromDay: '2027-02-29' }, 'fromDay: day-wrong'],
  [{ refundSteps: ' ' }, 'refundSteps: steps-missing'],
  [{ source: ' ' }, 'source: source-missing'],
  [{ sourceUrl: 'http://rdb.rw' }, 'sourceUrl: address-wrong'],
  [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl: address-wrong'],
  [{ sourceUrl: 'https://' }, 'sourceUrl: address-wrong'],
])('%j is refused at its field', (change, issue) => expect(issuesOf(change)).toEqual([issue]))
