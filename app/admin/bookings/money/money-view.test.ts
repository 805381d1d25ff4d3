import { expect, test } from 'vitest'
import type { Booking } from '#features/bookings/reads.server.ts'
import { lineMessage } from '#features/pricing/line-text.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { refundDialogs } from '../dialogs-view.ts'
import { partsView } from '../stock-view.ts'
import { accountNow, came, confirmed, held, lines, now } from '../test-booking.ts'
import { accountView, linesView, paymentsView } from './money-view.ts'

const rows = (booking: Booking, paid: number, at = now) =>
  accountView(readEnglish, booking, accountNow(booking, paid > 0 ? [came(paid)] : [], at)).rows.map(
    ({ name, amount }) => `${name}: ${amount}`,
  )

test('the price shows each line with its reason, the VAT inside and the policy it was sold under', () => {
  expect(linesView(readEnglish, held, lines, false)).toMatchObject({
    lines: [
      { label: 'Travellers', reason: 'Lodges', each: '2 × $950', amount: '$1,900' },
      { label: 'Gorilla permit', reason: 'Day 2, non-refundable once purchased', each: '2 × $1,500', amount: '$3,000' },
    ],
    total: '$4,900',
    vat: '$289.83',
    policies: [{ name: 'Tours', steps: [{ days: '61 days or more before', charge: '30% fee' }, {}, {}, {}] }],
  })
})

test('the account says what is owed, paid, still to come, and due now with its reason', () => {
  expect(rows(held, 0)).toEqual([
    'Total price: $4,900',
    'Deposit: $3,570',
    'Final payment, due 30 April 2027: $1,330',
    'Paid: $0',
    'Balance due: $4,900',
    'Due now: deposit: $3,570',
  ])
  expect(rows(confirmed, 357_000)).toEqual([
    'Total price: $4,900',
    'Final payment, due 30 April 2027: $1,330',
    'Paid: $3,570',
    'Balance, not due yet: $1,330',
  ])
  expect(rows(confirmed, 490_000)).toEqual(['Total price: $4,900', 'Paid: $4,900'])
})

test('where the full price is due at once, nothing is called a deposit', () => {
  const atOnce = { ...held, depositMinor: held.totalMinor, balanceDueOn: '2027-03-12' } as const
  const passed = { ...confirmed, balanceDueOn: '2027-03-11' } as const
  for (const booking of [atOnce, passed]) {
    const { status } = accountView(readEnglish, booking, accountNow(booking))
    expect(status).toEqual({ word: 'Full payment due', tone: 'warn' })
    expect(rows(booking, 0)).toEqual(['Total price: $4,900', 'Paid: $0', 'Balance due: $4,900', 'Due now: full payment: $4,900'])
  }
})

test('where more than a deposit is due and some of it is paid, the rest is the balance', () => {
  const passed = { ...held, balanceDueOn: '2027-03-11' } as const
  expect(accountView(readEnglish, passed, accountNow(passed, [came(10_000)])).status?.word).toBe('Part paid')
  expect(rows(passed, 10_000).slice(1)).toEqual(['Paid: $100', 'Balance due: $4,800', 'Due now: final payment: $4,800'])
})

test('what has ended owes its fee alone, and the rest is to be given back', () => {
  expect(rows({ ...confirmed, state: 'cancelled', feeMinor: 57_000 }, 357_000)).toEqual([
    'Cancellation fee: $570',
    'Paid: $3,570',
    'Refund due: $3,000',
  ])
  expect(rows({ ...held, state: 'expired' }, 5_000)).toEqual(['Amount charged: $0', 'Paid: $50', 'Refund due: $50'])
  expect(rows({ ...held, state: 'expired' }, 0)).toEqual([])
})

test('an enquiry owes nothing, and its francs are not counted', () => {
  const enquiry = { ...held, state: 'enquiry', totalMinor: 0, depositMinor: 0 } as const
  expect(accountView(readEnglish, enquiry, accountNow(enquiry))).toMatchObject({ francs: '', bar: '', share: 0 })
})

test('of a quotation the price and its deposit are shown, and nothing of it is charged', () => {
  const quoted = { ...held, state: 'quoted' } as const
  expect(rows(quoted, 0)).toEqual(['Quoted price: $4,900', 'Deposit: $3,570'])
  expect(accountView(readEnglish, quoted, accountNow(quoted))).toMatchObject({ status: undefined, bar: '' })
})

