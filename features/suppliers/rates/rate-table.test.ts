import { expect, test } from 'vitest'
import { asStored, noStay, plainRate, twin } from '#tests/support/rate-defaults.ts'
import type { SupplierService } from '../supplier-service.ts'
import { planRates } from './plan-rates.ts'
import { type ReadRateTable, rateColumns, readRateTable, seasonRows, sheetOfTable, tableField } from './rate-table.ts'
import type { SupplierRate } from './supplier-rate.ts'

const services: SupplierService[] = [
  { ...twin, ...asStored, id: 4, name: 'Garden room' },
  { ...noStay, ...asStored, id: 5, name: 'Car', kind: 'transport', basis: 'vehicle-day', seats: 6 },
]
const contract = { currency: 'USD', pricing: 'commissionable' } as const
const rate = (id: number, from: string, to: string, amountMinor: number, more: Partial<SupplierRate> = {}): SupplierRate => ({
  id,
  contractId: 1,
  serviceId: 4,
  from,
  to,
  ...plainRate,
  amountMinor,
  ...more,
})
const own = [
  rate(1, '2027-07-01', '2027-10-31', 28_500, { singleMinor: 40_000, children: [{ from: 0, to: 3, percent: 0 }] }),
  rate(2, '2027-07-01', '2027-10-31', 9_000, { serviceId: 5 }),
  rate(3, '2027-11-01', '2027-12-31', 19_950),
]

/** The fields of the table as they stand, with some of them typed over. */
function fields(typed: Record<string, string> = {}) {
  const form = new Map<string, string>()
  for (const { key, texts, amounts, children } of seasonRows(own, 'USD')) {
    for (const [field, text] of Object.entries(texts)) form.set(tableField(key, field), text)
    for (const column of rateColumns(services, contract)) {
      const minor = amounts[column.key]
      form.set(tableField(key, column.key), minor === undefined ? '' : String(minor / 100))
    }
    for (const [id, text] of Object.entries(children)) form.set(tableField(key, `${id}.children`), text)
  }
  for (const [name, text] of Object.entries(typed)) form.set(name, text)
  return form
}
const read = (typed?: Record<string, string>) => readRateTable(fields(typed), { services, contract, own })
const planOf = (table: ReadRateTable, state: 'draft' | 'active') => {
  const sheet = sheetOfTable(table, { own, state })
  const kept = own.filter(({ id }) => !sheet.emptied.includes(id))
  const { lines } = planRates(sheet.rates, kept)
  const said = lines.map(({ effect, fault, rate: one }) => `${fault?.reason ?? effect} ${one.from} ${one.to} ${one.amountMinor}`)
  return { emptied: sheet.emptied, said }
}

test('the columns are the amounts that each service counts, and what is published where the contract is net', () => {
  expect(rateColumns(services, contract).map(({ key }) => key)).toEqual(['4.amount', '4.single', '4.third', '5.amount'])
  expect(rateColumns(services, { pricing: 'net' }).map(({ key }) => key)).toContain('5.rack')
})

test('a table as it stands changes nothing', () => {
  const table = read()
  expect(table).toMatchObject({ faults: [], unread: [] })
  expect(planOf(table, 'active')).toEqual({ emptied: [], said: [] })
  expect(planOf(table, 'draft').said.every((line) => line.startsWith('same'))).toBe(true)
})

test('in an active contract a new season takes its days out of one that stands, whose amount may change with it', () => {
  const added = { 'rates.n1.from': '10 August 2027', 'rates.n1.to': '2027-08-20', 'rates.n1.4.amount': '310' }
  expect(planOf(read(added), 'active').said).toEqual(['splits 2027-08-10 2027-08-20 31000'])
  expect(planOf(read({ ...added, 'rates.s1.4.amount': '290' }), 'active').said).toEqual([
    'splits 2027-07-01 2027-08-09 29000',
    'splits 2027-08-21 2027-10-31 29000',
    'splits 2027-08-10 2027-08-20 31000',
  ])
})

test('in a draft the days of a season change, and seasons that overlap are refused', () => {
  expect(planOf(read({ 'rates.s1.to': '2027-10-30' }), 'draft')).toEqual({
    emptied: [1, 2],
    said: ['new 2027-07-01 2027-10-30 28500', 'new 2027-07-01 2027-10-30 9000', 'same 2027-11-01 2027-12-31 19950'],
  })
  expect(planOf(read({ 'rates.s1.to': '2027-11-01' }), 'draft').said).toContain('overlaps-line 2027-11-01 2027-12-31 19950')
})

test('a cell that is emptied means that its rate ends', () => {
  expect(planOf(read({ 'rates.s2.4.amount': '' }), 'active')).toEqual({ emptied: [3], said: [] })
})

test('what is not read is told at its field, and comes back as it was typed', () => {
  const table = read({
    'rates.s1.4.amount': '1.250',
    'rates.s1.5.amount': '95',
    'rates.s2.4.amount': '',
    'rates.s2.4.single': '100',
    'rates.n1.from': '01/07/2027',
    'rates.n1.4.children': 'half',
    'rates.n1.4.amount': '5',
    'rates.n2.from': '1 May 2027',
    'rates.n2.to': '2 May 2027',
    'rates.n3.from': '',
  })
  expect(table.unread).toEqual([{ row: 's1', column: '4.amount', text: '1.250', why: 'two-readings' }])
  expect(table.faults.map(({ field, row, fault }) => [field, row, fault.reason])).toEqual([
    ['rates.s2.4.amount', 2, 'amount-missing'],
    ['rates.n1.from', 3, 'two-days'],
    ['rates.n1.to', 3, 'day-missing'],
    ['rates.n1.4.children', 3, 'children-wrong'],
    ['rates.n2.from', 4, 'season-empty'],
  ])
  expect(table.rows.map(({ key, texts, amounts, children }) => [key, texts.from, amounts, children])).toEqual([
    ['s1', '2027-07-01', { '4.single': 40_000, '5.amount': 9_500 }, { 4: '0-3 free' }],
    ['s2', '2027-11-01', { '4.single': 10_000 }, {}],
    ['n1', '01/07/2027', { '4.amount': 500 }, { 4: 'half' }],
    ['n2', '1 May 2027', {}, {}],
  ])
})
