import { expect, test } from 'vitest'
import { amountTyped, rowsOf, shipmentValues } from './shipment-values.ts'

test('a form has a row more than is filled in, and never more than are kept', () => {
  expect(rowsOf({}, 'lines', 4)).toBe(4)
  expect(rowsOf({ 'lines[4].label': 'Customs' }, 'lines', 4)).toBe(6)
  expect(rowsOf({ linesRows: '9' }, 'lines', 4)).toBe(9)
  expect(rowsOf({ linesRows: '99', 'lines[11].amount': '1' }, 'lines', 4)).toBe(12)
  expect(rowsOf({ 'pieces[7].weight': '5' }, 'pieces', 1)).toBe(8)
})

test('what is stored comes back as it was typed', () => {
  expect(amountTyped(125_050)).toBe('1250.50')
  const values = shipmentValues({
    mode: 'air',
    origin: 'Kigali',
    destination: 'Dubai',
    goods: 'Food',
    pieces: [{ count: 4, lengthCm: 80, widthCm: 60, heightCm: 50, kg: 24.5 }],
    lines: [{ kind: 'carrier', label: 'Air freight', minor: 62_000 }],
    validUntil: null,
    leftOut: '',
  })
  expect(values).toMatchObject({
    'pieces[0].weight': '24.5',
    'lines[0].amount': '620.00',
    'lines[0].kind': 'carrier',
    mode: 'air',
  })
})
