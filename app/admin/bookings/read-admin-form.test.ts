import { expect, test } from 'vitest'
import { may, roles } from '#features/staff/permissions.ts'
import { permissionFor, readAdminForm } from './read-admin-form.ts'

const id = '00000000-0000-4000-8000-000000000001'

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readAdminForm(form)
}

test('a form is read with line ends as everybody writes them, and without signs that cannot be shown', () => {
  expect(read({ event: 'note', text: ' one\r\ntwo\u0000\u0007\tthree ', version: '4' })).toEqual({
    event: 'note',
    text: 'one\ntwo\tthree',
    version: 4,
  })
})

test('money is read in the minor units of the currency it came in', () => {
  const pay = {
    event: 'pay',
    payment: id,
    method: 'cash',
    currency: 'RWF',
    amount: '5,176,500',
    reference: ' R-1 ',
    version: '2',
  }
  expect(read(pay)).toMatchObject({ minor: 5_176_500, currency: 'RWF', reference: 'R-1', evenIfMore: false })
  expect(read({ ...pay, currency: 'USD', amount: '3,570.50', more: 'yes' })).toMatchObject({ minor: 357_050, evenIfMore: true })
  expect(read({ ...pay, amount: 'a lot' })).toMatchObject({ minor: Number.NaN })
  expect(read({ ...pay, day: '2027-03-01', fee: '14,500' })).toMatchObject({ receivedOn: '2027-03-01', feeMinor: 14_500 })
  expect(read({ ...pay, day: '1 March', fee: 'some' })).toMatchObject({ receivedOn: null, feeMinor: Number.NaN })
  expect(read(pay)).not.toHaveProperty('feeMinor')
})

test.each([
  [{}],
  [{ event: 'expire', text: '' }],
  [{ event: 'settle' }],
  [{ event: 'pay', payment: 'x', method: 'cash', currency: 'USD', amount: '1' }],
  [{ event: 'pay', payment: id, method: 'card', currency: 'USD', amount: '1' }],
  [{ event: 'pay', payment: id, method: 'cash', currency: 'EUR', amount: '1' }],
  [{ event: 'refund', payment: 'x', amount: '1' }],
  [{ event: 'part', resource: 'x', day: '2027-02-30', answer: 'yes' }],
  [{ event: 'purchase', purchase: '1', status: 'needed' }],
])('%o is no form of this screen', (fields) => {
  expect(read(fields as Record<string, string>)).toBeUndefined()
})

test('the dialog that cancels does what was chosen in it, and nothing without a choice', () => {
  expect(read({ event: 'end', choice: 'call-off', version: '3', text: 'Road' })).toMatchObject({ event: 'call-off', version: 3 })
  expect(read({ event: 'end', choice: 'cancel', fee: '570' })).toMatchObject({ event: 'cancel', agreedFeeMinor: 570 })
  for (const choice of ['', 'confirm', 'decline']) expect(read({ event: 'end', choice })).toMatchObject({ event: 'end' })
})

test('an answer of a supplier is never taken for granted', () => {
  expect(read({ event: 'part', resource: 'x', day: '2027-06-14' })).toMatchObject({ answer: undefined })
})

test('money, moves and what is encrypted each ask for their own permission', () => {
  const events = [
    'note',
    'pay',
    'refund',
    'open',
    'confirm',
    'cancel',
    'call-off',
    'part',
    'purchase',
    'child-fee',
    'quote',
  ] as const
  expect(events.map((event) => permissionFor(event))).toEqual([
    'bookings:note',
    'money:write',
    'money:write',
    'sensitive:read',
    ...Array.from({ length: 7 }, () => 'bookings:move'),
  ])
  expect(roles.filter((role) => may(role, 'money:write'))).toEqual(['owner', 'sales'])
})

test('what a park charges for a child is read in dollars, by the place of its line', () => {
  expect(read({ event: 'child-fee', version: '3', position: '4', amount: '50' })).toMatchObject({
    event: 'child-fee',
    version: 3,
    linePosition: 4,
    minor: 5_000,
  })
  expect(read({ event: 'child-fee', position: 'x', amount: 'half' })).toMatchObject({
    linePosition: Number.NaN,
    minor: Number.NaN,
  })
})

test.each(['', '-1', '1.5', '1e308', '0x10', 'Infinity', '99999999999999999999'])('%s is no place and no permit', (text) => {
  expect(read({ event: 'open', version: '1', position: text })).toMatchObject({ position: Number.NaN })
  expect(read({ event: 'purchase', version: '1', purchase: text, status: 'bought' })).toMatchObject({ purchaseId: Number.NaN })
})
