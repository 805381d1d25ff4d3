import { expect, test } from 'vitest'
import { raised } from '#features/pricing/raise-rate.ts'
import { type PeriodRules, withNextPeriod } from './period-rules.ts'

/** Periods with one amount. */
const rules: PeriodRules = {
  first: ({ minor }) => ({ minor }),
  asFirst: (_, { minor }) => ({ minor }),
  raise: ({ minor }, raise) => ({ minor: raised(Number(minor), raise) }),
  amounts: ({ minor }) => new Map(typeof minor === 'number' ? [['one', minor]] : []),
}
const terms = { from: '2027-01-01', percent: 5, stepMinor: 500 }

test('the last rates are raised from a day on, those before stay, and no rates begin before others end', () => {
  expect(withNextPeriod(rules, { minor: 130_200 }, terms)).toEqual({
    done: true,
    value: { minor: 130_200, laterRates: [{ from: '2027-01-01', minor: 136_500 }] },
  })
  const later = { minor: 130_200, laterRates: [{ from: '2027-01-01', minor: 140_000 }] }
  expect(withNextPeriod(rules, later, { ...terms, from: '2028-01-01' })).toMatchObject({
    value: { laterRates: [{ minor: 140_000 }, { from: '2028-01-01', minor: 147_000 }] },
  })
  expect(withNextPeriod(rules, later, terms)).toEqual({ done: false, refusal: { reason: 'day-taken', from: '2027-01-01' } })
  expect(withNextPeriod(rules, { minor: '' }, terms)).toMatchObject({ refusal: { reason: 'no-prices' } })
})
