import { expect, test } from 'vitest'
import { activeContract, asStored, twin } from '#tests/support/rate-defaults.ts'
import type { Contract } from '../contract.ts'
import type { SupplierService } from '../supplier-service.ts'
import { matchLines, nearestName, type SheetBook } from './match-lines.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { readSheetDay } from './sheet-day.ts'

const service = (id: number, more: Partial<SupplierService>): SupplierService => ({
  ...twin,
  ...asStored,
  id,
  name: 'Garden room',
  ...more,
})
const contract = (id: number, name: string, currency: Contract['currency']): Contract => ({
  ...activeContract,
  id,
  name,
  currency,
})
const book: SheetBook = {
  names: ['Marula Lodge', 'Papyrus Camp'],
  suppliers: [
    {
      id: 1,
      name: 'Marula Lodge',
      services: [
        service(1, {}),
        service(2, { board: 'HB' }),
        service(3, { name: 'Car', kind: 'transport', basis: 'vehicle-day', board: null }),
      ],
      contracts: [contract(1, 'Contract 2027', 'USD'), contract(2, 'In shillings', 'UGX')],
    },
  ],
}
type Texts = Partial<Record<SheetColumn, string>>
const good: Texts = {
  supplier: 'marula  lodge',
  contract: 'Contract 2027',
  service: 'Garden room',
  board: 'FB',
  from: '1 July 2027',
  to: '2027-10-31',
  amount: '285',
}
const match = (...lines: Texts[]) =>
  matchLines(
    lines.map((line, at) => ({ row: at + 2, value: (column: SheetColumn) => ({ ...good, ...line })[column] ?? '' })),
    book,
  )
const faultOf = (line: Texts) => {
  const [found] = match(line)
  return found && 'fault' in found ? found.fault : undefined
}

test('a line names a rate by its supplier, contract, service and days, in the currency of the contract', () => {
  expect(match({ weekdays: 'Fri-Sat', residency: 'EAC', party_from: '2', single: '1,250.50', children: '0-3 free' })).toEqual([
    {
      kind: 'rate',
      supplierId: 1,
      contractId: 1,
      line: {
        row: 2,
        rate: {
          serviceId: 1,
          from: '2027-07-01',
          to: '2027-10-31',
          weekdays: [5, 6],
          residency: 'eac',
          party: { from: 2, to: null },
          nights: { from: 1, to: null },
          amountMinor: 28_500,
          singleMinor: 125_050,
          thirdMinor: null,
          rackMinor: null,
          children: [{ from: 0, to: 3, percent: 0 }],
        },
      },
    },
  ])
  expect(match({ contract: 'In shillings', amount: '180,000' })).toMatchObject([{ line: { rate: { amountMinor: 180_000 } } }])
})

test('a name that is not there is told with the nearest, and one of two is asked for', () => {
  expect(faultOf({ supplier: 'Marulla Lodge' })).toEqual({
    reason: 'supplier-unknown',
    value: 'Marulla Lodge',
    nearest: 'Marula Lodge',
  })
  expect(faultOf({ contract: 'Contract 2028' })).toMatchObject({ reason: 'contract-unknown', nearest: 'Contract 2027' })
  expect(faultOf({ service: 'Tent' })).toEqual({ reason: 'service-unknown', value: 'Tent', nearest: undefined })
  expect(faultOf({ board: '' })).toEqual({ reason: 'several-services', value: '', boards: ['FB', 'HB'] })
  expect(faultOf({ basis: 'room-night' })).toMatchObject({ reason: 'basis-other', basis: 'person-night' })
  expect(nearestName('Kibo', ['Marula Lodge'])).toBeUndefined()
})

test('days have a year and one reading', () => {
  expect(readSheetDay('01/07/2027')).toEqual({ fault: 'two-days' })
  expect(readSheetDay('1 July')).toEqual({ fault: 'year-missing' })
  expect(readSheetDay('29 February 2027')).toEqual({ fault: 'day-wrong' })
  expect(['1 July 2027', 'July 1, 2027', '01-Jul-2027', '2027-07-01'].map(readSheetDay)).toEqual(
    Array.from({ length: 4 }, () => ({ day: '2027-07-01' })),
  )
  expect(faultOf({ to: '30 June 2027' })).toMatchObject({ reason: 'upside-down', field: 'to' })
})

test('an amount is of the currency, and one that its service counts', () => {
  expect(faultOf({ amount: 'EUR 200' })).toMatchObject({ reason: 'amount-wrong', why: 'other-currency', currency: 'USD' })
  expect(faultOf({ contract: 'In shillings', amount: '180.50' })).toMatchObject({ why: 'too-fine' })
  expect(faultOf({ amount: '1.250' })).toMatchObject({ why: 'two-readings' })
  expect(faultOf({ amount: '', single: '100' })).toEqual({ reason: 'amount-missing', field: 'amount' })
  expect(faultOf({ service: 'Car', board: '', single: '100' })).toMatchObject({ reason: 'amount-not-counted', field: 'single' })
  expect(faultOf({ party_from: '4', party_to: '2' })).toMatchObject({ reason: 'count-upside-down' })
})

test('a supplement may be of every stay, says by what it is charged, and a closure says why', () => {
  const dinner = {
    kind: 'supplement',
    service: '',
    label: 'Christmas dinner',
    per: 'person-night',
    compulsory: 'yes',
    amount: '45',
  }
  expect(match(dinner)).toMatchObject([
    { kind: 'supplement', line: { supplement: { serviceId: null, amountMinor: 4_500, compulsory: true } } },
  ])
  expect(faultOf({ ...dinner, per: 'guest' })).toEqual({ reason: 'per-wrong', value: 'guest' })
  expect(faultOf({ ...dinner, compulsory: '' })).toMatchObject({ reason: 'compulsory-wrong' })
  expect(faultOf({ kind: 'closed', amount: '', contract: '' })).toEqual({ reason: 'missing', column: 'label' })
  expect(match({ kind: 'closed', contract: '', label: 'Works' })).toMatchObject([
    { line: { closure: { serviceId: 1, reason: 'Works' } } },
  ])
})
