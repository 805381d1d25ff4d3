import { describe, expect, test } from 'vitest'
import {
  type Account,
  amountCharged,
  dueNow,
  mayFollow,
  type PaymentState,
  paidOf,
  paymentState,
  paymentStatus,
  refundableMinor,
  whyNotFollow,
} from './ledger.ts'
import { type PaymentEvent, type PaymentEventKind, paymentEventKinds } from './payment.ts'

const event = (kind: PaymentEventKind, amountMinor = 0, providerEventId: string | null = null): PaymentEvent => ({
  kind,
  amountMinor,
  providerEventId,
  providerRef: null,
  providerUrl: null,
  actor: 'gateway',
  text: '',
  at: new Date('2027-03-12T08:00:00Z'),
})
const settled = event('settled', 1_000)

describe('the state of a payment', () => {
  test.each<[PaymentState, PaymentEvent[]]>([
    ['initiated', []],
    ['initiated', [event('initiated')]],
    ['pending', [event('initiated'), event('pending')]],
    ['expired', [event('pending'), event('expired')]],
    ['failed', [event('pending'), event('failed')]],
    ['failed', [event('expired'), event('failed')]],
    ['settled', [settled]],
    ['settled', [event('failed'), settled]],
    ['settled', [settled, event('expired')]],
    ['part-refunded', [settled, event('refunded', 999)]],
    ['refunded', [settled, event('refunded', 400), event('refunded', 600)]],
    ['part-refunded', [settled, event('refunded', 400), event('refunded', 600), event('refund-failed', 600)]],
    ['settled', [settled, event('refunded', 1_000), event('refund-failed', 1_000)]],
  ])('%s', (state, events) => {
    expect(paymentState(events)).toBe(state)
  })

  /** The table of docs/payments.md, 'Where a payment stands'. */
  const table: Record<PaymentState, PaymentEventKind[]> = {
    initiated: ['pending', 'settled', 'failed', 'expired'],
    pending: ['settled', 'failed', 'expired'],
    expired: ['settled', 'failed'],
    failed: ['settled'],
    settled: ['refunded'],
    'part-refunded': ['refunded', 'refund-failed'],
    refunded: ['refund-failed'],
  }
  test.each(Object.entries(table))('what is %s is changed by this and nothing else', (state, kinds) => {
    expect(paymentEventKinds.filter((kind) => mayFollow(state as PaymentState, kind))).toEqual(kinds)
  })
})

describe('what may be added to a payment', () => {
  const payment = { events: [event('initiated'), event('settled', 1_000, 'evt_1'), event('refunded', 300, 're_1')] }

  test('a notice that is there already changes nothing', () => {
    expect(whyNotFollow(payment, event('refunded', 300, 're_1'))).toEqual({
      reason: 'changes-nothing',
      state: 'part-refunded',
    })
  })
  test('a second settlement changes nothing, whatever it is called', () => {
    expect(whyNotFollow(payment, event('settled', 1_000, 'evt_2'))).toMatchObject({ reason: 'changes-nothing' })
    expect(whyNotFollow(payment, event('settled', 1_000))).toMatchObject({ reason: 'changes-nothing' })
  })
  test('a refund goes up to what is left and not a cent further', () => {
    expect(whyNotFollow(payment, event('refunded', 700, 're_2'))).toBeUndefined()
    expect(whyNotFollow(payment, event('refunded', 701, 're_2'))).toEqual({ reason: 'more-than-settled', refundableMinor: 700 })
  })
  test('a refund of what is refunded is refused with nothing left', () => {
    const over = { events: [settled, event('refunded', 1_000)] }
    expect(whyNotFollow(over, event('refunded', 1))).toEqual({ reason: 'more-than-settled', refundableMinor: 0 })
  })
  test('a refund before its payment is not lost: the payment is queried first', () => {
    expect(whyNotFollow({ events: [event('pending')] }, event('refunded', 1, 're_9'))).toEqual({
      reason: 'nothing-settled',
      state: 'pending',
    })
  })
  test('two events that the gateway has no name for are not taken for one', () => {
    expect(whyNotFollow({ events: [event('pending')] }, event('failed'))).toBeUndefined()
  })
})

test('paid is what settled less what went back, over all payments', () => {
  const payments = [
    { events: [settled, event('refunded', 200)] },
    { events: [event('settled', 50)] },
    { events: [event('failed')] },
  ]
  expect(paidOf(payments)).toEqual({ paidMinor: 850, refundedMinor: 200 })
  expect(paidOf([])).toEqual({ paidMinor: 0, refundedMinor: 0 })
  expect(refundableMinor([settled, event('refunded', 200)])).toBe(800)
  expect(refundableMinor([event('pending')])).toBe(0)
})

const account = { end: null, totalMinor: 1_000, depositMinor: 300, feeMinor: 0, paidMinor: 0, refundedMinor: 0 }

test('a booking owes its total, once cancelled its fee, and nothing once rejected or expired', () => {
  const ends = [null, 'completed', 'no-show', 'cancelled', 'rejected', 'expired'] as const
  expect(ends.map((end) => amountCharged({ end, totalMinor: 1_000, feeMinor: 120 }))).toEqual([1_000, 1_000, 1_000, 120, 0, 0])
})

