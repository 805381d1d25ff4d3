import { expect, test } from 'vitest'
import { type BookingState, bookingStates } from '#features/bookings/booking.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { availableDocuments } from './available-documents.ts'

const today = '2027-05-31'
const plain = { byDays: true, outstandingMinor: 0, reader: 'customer', startsOn: '2027-06-14' } as const
const names = (state: BookingState, more: Partial<Parameters<typeof availableDocuments>[0]> = {}) =>
  availableDocuments({ ...plain, state, cancelled: state === 'cancelled', ...more }, [], today).map(({ name }) => name)

test('a customer has the voucher from two weeks before the start, with everything paid, and at no other time; staff from the confirmation', () => {
  const withVoucher = (more: Parameters<typeof names>[1]) =>
    bookingStates.filter((state) => names(state, more).includes('voucher'))
  const certain = ['confirmed', 'in-progress', 'completed']
  expect(withVoucher({})).toEqual(certain)
  for (const early of [{ startsOn: '2027-06-15' }, { outstandingMinor: 1 }] as const) {
    expect(withVoucher(early)).toEqual([])
    expect(withVoucher({ ...early, reader: 'staff' })).toEqual(certain)
  }
})

test('a proforma is there while something is left to pay', () => {
  expect(names('confirmed', { outstandingMinor: 1 })).toContain('proforma')
  expect(names('confirmed')).not.toContain('proforma')
  expect(names('cancelled', { outstandingMinor: 1 })).toEqual(['statement'])
})

test('only what is written day by day has an itinerary, and only a quote a quote', () => {
  expect(names('on-hold', { byDays: false })).toEqual([])
  expect(names('quoted')).toEqual(['quote'])
})

const paid = (id: string, settledAt?: string): StoredPayment => ({
  id,
  bookingId: 'b',
  method: 'card',
  amountMinor: 1,
  currency: 'USD',
  charged: { minor: 1, currency: 'USD' },
  rate: null,
  reference: null,
  actor: 'visitor',
  createdAt: new Date(0),
  events: settledAt
    ? [
        {
          kind: 'settled',
          amountMinor: 1,
          providerEventId: null,
          providerRef: null,
          providerUrl: null,
          actor: 'gateway',
          text: '',
          at: new Date(settledAt),
        },
      ]
    : [],
})

test('receipts are counted in the order in which the money came, so a late one takes no number from an earlier', () => {
  const receipts = (...payments: StoredPayment[]) =>
    availableDocuments({ ...plain, state: 'expired', cancelled: false }, payments, today).map(({ name, payment }) => [
      name,
      payment?.id,
    ])
  expect(receipts(paid('first'), paid('second', '2027-03-02T00:00:00Z'))).toEqual([['receipt-1', 'second']])
  expect(receipts(paid('first', '2027-03-03T00:00:00Z'), paid('second', '2027-03-02T00:00:00Z'))).toEqual([
    ['receipt-1', 'second'],
    ['receipt-2', 'first'],
  ])
})
