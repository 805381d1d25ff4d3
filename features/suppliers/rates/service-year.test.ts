import { expect, test } from 'vitest'
import { plainRate } from '#tests/support/rate-defaults.ts'
import { rateRuns } from './rate-runs.ts'
import { serviceYear, type YearRate } from './service-year.ts'

const rate = (from: string, to: string, amountMinor: number, more: Partial<YearRate> = {}): YearRate => ({
  id: amountMinor,
  contractId: 1,
  serviceId: 1,
  currency: 'USD',
  from,
  to,
  ...plainRate,
  amountMinor,
  ...more,
})
const said = (runs: readonly { from: string; to: string; rates: readonly YearRate[] }[]) =>
  runs.map(({ from, to, rates }) => `${from} ${to} ${rates.map(({ amountMinor }) => amountMinor).join('+')}`)

test('a year is its seasons, its gaps with the year before, and its closures, cut at its ends', () => {
  const rates = [
    rate('2026-11-01', '2027-03-31', 200),
    rate('2027-06-01', '2027-10-31', 300),
    rate('2026-04-01', '2026-05-31', 150),
  ]
  const closures = [
    { id: 1, serviceId: 1, from: '2026-12-20', to: '2027-01-05', reason: 'Works' },
    { id: 2, serviceId: 1, from: '2028-01-01', to: '2028-01-05', reason: 'Works' },
  ]
  const year = serviceYear(rates, closures, 2027)
  expect(said(year.seasons)).toEqual(['2027-01-01 2027-03-31 200', '2027-06-01 2027-10-31 300'])
  expect(year.gaps.map(({ from, to, lastYear }) => [from, to, said(lastYear)])).toEqual([
    ['2027-04-01', '2027-05-31', ['2026-04-01 2026-05-31 150']],
    ['2027-11-01', '2027-12-31', ['2026-11-01 2026-12-31 200']],
  ])
  expect(year.closures).toMatchObject([{ from: '2027-01-01', to: '2027-01-05' }])
})

test('a weekend without a rate, and a rate for some residents alone, are said', () => {
  const days = { from: '2027-01-01', to: '2027-01-31' }
  const week = rate('2027-01-01', '2027-01-31', 100, { weekdays: [1, 2, 3, 4] })
  expect(rateRuns([week], days)).toMatchObject([{ without: [5, 6, 7] }])
  const residents = rate('2027-01-10', '2027-01-31', 80, { residency: 'eac', weekdays: [5, 6, 7] })
  const runs = rateRuns([week, residents], days)
  expect(said(runs)).toEqual(['2027-01-01 2027-01-09 100', '2027-01-10 2027-01-31 100+80'])
  expect(runs[1]?.without).toEqual([5, 6, 7])
})
