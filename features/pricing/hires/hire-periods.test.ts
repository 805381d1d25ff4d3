import { expect, test } from 'vitest'
import { sumOf } from '../price-line.ts'
import { hireFacts } from './hire-facts.ts'
import type { HireRates } from './hire-rates.ts'
import { priceHire } from './price-hire.ts'
import { ratesWithVat } from './rates-with-vat.ts'

const car: HireRates = {
  name: 'Compact SUV',
  selfDrive: { lowMinor: 5_000, highMinor: 6_000 },
  withDriver: { lowMinor: 8_000, highMinor: 9_000 },
  kilometresPerDay: 100,
  extraKilometreMinor: 30,
  border: { countries: ['uganda'], feeMinor: 10_000, yellowCard: '$50', noticeDays: 5, documents: [] },
  depositMinor: 0,
  excessMinor: 0,
  minimumDriverAge: 23,
  licenceYears: 2,
  fleet: 4,
  laterRates: [
    {
      from: '2027-01-01',
      selfDrive: null,
      withDriver: { lowMinor: 8_400, highMinor: 9_500 },
      kilometresPerDay: 150,
      extraKilometreMinor: 35,
      borderFeeMinor: 12_000,
    },
  ],
  ratesUntil: '2027-12-31',
}
const inputOf = (fromDay: string, toDay: string, more = {}) => ({
  from: `${fromDay}T09:00`,
  to: `${toDay}T09:00`,
  vehicles: 1,
  withDriver: true,
  driver: 'later' as const,
  abroad: [] as string[],
  bookedOn: '2026-11-01',
  ...more,
})

test('a hire over the new year pays each day by its period, on lines of their own', () => {
  const priced = priceHire(car, inputOf('2026-12-30', '2027-01-07'))
  const less = ", 7 days or more: 5% less, with the driver's pay, meals and lodging"
  expect(priced.done && priced.value.map(({ reason, quantity, unitMinor }) => [reason, quantity, unitMinor])).toEqual([
    [`2 days in the high season${less}`, 2, 8_550],
    [`5 days in the high season, rates from 1 January 2027${less}`, 5, 9_025],
    [`1 day in the low season, rates from 1 January 2027${less}`, 1, 7_980],
  ])
  expect(hireFacts(car, inputOf('2026-12-30', '2027-01-07'))).toMatchObject({
    kilometresIncluded: 2 * 100 + 6 * 150,
    extraKilometreMinor: 30,
  })
})

test('what a period does not offer is refused, and so are days without published rates', () => {
  const self = { withDriver: false }
  expect(priceHire(car, inputOf('2026-12-30', '2027-01-01', self)).done).toBe(true)
  expect(priceHire(car, inputOf('2026-12-30', '2027-01-02', self))).toMatchObject({ refusal: { reason: 'not-without-driver' } })
  expect(priceHire(car, inputOf('2027-12-30', '2028-01-01')).done).toBe(true)
  expect(priceHire(car, inputOf('2027-12-31', '2028-01-02'))).toMatchObject({
    refusal: { reason: 'rates-not-published', until: '2027-12-31' },
  })
})

test('papers cost what they do on the first day, and the list adds the tax to later amounts too', () => {
  const abroad = (fromDay: string, toDay: string) => {
    const priced = priceHire(car, inputOf(fromDay, toDay, { abroad: ['uganda'] }))
    return priced.done && sumOf(priced.value.filter(({ kind }) => kind === 'extra'))
  }
  expect([abroad('2026-12-31', '2027-01-03'), abroad('2027-01-01', '2027-01-03')]).toEqual([10_000, 12_000])
  expect(ratesWithVat(car, 1_800).laterRates?.[0]).toMatchObject({
    withDriver: { lowMinor: 9_912, highMinor: 11_210 },
    borderFeeMinor: 14_160,
  })
})
