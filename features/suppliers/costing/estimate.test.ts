import { expect, test } from 'vitest'
import { bookOf, exchange, type Row, room } from '#tests/support/costed-books.ts'
import { vatInside } from '#tests/support/rate-defaults.ts'
import type { Contract } from '../contract.ts'
import type { ServiceBook, Supplement } from '../service-book.ts'
import { allWeekdays } from '../weekdays.ts'
import type { ItemInput } from './cost-line.ts'
import { estimateItem } from './estimate.ts'

const year = { validFrom: '2027-01-01', validTo: '2027-12-31' } as const
const seasons: Row[] = [
  { from: '2027-01-01', to: '2027-05-31', amountMinor: 20_000, singleMinor: 30_000 },
  { from: '2027-06-01', to: '2027-10-31', amountMinor: 28_550, singleMinor: 40_000 },
]
const lodge = (terms: Partial<Contract> = {}, rows = seasons, supplements: readonly Supplement[] = []): ServiceBook =>
  bookOf({ ...room, basis: 'person-night' }, { ...year, ...terms }, rows, supplements)
const couple = [1, 2].map((position) => ({ position, age: 40, residency: 'foreign' as const }))
const stay = (from: string, days: number, participants: ItemInput['participants'] = couple): ItemInput => ({
  from,
  days,
  participants,
  rooms: [participants.map(({ position }) => position)],
})
const estimated = (book: ServiceBook, input: ItemInput, upliftBp = 600) => {
  const found = estimateItem(book, input, exchange, upliftBp)
  return found && [found.cost.netCostMinor, found.estimate.year]
}

test('a night of a next year costs what the season of its day a year before says, and so much more', () => {
  // 2 × 285.50 and 6% more is 302.63 each; 200.00 is 212.00.
  expect(estimated(lodge(), stay('2028-07-06', 1))).toEqual([2 * 30_263, 2027])
  expect(estimated(lodge(), stay('2028-05-31', 2))).toEqual([2 * 21_200 + 2 * 30_263, 2027])
  expect(estimated(lodge(), stay('2028-02-29', 1))).toEqual([2 * 21_200, 2027])
  expect(estimated(lodge(), stay('2028-07-06', 1), 0)).toEqual([2 * 28_550, 2027])
  expect(estimated(lodge({ ...vatInside }), stay('2028-07-06', 1))).toEqual([60_526 - 9_233, 2027])
})

test('a stay over the last day that has a rate is an estimate from there on alone', () => {
  const whole = [{ from: '2027-01-01', to: '2027-12-31', amountMinor: 20_000 }]
  expect(estimated(lodge({}, whole), stay('2027-12-31', 2))).toEqual([2 * 20_000 + 2 * 21_200, 2027])
  // Until then a rate that was for visitors from abroad alone goes no further than it did.
  const abroad: Row = { from: '2026-01-01', to: '2027-06-30', amountMinor: 50_000, residency: 'foreign' }
  expect(estimated(lodge({ validFrom: '2026-01-01' }, [...whole, abroad]), stay('2027-12-31', 2))).toEqual([
    2 * 20_000 + 2 * 53_000,
    2027,
  ])
})

test('what has a rate, a gap between seasons and a year without rates before it are no estimates', () => {
  expect(estimated(lodge(), stay('2027-07-06', 1))).toBeUndefined()
  // November 2028 had no rate in 2027 either, and 2029 none in 2028.
  expect(estimated(lodge(), stay('2028-11-01', 1))).toBeUndefined()
  expect(estimated(lodge(), stay('2029-07-06', 1))).toBeUndefined()
  const gap = [...seasons, { from: '2027-12-01', to: '2027-12-31', amountMinor: 20_000 }]
  expect(estimated(lodge({}, gap), stay('2027-11-10', 1))).toBeUndefined()
  // A year before there are rates, but later ones are known.
  const before = [{ from: '2026-01-01', to: '2026-12-31', amountMinor: 20_000 }, ...gap]
  expect(estimated(lodge({ validFrom: '2026-01-01' }, before), stay('2027-11-10', 1))).toBeUndefined()
})