describe('whether a booking is paid', () => {
  type Case = [ReturnType<typeof paymentStatus>, Partial<Account & { refundedMinor: number }>]
  test.each<Case>([
    ['deposit-due', {}],
    ['deposit-due', { paidMinor: 299 }],
    ['deposit-due', { paidMinor: 0, refundedMinor: 300 }],
    ['part-paid', { paidMinor: 300 }],
    ['part-paid', { paidMinor: 999 }],
    ['paid', { paidMinor: 1_000 }],
    ['paid', { paidMinor: 1_000, refundedMinor: 50 }],
    ['overpaid', { paidMinor: 1_001 }],
    ['unpaid', { depositMinor: 0 }],
    ['unpaid', { depositMinor: 0, totalMinor: 0 }],
    ['part-paid', { depositMinor: 0, paidMinor: 1 }],
    ['unpaid', { end: 'expired' }],
    ['refund-due', { end: 'expired', paidMinor: 100 }],
    ['refunded', { end: 'expired', refundedMinor: 100 }],
    ['refund-due', { end: 'rejected', paidMinor: 1 }],
    ['refunded', { end: 'rejected', refundedMinor: 1 }],
    ['unpaid', { end: 'cancelled' }],
    ['unpaid', { end: 'cancelled', feeMinor: 570 }],
    ['part-paid', { end: 'cancelled', feeMinor: 570, paidMinor: 569 }],
    ['paid', { end: 'cancelled', feeMinor: 570, paidMinor: 570 }],
    ['refund-due', { end: 'cancelled', feeMinor: 570, paidMinor: 571 }],
    ['refund-due', { end: 'cancelled', feeMinor: 570, paidMinor: 800, refundedMinor: 200 }],
    ['refunded', { end: 'cancelled', feeMinor: 570, paidMinor: 570, refundedMinor: 430 }],
    ['unpaid', { end: 'no-show' }],
    ['part-paid', { end: 'completed', paidMinor: 999 }],
    ['paid', { end: 'completed', paidMinor: 1_000 }],
    ['paid', { end: 'completed', paidMinor: 1_000, refundedMinor: 10 }],
    ['refund-due', { end: 'completed', paidMinor: 1_001 }],
  ])('%s: %j', (status, change) => {
    expect(paymentStatus({ ...account, ...change })).toBe(status)
  })
})

describe('what is due', () => {
  const [before, onTheDay] = ['2027-04-30', '2027-05-01']
  const due = (change: Partial<Account>, today: string) => dueNow({ ...account, balanceDueOn: '2027-05-01', ...change }, today)
  test.each<[string, Partial<Account>, string, ReturnType<typeof dueNow>]>([
    ['the deposit first', {}, before, { minor: 300, why: 'deposit' }],
    ['what is missing of the deposit', { paidMinor: 100 }, before, { minor: 200, why: 'deposit' }],
    ['nothing between deposit and balance', { paidMinor: 300 }, before, { minor: 0, why: 'nothing' }],
    ['nothing where no deposit is asked', { depositMinor: 0 }, before, { minor: 0, why: 'nothing' }],
    ['the balance on its day', { paidMinor: 300 }, onTheDay, { minor: 700, why: 'balance' }],
    ['the balance after its day', { paidMinor: 400 }, '2027-06-01', { minor: 600, why: 'balance' }],
    ['the balance where not even the deposit came', { paidMinor: 299 }, onTheDay, { minor: 701, why: 'balance' }],
    ['everything where nothing came', {}, onTheDay, { minor: 1_000, why: 'everything' }],
    ['everything where no deposit was asked', { depositMinor: 0 }, onTheDay, { minor: 1_000, why: 'everything' }],
    ['everything where the deposit is all', { depositMinor: 1_000 }, before, { minor: 1_000, why: 'everything' }],
    ['the balance where the deposit is all', { depositMinor: 1_000, paidMinor: 1 }, before, { minor: 999, why: 'balance' }],
    ['nothing when all is paid', { paidMinor: 1_000 }, onTheDay, { minor: 0, why: 'nothing' }],
    ['nothing when too much is paid', { paidMinor: 1_200 }, onTheDay, { minor: 0, why: 'nothing' }],
    ['the fee of a cancelled one', { end: 'cancelled', feeMinor: 120 }, before, { minor: 120, why: 'fee' }],
    ['the rest of the fee', { end: 'cancelled', feeMinor: 120, paidMinor: 20 }, before, { minor: 100, why: 'fee' }],
    ['nothing of an expired one', { end: 'expired' }, onTheDay, { minor: 0, why: 'nothing' }],
    ['the balance of one that was made', { end: 'completed', paidMinor: 300 }, before, { minor: 700, why: 'balance' }],
    ['everything of one who did not come', { end: 'no-show' }, before, { minor: 1_000, why: 'everything' }],
  ])('%s', (_name, change, today, expected) => {
    expect(due(change, today)).toEqual(expected)
  })
})

test('the example of docs/payments.md', () => {
  const of = (change: Partial<Account & { refundedMinor: number }>) => ({
    ...{ end: null, totalMinor: 490_000, depositMinor: 357_000, feeMinor: 0, paidMinor: 357_000, refundedMinor: 0 },
    ...{ balanceDueOn: '2027-04-26', ...change },
  })
  expect(paymentStatus(of({}))).toBe('part-paid')
  expect(dueNow(of({}), '2027-04-25')).toEqual({ minor: 0, why: 'nothing' })
  expect(dueNow(of({}), '2027-04-26')).toEqual({ minor: 133_000, why: 'balance' })
  const cancelled = { end: 'cancelled', feeMinor: 57_000 } as const
  expect(paymentStatus(of(cancelled))).toBe('refund-due')
  expect(paymentStatus(of({ ...cancelled, paidMinor: 57_000, refundedMinor: 300_000 }))).toBe('refunded')
})
