import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency } from '#values/money.ts'
import { chargeFor, chargeOfRefund, worthOf, worthOfRefund } from './charge.ts'
import { checkoutEnd } from './checkout-end.ts'
import { amountCharged, dueNow, paidOf, paymentState, paymentStatus, refundableMinor, whyNotFollow } from './ledger.ts'
import { type PaymentEvent, paymentEventKinds } from './payment.ts'

type Notice = Pick<PaymentEvent, 'kind' | 'amountMinor' | 'providerEventId'>
type Ledger = { events: Notice[] }
const events = (ledger: Ledger) => ({ events: ledger.events as PaymentEvent[] })

/** Adds a notification as `followPayment` does; returns whether the gateway is to send it again. */
function take(ledger: Ledger, notice: Notice): boolean {
  const refusal = whyNotFollow(events(ledger), notice)
  if (!refusal) ledger.events.push(notice)
  return refusal?.reason === 'nothing-settled'
}

/** Everything in this order; what came too early comes again. */
function deliver(notices: readonly Notice[]): Ledger {
  const ledger: Ledger = { events: [] }
  let waiting = [...notices]
  for (let round = 0; round < 3; round++) waiting = waiting.filter((notice) => take(ledger, notice))
  return ledger
}

const amount = fc.integer({ min: 1, max: 1_000_000 })

/** What a gateway may report of one payment: each kind, replays, and refunds of no more than was settled. */
const story = fc
  .record({
    settled: fc.option(amount),
    others: fc.subarray(['pending', 'failed', 'expired'] as const),
    parts: fc.array(amount, { maxLength: 4 }),
  })
  .map(({ settled, others, parts }) => {
    const notices: Notice[] = others.map((kind) => ({ kind, amountMinor: 0, providerEventId: `evt_${kind}` }))
    if (settled === null) return notices
    notices.push({ kind: 'settled', amountMinor: settled, providerEventId: 'evt_settled' })
    // The poller reports the same money without an event id.
    notices.push({ kind: 'settled', amountMinor: settled, providerEventId: null })
    let left = settled
    for (const [index, part] of parts.entries()) {
      const amountMinor = Math.min(part, left)
      left -= amountMinor
      if (amountMinor > 0) notices.push({ kind: 'refunded', amountMinor, providerEventId: `re_${index}` })
    }
    return notices
  })

/** The same notices in two orders, with some of them again. */
const repeated = story.chain((notices) => {
  const again = fc.subarray(notices).map((some) => [...notices, ...some])
  const shuffled = again.chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }))
  return fc.tuple(shuffled, shuffled)
})

test('notices in any order, and any of them again, come to the same standing and the same money', () => {
  fc.assert(
    fc.property(repeated, ([one, other]) => {
      const [first, second] = [deliver(one), deliver(other)]
      expect(paymentState(first.events)).toBe(paymentState(second.events))
      expect(paidOf([first])).toEqual(paidOf([second]))
    }),
    { numRuns: 5_000 },
  )
})

const anything = fc.array(
  fc.record({
    kind: fc.constantFrom(...paymentEventKinds.filter((kind) => kind !== 'initiated')),
    amountMinor: amount,
    providerEventId: fc.option(fc.constantFrom('evt_1', 'evt_2', 'evt_3', 'evt_4')),
  }),
  { maxLength: 12 },
)

test('whatever is reported, no more is refunded than was paid, nothing settles twice, and what is paid is never negative', () => {
  fc.assert(
    fc.property(anything, (notices) => {
      const ledger = deliver(notices)
      const { paidMinor, refundedMinor } = paidOf([ledger])
      const settled = ledger.events.filter(({ kind }) => kind === 'settled')
      expect(settled.length).toBeLessThanOrEqual(1)
      expect(paidMinor).toBeGreaterThanOrEqual(0)
      expect(refundedMinor).toBeLessThanOrEqual(settled[0]?.amountMinor ?? 0)
      expect(refundableMinor(ledger.events)).toBe(paidMinor)
      const named = ledger.events.flatMap(({ providerEventId }) => providerEventId ?? [])
      expect(new Set(named).size).toBe(named.length)
    }),
    { numRuns: 5_000 },
  )
})

const account = fc
  .record({
    end: fc.constantFrom(null, 'completed', 'no-show', 'cancelled', 'rejected', 'expired'),
    totalMinor: fc.nat(1_000),
    deposit: fc.double({ min: 0, max: 1, noNaN: true }),
    fee: fc.double({ min: 0, max: 1, noNaN: true }),
    paidMinor: fc.nat(1_500),
    refundedMinor: fc.nat(500),
    balanceDueOn: fc.constantFrom('2027-04-30', '2027-05-01', '2027-05-02'),
  })
  .map(({ deposit, fee, ...rest }) => ({
    ...rest,
    depositMinor: Math.round(rest.totalMinor * deposit),
    feeMinor: rest.end === 'cancelled' ? Math.round(rest.totalMinor * fee) : 0,
  }))
