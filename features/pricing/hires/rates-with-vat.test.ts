import { expect, test } from 'vitest'
import { ratesWithVat } from './rates-with-vat.ts'

test('a listed day, kilometre and border fee hold the tax that a priced hire adds; what is not for hire stays so', () => {
  const border = { countries: ['uganda'], feeMinor: 12_000, yellowCard: '', noticeDays: 3, documents: [] }
  const of = { selfDrive: null, withDriver: { lowMinor: 11_500, highMinor: 14_500 }, extraKilometreMinor: 35, border }
  expect(ratesWithVat(of, 1_800)).toEqual({
    selfDrive: null,
    withDriver: { lowMinor: 13_570, highMinor: 17_110 },
    extraKilometreMinor: 41,
    border: { ...border, feeMinor: 14_160 },
  })
  expect(ratesWithVat({ ...of, border: null }, 1_800).border).toBeNull()
})
