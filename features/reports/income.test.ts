import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, type IncomeSum, incomeReport, type SoldBooking } from './income.ts'

const range = { from: '2027-01-01', to: '2027-03-31' }

const source = fc.constantFrom(null, { kind: 'direct', name: '' } as const, { kind: 'search', name: 'google' } as const)
const booking: fc.Arbitrary<Omit<SoldBooking, 'id'>> = fc.record({
  month: fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01'),
  line: fc.constantFrom('package' as const, 'hotel' as const, 'tailored' as const),
  product: fc.constantFrom('', 'kibeho', 'nyungwe'),
  name: fc.string(),
  channel: fc.constantFrom(null, 'website' as const, 'phone' as const),
  source: fc.constantFrom(null, 'parish' as const, 'search' as const),
  firstSource: source,
  lastSource: source,
  nationality: fc.constantFrom(null, 'NO', 'RW'),
  residency: fc.constantFrom(null, 'foreign' as const, 'eac' as const),
  staff: fc.constantFrom(null, '', 'Diane', 'Eric'),
  travellers: fc.nat(60),
  incomeMinor: fc.nat(10_000_000),
  vatMinor: fc.nat(1_000_000),
  tourismTaxMinor: fc.nat(100_000),
})
const bookings = fc.array(booking, { maxLength: 40 }).map((all) => all.map((one, at) => ({ ...one, id: `booking-${at}` })))

const added = (rows: readonly IncomeSum[]) => ({
  bookings: rows.reduce((all, row) => all + row.bookings, 0),
  travellers: rows.reduce((all, row) => all + row.travellers, 0),
  incomeMinor: rows.reduce((all, row) => all + row.incomeMinor, 0),
  taxMinor: rows.reduce((all, row) => all + row.vatMinor + row.tourismTaxMinor, 0),
})

test('each way to divide the income comes to the total, whatever is sold, and in any order', () => {
  fc.assert(
    fc.property(bookings, (sold) => {
      const { total, ...ways } = incomeReport(sold, range)
      for (const rows of Object.values(ways)) expect(added(rows)).toEqual(added([total]))
      expect(total.incomeMinor).toBe(sold.reduce((all, { incomeMinor }) => all + incomeMinor, 0))
      const { months: _, ...lists } = ways
      for (const rows of Object.values(lists)) {
        const incomes = rows.map(({ incomeMinor }) => incomeMinor)
        expect(incomes).toEqual(incomes.toSorted((a, b) => b - a))
      }
      const amounts = (rows: readonly IncomeSum[]) => rows.map(({ bookings, incomeMinor }) => [bookings, incomeMinor])
      const turned = incomeReport(sold.toReversed(), range)
      expect(amounts(turned.staff)).toEqual(amounts(ways.staff))
      expect(amounts(turned.nationalities)).toEqual(amounts(ways.nationalities))
    }),
    { numRuns: 1000 },
  )
})

test('a planned cost is that of all bookings of a row, and none where that of one of them is not known', () => {
  fc.assert(
    fc.property(bookings, fc.nat(1_000), (sold, each) => {
      const costs = new Map(sold.map(({ id }, at) => [id, each + at]))
      const { total, months, products } = incomeReport(sold, range, costs)
      const all = [...costs.values()].reduce((sum, cost) => sum + cost, 0)
      expect(total.costMinor).toBe(all)
      for (const rows of [months, products])
        expect(rows.reduce((sum, { costMinor }) => sum + (costMinor ?? Number.NaN), 0)).toBe(all)
      costs.delete('booking-0')
      if (sold.length > 0) expect(incomeReport(sold, range, costs).total.costMinor).toBeNull()
      expect(incomeReport(sold, range).total.costMinor).toBeNull()
    }),
    { numRuns: 1000 },
  )
})

test('the average is rounded to the cent, and there is none without a booking', () => {
  const sum = { travellers: 0, vatMinor: 0, tourismTaxMinor: 0, costMinor: null }
  expect(averageOf({ ...sum, bookings: 3, incomeMinor: 100_00 })).toBe(33_33)
  expect(averageOf({ ...sum, bookings: 0, incomeMinor: 0 })).toBeNull()
})
