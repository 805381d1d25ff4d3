import { expect, test } from 'vitest'
import { bookOf, type Row } from '#tests/support/costed-books.ts'
import { type RateQuery, ratesOn } from './find-rate.ts'

const query: RateQuery = { from: '2027-07-06', days: 3, participants: 4, residency: 'foreign' }
const book = (rows: readonly Row[] = [{ amountMinor: 100 }], terms = {}) => bookOf({ basis: 'group' }, terms, rows)
const closed = (from: string, to: string) => ({ ...book(), closures: [{ id: 1, serviceId: 1, from, to, reason: 'Painting' }] })
const found = (of: ReturnType<typeof book>, more: Partial<RateQuery> = {}) => {
  const rates = ratesOn(of, { ...query, ...more })
  return 'refusal' in rates ? rates.refusal : rates.rates.map(({ day, rate }) => `${day.slice(8)} ${rate.amountMinor}`)
}
const all = ['06 100', '07 100', '08 100']

test('a closure counts where one of its days, both ends inside, is one of service', () => {
  expect([found(closed('2027-07-01', '2027-07-05')), found(closed('2027-07-09', '2027-07-20'))]).toEqual([all, all])
  expect(found(closed('2027-07-01', '2027-07-06'))).toMatchObject({ reason: 'closed' })
  expect(found(closed('2027-07-08', '2027-07-20'))).toMatchObject({ reason: 'closed' })
})

test('a contract holds on its first and its last day, and a draft not at all', () => {
  expect(found(book(undefined, { validFrom: '2027-07-06', validTo: '2027-07-08' }))).toEqual(all)
  expect(found(book(undefined, { validFrom: '2027-07-07' }))).toEqual({ reason: 'not-in-contract', day: '2027-07-06' })
  expect(found(book(undefined, { state: 'draft' }))).toEqual({ reason: 'not-in-contract', day: '2027-07-06' })
})

test('of two contracts each day has the rate of the one that holds it, and rates of drafts are none', () => {
  const [one] = book().contracts
  if (!one) throw new Error('No contract')
  const rows = [
    { amountMinor: 100, to: '2027-07-06' },
    { amountMinor: 200, from: '2027-07-07', contractId: 2 },
  ]
  const before = { ...one, validTo: '2027-07-06' }
  const two = { ...book(rows), contracts: [before, { ...one, id: 2, validFrom: '2027-07-07' }] }
  expect(found(two)).toEqual(['06 100', '07 200', '08 200'])
  expect(found({ ...two, contracts: [one, { ...one, id: 2, state: 'draft' as const }] })).toEqual({
    reason: 'rate-gap',
    day: '2027-07-07',
  })
})

test('a season, a party and a length hold both of their ends, and what they allow is told', () => {
  expect(found(book([{ amountMinor: 100, from: '2027-07-06', to: '2027-07-08' }]))).toEqual(all)
  expect(found(book([{ amountMinor: 100, from: '2027-07-07' }]))).toEqual({ reason: 'rate-gap', day: '2027-07-06' })
  for (const party of [
    { from: 4, to: 8 },
    { from: 1, to: 4 },
  ])
    expect(found(book([{ amountMinor: 100, party }]))).toEqual(all)
  for (const party of [
    { from: 5, to: 8 },
    { from: 1, to: 3 },
  ])
    expect(found(book([{ amountMinor: 100, party }]))).toEqual({ reason: 'party-outside', day: '2027-07-06' })
  const lengths = (...nights: { from: number; to: number | null }[]) =>
    found(book(nights.map((of) => ({ amountMinor: 100, nights: of }))))
  expect([lengths({ from: 3, to: 3 }), lengths({ from: 1, to: 2 }, { from: 3, to: null })]).toEqual([all, all])
  expect(lengths({ from: 5, to: 6 }, { from: 4, to: 4 })).toEqual({ reason: 'stay-too-short', day: '2027-07-06', least: 4 })
  expect(lengths({ from: 1, to: 1 }, { from: 2, to: 2 })).toEqual({ reason: 'stay-too-long', day: '2027-07-06', most: 2 })
})

test('fourteen nights over three seasons fit one that needs four; three nights that touch it with one are too short', () => {
  const of = book([
    { amountMinor: 1, to: '2027-07-09' },
    { amountMinor: 2, from: '2027-07-10', to: '2027-07-15', nights: { from: 4, to: null } },
    { amountMinor: 3, from: '2027-07-16' },
  ])
  const long = ['06 1', '07 1', '08 1', '09 1', '10 2', '11 2', '12 2', '13 2', '14 2', '15 2', '16 3', '17 3', '18 3', '19 3']
  expect(found(of, { days: 14 })).toEqual(long)
  expect(found(of, { from: '2027-07-08' })).toEqual({ reason: 'stay-too-short', day: '2027-07-10', least: 4 })
})

test('from Friday to Monday each night goes by its weekday', () => {
  const of = book([
    { amountMinor: 1, weekdays: [1, 2, 3, 4, 7] },
    { amountMinor: 2, weekdays: [5, 6] },
  ])
  // 9 July 2027 is a Friday.
  expect(found(of, { from: '2027-07-09', days: 4 })).toEqual(['09 2', '10 2', '11 1', '12 1'])
})