test('a payment in francs says what was charged, by which rate and where the rate is from', () => {
  const francs = {
    ...came(357_000),
    charged: { minor: 5_176_500, currency: 'RWF' as const },
    rate: { unitsPerUnit: 1450, source: 'National Bank', at: now },
  }
  expect(paymentsView(readEnglish, held, [francs], accountNow(held, [francs]), now)).toMatchObject([
    {
      amount: '$3,570',
      state: { word: 'Received' },
      charged: 'charged RWF\u00a05,176,500, at 1,450 (National Bank, 12 Mar)',
      events: [{ text: 'Received $3,570, 12 Mar, 10:00, by Diane' }],
    },
  ])
})

test('no more can be given back by a payment than is due, nor than it has left', () => {
  const cancelled = { ...confirmed, state: 'cancelled', feeMinor: 57_000 } as const
  const amounts = (payments: ReturnType<typeof came>[]) =>
    refundDialogs(readEnglish, payments, accountNow(cancelled, payments), '2027-05-28').map(({ amount }) => amount)
  expect(amounts([came(357_000)])).toEqual(['3000'])
  expect(amounts([came(100_000), came(257_000)]), 'the newest first').toEqual(['2570', '1000'])
  expect(amounts([came(300_000), came(57_000)]), 'first the one of which all is due').toEqual(['3000', '570'])
  expect(amounts([came(357_000, 300_000)])).toEqual([])
  expect(refundDialogs(readEnglish, [came(357_000)], accountNow(confirmed, [came(357_000)]), '2027-05-28')).toEqual([])
})

test('what was sold for several nights or days, or for several people, is said as a whole', () => {
  const part = (resource: string, day: string, label: string) => ({
    ...{ resource, day, label, quantity: 2, soft: false, onRequest: false, answer: null, supplier: '' },
  })
  const night = (day: string) => ({
    ...part('room:lodge/twin', day, 'Twin at the Lodge, 1 night'),
    text: { label: lineMessage('stayAsWritten', { stay: 'Twin at the Lodge', nights: 1, rooms: 1 }) },
  })
  const asked = { quantity: 1, onRequest: true }
  const parts = [
    ...[night('2027-02-10'), night('2027-02-11')],
    { ...part('ask:trip:meal:f1', '2027-02-10', 'Lunch'), ...asked },
    { ...part('ask:trip:camp:f2', '2027-02-12', 'Camp, 3 nights, 2 rooms'), ...asked },
  ]
  const sold = [
    { rootId: 'meal', isNights: false, days: 7, people: 4 },
    { rootId: 'camp', isNights: true, days: 3, people: null },
  ]
  expect(partsView(readEnglish, held, parts, sold).map(({ what, days }) => [what, days])).toEqual([
    ['Twin at the Lodge, 2 nights, 2 rooms', '10 to 12 February 2027'],
    ['Lunch, 4 travellers', '10 to 16 February 2027'],
    ['Camp, 3 nights, 2 rooms', '12 to 15 February 2027'],
  ])
})

test('nights that follow each other are one row; what a supplier has not answered stands alone', () => {
  const night = (day: string, more = {}) => ({
    resource: 'room:lodge/twin',
    day,
    quantity: 2,
    label: 'Twin',
    soft: false,
    onRequest: false,
    answer: null,
    supplier: '',
    ...more,
  })
  const parts = [
    night('2027-06-14'),
    night('2027-06-15'),
    night('2027-06-17'),
    night('2027-06-18', { onRequest: true, soft: true }),
  ]
  expect(
    partsView(readEnglish, held, parts).map(({ what, days, state, request }) => [what, days, state.word, request !== undefined]),
  ).toEqual([
    ['2 × Twin', '14 to 15 June 2027', 'Held', false],
    ['2 × Twin', '17 June 2027', 'Held', false],
    ['2 × Twin', '18 June 2027', 'On request', true],
  ])
  expect(
    partsView(readEnglish, { ...held, state: 'expired' }, parts).every(
      ({ state, request }) => state.word === 'Released' && !request,
    ),
  ).toBe(true)
})
