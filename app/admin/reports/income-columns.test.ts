import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { incomeColumnsOf } from './income-columns.ts'
import { csvOf } from './report-column.ts'

const sum = { bookings: 2, travellers: 5, incomeMinor: 100_01, vatMinor: 18_00, tourismTaxMinor: 2_54, costMinor: 40_00 }

test('with planned costs the cost and the profit stand behind the income, and an unknown cost is no cost of nothing', () => {
  const { months } = incomeColumnsOf(readEnglish, { costed: true })
  expect(
    csvOf(months, [
      { ...sum, month: '2027-01-01' },
      { ...sum, costMinor: null, month: '2027-02-01' },
    ]),
  ).toEqual([
    ['Month', 'Bookings', 'Travellers', 'Income', 'Average', 'Planned cost', 'Planned profit', 'VAT', 'Tourism tax'],
    ['2027-01-01', 2, 5, 100.01, 50.01, 40, 60.01, 18, 2.54],
    ['2027-02-01', 2, 5, 100.01, 50.01, null, null, 18, 2.54],
  ])
})

test('a nationality is the name of its country, and who has none stored says the class of park fees', () => {
  const { nationalities } = incomeColumnsOf(readEnglish)
  const name = (nationality: string | null, residency: 'eac' | null) =>
    csvOf(nationalities, [{ ...sum, nationality, residency }])[1]?.[0]
  expect([name('NO', null), name('XK', null), name(null, 'eac'), name(null, null)]).toEqual([
    'Norway',
    'Kosovo',
    'Not stored: East African (EAC) citizen',
    'Not stored',
  ])
})
