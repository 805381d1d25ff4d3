import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/context.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { eventually } from '#tests/support/eventually.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followPayment } from './follow-payment.server.ts'
import type { Payment } from './payment.ts'
import { paymentMethods } from './payment-methods.ts'
import { findPayment, findPaymentByProviderRef, listPayments, listPendingCardPayments, lockPayment } from './reads.server.ts'
import { writePayment } from './write-payment.server.ts'
import { type NewPaymentEvent, writePaymentEvent } from './write-payment-event.server.ts'

const { ctx, clock } = await testContext()
const bookingId = await bareBooking(ctx.db)
const start = clock.now()
beforeEach(() => clock.set(start))

const inTx = <Value>(work: (tx: Tx) => Promise<Value>) => ctx.db.transaction().execute(work)
const write = (id: string, event: Partial<NewPaymentEvent> & Pick<NewPaymentEvent, 'kind'>) =>
  inTx((tx) => writePaymentEvent(tx, id, { actor: 'gateway', at: clock.now(), ...event }))
const follow = (id: string, event: Partial<NewPaymentEvent> & Pick<NewPaymentEvent, 'kind'>) =>
  inTx((tx) => followPayment(tx, id, { actor: 'gateway', at: clock.now(), ...event }))

const payment = (over: Partial<Payment> = {}): Payment => {
  const amountMinor = over.amountMinor ?? 357_000
  return {
    id: randomUUID(),
    bookingId,
    method: 'card',
    amountMinor,
    currency: 'USD',
    charged: { minor: amountMinor, currency: 'USD' },
    rate: null,
    reference: null,
    actor: 'visitor',
    createdAt: clock.now(),
    ...over,
  }
}

async function written(over: Partial<Payment> = {}, ...events: (Partial<NewPaymentEvent> & Pick<NewPaymentEvent, 'kind'>)[]) {
  const made = payment(over)
  await inTx((tx) => writePayment(tx, made))
  for (const event of events) await write(made.id, event)
  return made
}
const settled = { kind: 'settled', amountMinor: 357_000, providerEventId: null } as const

describe('what is written is read', () => {
  test('a charge in another currency comes back with its rate, its source and its time', async () => {
    const rate = { unitsPerUnit: 1_450.25, source: 'Bank of Kigali, selling', at: new Date('2027-03-12T07:00:00Z') }
    const made = await written({ charged: { minor: 5_177_393, currency: 'RWF' }, rate })
    expect(await findPayment(ctx.db, made.id)).toEqual({ ...made, events: [] })
  })

  test('a booking’s payments come oldest first, each with its events in their order', async () => {
    const of = await bareBooking(ctx.db)
    clock.advance(1_000)
    const later = await written({ bookingId: of, method: 'cash', reference: 'Receipt 12', actor: 'staff_1' }, settled)
    clock.set(start)
    const first = await written({ bookingId: of }, { kind: 'initiated' }, { kind: 'pending' }, settled)
    const found = await listPayments(ctx.db, of)
    expect(found.map(({ id }) => id)).toEqual([first.id, later.id])
    expect(found.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['initiated', 'pending', 'settled'], ['settled']])
    expect(found[1]).toMatchObject({ method: 'cash', reference: 'Receipt 12', actor: 'staff_1' })
  })

  test('the same payment written twice is one', async () => {
    const made = payment()
    const both = await Promise.all([inTx((tx) => writePayment(tx, made)), inTx((tx) => writePayment(tx, made))])
    expect(both.toSorted()).toEqual([false, true])
  })

  test('a payment is found by each name that the gateway has for it', async () => {
    const [checkout, intent] = [`cs_${randomUUID()}`, `pi_${randomUUID()}`]
    const { id } = await written({}, { kind: 'initiated', providerRef: checkout }, { ...settled, providerRef: intent })
    expect((await findPaymentByProviderRef(ctx.db, checkout))?.id).toBe(id)
    const found = await findPaymentByProviderRef(ctx.db, intent)
    expect(found?.events.map(({ kind }) => kind)).toEqual(['initiated', 'settled'])
    expect(await findPaymentByProviderRef(ctx.db, 'pi_unknown')).toBeUndefined()
  })
})

describe('what must never be is refused by the database', () => {
  test.each([
    'payments_method_check',
    'bookings_payment_method_check',
  ])('%s takes every payment method and no other', async (name) => {
    const { rows } = await sql<{ text: string }>`
      select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${name}`.execute(ctx.db)
    const taken = [...(rows[0]?.text ?? '').matchAll(/'([a-z-]+)'/g)].map(([, method]) => method)
    expect(taken.toSorted()).toEqual(paymentMethods.toSorted())
  })

  const code = (work: Promise<unknown>) =>
    work.then(
      () => 'written',
      (error: { code?: string; constraint?: string }) => error.constraint ?? error.code,
    )

  test.each([
    ['an amount of nothing', { amountMinor: 0 }, 'payments_amount_minor_check'],
    ['a bank transfer without a reference', { method: 'bank-transfer' }, 'what_staff_record_has_a_reference'],
    ['a fee that is the whole payment', { feeMinor: 357_000 }, 'a_fee_is_a_part_of_the_payment'],
    ['cash with an empty reference', { method: 'cash', reference: '  ' }, 'payments_reference_check'],
    ['another currency without its rate', { charged: { minor: 5, currency: 'RWF' } }, 'another_currency_has_its_rate'],
    ['another amount in the same currency', { charged: { minor: 5, currency: 'USD' } }, 'the_same_currency_is_the_same_amount'],
    [
      'a rate without a source',
      { charged: { minor: 5, currency: 'RWF' }, rate: { unitsPerUnit: 1, source: '', at: start } },
      'payments_rate_source_check',
    ],
  ] as const)('%s', async (_name, over, constraint) => {
    expect(await code(inTx((tx) => writePayment(tx, payment(over))))).toBe(constraint)
  })

  test.each([
    ['a settlement of nothing', { kind: 'settled', amountMinor: 0 }],
    ['a settlement below nothing', { kind: 'settled', amountMinor: -1 }],
    ['a failure with an amount', { kind: 'failed', amountMinor: 1 }],
  ] as const)('%s', async (_name, event) => {
    const { id } = await written()
    expect(await code(write(id, event))).toBe('only_money_that_moved_is_an_amount')
  })

  test('a refund of more than is left, also by two at once that each would fit', async () => {
    const { id } = await written({}, settled)
    const half = { kind: 'refunded', amountMinor: 200_000 } as const
    const both = await Promise.all([code(write(id, half)), code(write(id, half))])
    expect(both.toSorted()).toEqual(['a_refund_is_never_more_than_settled', 'written'])
    expect(await code(write((await written()).id, { kind: 'refunded', amountMinor: 1 }))).toBe(
      'a_refund_is_never_more_than_settled',
    )
  })

  test.each([
    sql`update payments set amount_minor = 1`,
    sql`delete from payments`,
    sql`truncate payments cascade`,
    sql`update payment_events set amount_minor = 1`,
    sql`delete from payment_events`,
    sql`truncate payment_events`,
  ])('a change of the ledger, whatever it is', async (statement) => {
    expect(await code(statement.execute(ctx.db))).toBe('23001')
  })
})