const today = '2027-05-01'

test('what is due never takes a booking beyond what it owes, and nothing is due without a reason', () => {
  fc.assert(
    fc.property(account, (given) => {
      const due = dueNow(given, today)
      expect(due.minor).toBeGreaterThanOrEqual(0)
      expect(due.minor === 0).toBe(due.why === 'nothing')
      expect(due.minor).toBeLessThanOrEqual(Math.max(0, amountCharged(given) - given.paidMinor))
      const then = { ...given, paidMinor: given.paidMinor + due.minor }
      expect(dueNow(then, today)).toEqual({ minor: 0, why: 'nothing' })
      if (due.why === 'balance' || due.why === 'everything') expect(given.paidMinor > 0).toBe(due.why === 'balance')
      if (due.why === 'deposit') expect(then.paidMinor).toBe(given.depositMinor)
    }),
    { numRuns: 5_000 },
  )
})

test('the status and the money never disagree', () => {
  fc.assert(
    fc.property(account, (given) => {
      const status = paymentStatus(given)
      const over = given.paidMinor - amountCharged(given)
      expect(status === 'overpaid' || status === 'refund-due').toBe(over > 0)
      if (status === 'paid' || status === 'refunded') expect(over).toBe(0)
      if (status === 'part-paid' || status === 'deposit-due') expect(over).toBeLessThan(0)
      if (status === 'unpaid') expect(given.paidMinor).toBe(0)
      if (given.end !== null) expect(['overpaid', 'deposit-due']).not.toContain(status)
    }),
    { numRuns: 5_000 },
  )
})

const at = new Date('2027-03-12T08:00:00Z')
const charged = fc
  .record({
    minor: fc.integer({ min: 100, max: 10_000_000 }),
    currency: fc.constantFrom<Currency>('USD', 'EUR'),
    into: fc.constantFrom<Currency>('USD', 'EUR', 'RWF', 'UGX', 'KES'),
    rate: fc.double({ min: 0.5, max: 4_000, noNaN: true }),
  })
  .map(({ minor, currency, into, rate }) => ({
    amountMinor: minor,
    currency,
    ...chargeFor({ minor, currency }, into, { unitsPerUnit: rate, source: 'a test', at }),
  }))

test('partial refunds come to exactly what was charged, and each is reported back as it was', () => {
  fc.assert(
    fc.property(charged, fc.array(amount, { minLength: 1, maxLength: 6 }), (payment, parts) => {
      const stored = { ...payment, events: [] as PaymentEvent[] }
      let returned = 0
      for (const part of [...parts, Number.POSITIVE_INFINITY]) {
        const left = payment.amountMinor - paidBack(stored)
        const minor = Math.min(part, left)
        if (minor === 0) break
        const money = chargeOfRefund(stored, minor)
        returned += money.minor
        expect(money.minor).toBeGreaterThanOrEqual(0)
        expect(returned).toBeLessThanOrEqual(payment.charged.minor)
        const worth = worthOfRefund(stored, money)
        expect(worth.done && worth.value <= left).toBe(true)
        stored.events.push({ kind: 'refunded', amountMinor: minor } as PaymentEvent)
      }
      expect(returned).toBe(payment.charged.minor)
    }),
    { numRuns: 3_000 },
  )
})

const paidBack = ({ events: all }: { events: PaymentEvent[] }) => all.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

test('what was charged is worth the payment, another currency is refused, and the last of a charge is the last of the payment', () => {
  fc.assert(
    fc.property(charged, fc.nat(1_000_000), (payment, before) => {
      expect(worthOf(payment, payment.charged)).toEqual({ done: true, value: payment.amountMinor })
      const foreign = worthOf(payment, { minor: 1, currency: payment.charged.currency === 'TZS' ? 'USD' : 'TZS' })
      expect(foreign).toEqual({ done: false, refusal: { reason: 'currency-differs', charged: payment.charged.currency } })
      const refunded = Math.min(before, payment.amountMinor)
      const stored = { ...payment, events: refunded > 0 ? [{ kind: 'refunded', amountMinor: refunded } as PaymentEvent] : [] }
      const rest = chargeOfRefund(stored, payment.amountMinor - refunded)
      expect(worthOfRefund(stored, rest)).toEqual({ done: true, value: payment.amountMinor - refunded })
    }),
    { numRuns: 3_000 },
  )
})

test('a checkout closes with the hold, within what the gateway allows', () => {
  const minutes = (count: number) => new Date(at.getTime() + count * 60_000)
  expect(checkoutEnd(at, minutes(40))).toEqual(minutes(40))
  expect(checkoutEnd(at, minutes(30))).toEqual(minutes(35))
  expect(checkoutEnd(at, minutes(-5))).toEqual(minutes(35))
  expect(checkoutEnd(at, minutes(72 * 60))).toEqual(minutes(23 * 60))
  expect(checkoutEnd(at, null)).toEqual(minutes(23 * 60))
})