test('an estimate is no way around a service that is closed, a contract that was ended, or what its rate asks for', () => {
  const closed = { ...lodge(), closures: [{ id: 1, serviceId: 1, from: '2028-07-01', to: '2028-07-31', reason: 'Works' }] }
  expect(estimated(closed, stay('2028-07-06', 1))).toBeUndefined()
  const ended = lodge({ endedOn: '2027-10-31', state: 'ended' })
  expect(estimated(ended, stay('2027-11-10', 1))).toBeUndefined()
  expect(estimated(ended, stay('2028-07-06', 1))).toEqual([2 * 30_263, 2027])
  const early: Row[] = [
    { from: '2026-01-01', to: '2026-12-31', amountMinor: 20_000 },
    { from: '2027-01-01', to: '2027-08-31', amountMinor: 20_000 },
  ]
  const since = { validFrom: '2026-01-01', endedOn: '2027-08-31', state: 'ended' } as const
  expect(estimated(lodge(since, early), stay('2027-09-10', 1))).toBeUndefined()
  expect(estimated(lodge({ ...since, validTo: '2027-08-31' }, early), stay('2027-09-10', 1))).toEqual([2 * 21_200, 2026])
  const long = seasons.map((row) => ({ ...row, nights: { from: 3, to: null } }))
  expect(estimated(lodge({}, long), stay('2028-07-06', 2))).toBeUndefined()
})

test('weekdays, children and supplements of the year before count, their amounts uplifted', () => {
  const weekend: Row[] = [
    { from: '2027-01-01', to: '2027-12-31', amountMinor: 20_000, weekdays: [1, 2, 3, 4, 5, 7] },
    { from: '2027-01-01', to: '2027-12-31', amountMinor: 30_000, weekdays: [6] },
  ]
  // 8 July 2028 is a Saturday, 8 July 2027 was a Thursday.
  expect(estimated(lodge({}, weekend), stay('2028-07-08', 1))).toEqual([2 * 31_800, 2027])
  const family = [...couple, { position: 3, age: 8, residency: 'foreign' as const }]
  const children = [{ from: 0, to: 11, minor: 5_000 }]
  expect(estimated(lodge({ children }), stay('2028-07-06', 1, family))).toEqual([2 * 30_263 + 5_300, 2027])
  const christmas: Supplement = {
    ...{ id: 1, contractId: 1, label: 'Christmas dinner', from: '2027-12-24', to: '2027-12-25', weekdays: allWeekdays },
    ...{ per: 'person-night', amountMinor: 10_000, children: null, compulsory: true },
  }
  const whole = [{ from: '2027-01-01', to: '2027-12-31', amountMinor: 20_000 }]
  expect(estimated(lodge({}, whole, [christmas]), stay('2028-12-24', 1))).toEqual([2 * 21_200 + 2 * 10_600, 2027])
  // The contract has next year's own.
  const both = [christmas, { ...christmas, id: 2, from: '2028-12-24', to: '2028-12-25', amountMinor: 12_000 }]
  expect(estimated(lodge({ validTo: '2028-12-31' }, whole, both), stay('2028-12-24', 1))).toEqual([2 * 21_200 + 2 * 12_000, 2027])
})

test('next year’s own supplement takes the place of the one of the year before where it is the same of the same contract on its days', () => {
  const whole = [{ from: '2027-01-01', to: '2027-12-31', amountMinor: 20_000 }]
  const dinner: Supplement = {
    ...{ id: 1, contractId: 1, label: 'Christmas dinner', from: '2027-12-24', to: '2027-12-25', weekdays: allWeekdays },
    ...{ per: 'person-night', amountMinor: 10_000, children: null, compulsory: true },
  }
  const next = { ...dinner, id: 2, from: '2028-12-24', to: '2028-12-25', amountMinor: 12_000 }
  const dined = (more: Partial<Supplement>) =>
    (estimated(lodge({ validTo: '2028-12-31' }, whole, [dinner, { ...next, ...more }]), stay('2028-12-24', 1))?.[0] ?? 0) -
    2 * 21_200
  expect(dined({})).toBe(2 * 12_000)
  expect(dined({ label: 'Gala' })).toBe(2 * 10_600 + 2 * 12_000)
  expect(dined({ contractId: 9 })).toBe(2 * 10_600)
  // It shares the last day, or the first, with the one that would follow.
  expect(dined({ from: '2028-12-25', to: '2028-12-26' })).toBe(0)
  expect(dined({ from: '2028-12-20', to: '2028-12-24' })).toBe(2 * 12_000)
  expect(dined({ from: '2028-12-20', to: '2028-12-23' })).toBe(2 * 10_600)
  expect(dined({ from: '2028-12-26', to: '2028-12-27' })).toBe(2 * 10_600)
})