describe('a notice is written once', () => {
  test('the same event id is written once, over all payments', async () => {
    const [one, other] = [await written(), await written()]
    const event = { ...settled, providerEventId: `evt_${randomUUID()}` }
    expect(await write(one.id, event)).toBe(true)
    expect(await write(one.id, event)).toBe(false)
    expect(await write(other.id, event)).toBe(false)
  })

  test('a payment settles once, whoever reports it and however many at once', async () => {
    const { id } = await written({}, { kind: 'initiated' })
    const reports = await Promise.all([
      follow(id, { ...settled, providerEventId: `evt_${randomUUID()}` }),
      follow(id, { ...settled, providerEventId: `evt_${randomUUID()}` }),
      follow(id, settled),
      follow(id, settled),
    ])
    expect(reports.filter(({ done }) => done)).toHaveLength(1)
    expect(reports.filter(({ done }) => !done).map((one) => !one.done && one.refusal)).toEqual(
      Array.from({ length: 3 }, () => ({ reason: 'changes-nothing', state: 'settled' })),
    )
    expect((await findPayment(ctx.db, id))?.events.map(({ kind }) => kind)).toEqual(['initiated', 'settled'])
  })

  test('what comes late changes nothing, and money settles what had expired', async () => {
    const { id } = await written({}, { kind: 'initiated' }, { kind: 'expired' })
    const after = await follow(id, settled)
    expect(after).toMatchObject({
      done: true,
      value: { events: [{ kind: 'initiated' }, { kind: 'expired' }, { kind: 'settled' }] },
    })
    for (const kind of ['expired', 'failed', 'pending', 'initiated'] as const)
      expect(await follow(id, { kind })).toEqual({ done: false, refusal: { reason: 'changes-nothing', state: 'settled' } })
  })

  test('a refund is refused beyond what is left, and before anything settled', async () => {
    const { id } = await written({}, { kind: 'pending' })
    expect(await follow(id, { kind: 'refunded', amountMinor: 1 })).toMatchObject({ refusal: { reason: 'nothing-settled' } })
    await follow(id, settled)
    expect(await follow(id, { kind: 'refunded', amountMinor: 357_001 })).toMatchObject({
      refusal: { reason: 'more-than-settled', refundableMinor: 357_000 },
    })
    expect(await follow(id, { kind: 'refunded', amountMinor: 357_000 })).toMatchObject({ done: true })
  })

  test('an unknown payment is refused', async () => {
    expect(await follow(randomUUID(), settled)).toEqual({ done: false, refusal: { reason: 'unknown-payment' } })
    expect(await inTx((tx) => lockPayment(tx, randomUUID()))).toBeUndefined()
  })
})

test('a transaction that waits for a payment’s lock reads what the one before has written', async () => {
  const { id } = await written()
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const locked = Promise.withResolvers<void>()
  const first = inTx(async (tx) => {
    await lockPayment(tx, id)
    locked.resolve()
    await eventually(async () => (await waiting.execute(ctx.db)).rows[0]?.count === 1)
    await writePaymentEvent(tx, id, { ...settled, actor: 'gateway', at: clock.now() })
  })
  await locked.promise
  const seen = await inTx((tx) => lockPayment(tx, id))
  await first
  expect(seen?.events.map(({ kind }) => kind)).toEqual(['settled'])
})

test('the gateway is queried for card payments that have begun and not ended, oldest first, of the last month', async () => {
  clock.set('2027-09-01T08:00:00Z')
  const begun = { kind: 'initiated' } as const
  clock.advance(-32 * 24 * 3_600_000)
  await written({}, begun)
  clock.advance(31 * 24 * 3_600_000)
  const younger = await written({}, begun, { kind: 'pending' })
  clock.advance(-3_600_000)
  const older = await written({}, begun)
  for (const kind of ['failed', 'expired'] as const) await written({}, begun, { kind })
  await written({}, begun, settled)
  await written()
  await written({ method: 'cash', reference: 'Receipt 13' }, begun)
  clock.set('2027-09-01T08:00:00Z')
  await written({}, begun)
  const pendingPayments = await listPendingCardPayments(ctx.db, clock.now())
  expect(pendingPayments.map(({ id }) => id)).toEqual([older.id, younger.id])
})
