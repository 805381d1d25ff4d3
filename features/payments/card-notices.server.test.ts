import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Notice } from '#platform/cards/card-gateway.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { takeCards } from '#tests/support/gateway/take-cards.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { Currency } from '#values/money.ts'
import { chargeFor, worthOf, worthOfRefund } from './charge.ts'
import { checkoutEnd } from './checkout-end.ts'
import { followPayment } from './follow-payment.server.ts'
import { paidOf, paymentState } from './ledger.ts'
import type { StoredPayment } from './payment.ts'
import { findPayment, findPaymentByProviderRef, listPayments, listPendingCardPayments } from './reads.server.ts'
import { writePayment } from './write-payment.server.ts'
import { writePaymentEvent } from './write-payment-event.server.ts'

/** The whole way of a card with the real database, the real SDK and a local gateway, but for the booking that it moves. */
const { ctx, clock } = await testContext()
const { gateway, cards } = await takeCards({ ctx, clock })
const bookingId = await bareBooking(ctx.db)

const answers: (string | Notice['kind'])[] = []

/** The webhook: it checks the signature, then writes to the ledger. */
const receiver = createServer(async (request, response) => {
  const read = cards.readNotice(await text(request), [request.headers['stripe-signature']].flat()[0] ?? null)
  answers.push(read.done ? await note(read.value) : read.refusal.reason)
  response.writeHead(!read.done && read.refusal.reason === 'signature-wrong' ? 400 : 200).end()
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
gateway.deliverTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`)
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  gateway.loseWebhooks(false)
  answers.length = 0
})

async function note(notice: Notice): Promise<string> {
  const { kind, paymentId, paymentIntent, ref, eventId, amount, at } = notice
  if (kind === 'refund-failed') return kind
  const known = paymentId ?? (paymentIntent && (await findPaymentByProviderRef(ctx.db, paymentIntent))?.id)
  const payment = known ? await findPayment(ctx.db, known) : undefined
  if (!payment) return 'unknown-payment'
  const worth = (kind === 'refunded' ? worthOfRefund : worthOf)(payment, amount)
  if (!worth.done) return worth.refusal.reason
  const event = {
    kind,
    amountMinor: kind === 'settled' || kind === 'refunded' ? worth.value : 0,
    providerEventId: eventId,
    providerRef: kind === 'settled' ? paymentIntent : ref,
    actor: 'gateway',
    at,
  }
  const outcome = await ctx.db.transaction().execute((tx) => followPayment(tx, payment.id, event))
  return outcome.done ? kind : outcome.refusal.reason
}

/** A payment by card up to the point where the visitor sees the gateway's page. */
async function atTheGateway(amountMinor = 357_000, currency: Currency = 'USD'): Promise<{ id: string; ref: string }> {
  const amount = { minor: amountMinor, currency: 'USD' } as const
  const rate = { unitsPerUnit: 1_450, source: 'Bank of Kigali, selling', at: clock.now() }
  const charge = chargeFor(amount, currency, rate)
  const at = clock.now()
  const payment = { id: randomUUID(), bookingId, method: 'card', amountMinor, currency: 'USD', ...charge } as const
  await ctx.db.transaction().execute((tx) => writePayment(tx, { ...payment, reference: null, actor: 'visitor', createdAt: at }))
  const { ref, url } = await cards.createCheckout({
    paymentId: payment.id,
    reference: 'K7QM-42XD',
    description: 'Deposit for a journey',
    amount: charge.charged,
    email: 'marit@example.no',
    successUrl: 'http://localhost:3000/bookings/K7QM-42XD',
    cancelUrl: 'http://localhost:3000/bookings/K7QM-42XD',
    expiresAt: checkoutEnd(at, null),
  })
  const event = { kind: 'initiated', providerRef: ref, providerUrl: url, actor: 'visitor', at } as const
  await ctx.db.transaction().execute((tx) => writePaymentEvent(tx, payment.id, event))
  return { id: payment.id, ref }
}

async function stored(id: string): Promise<StoredPayment> {
  const payment = await findPayment(ctx.db, id)
  if (!payment) throw new Error('It is not there')
  return payment
}
const stateOf = async (id: string) => paymentState((await stored(id)).events)
const lastEvent = (type: string) => gateway.events.findLast((event) => event.type === type)?.id ?? ''

test('a card is paid: the visitor comes back to a payment that has settled', async () => {
  const { id, ref } = await atTheGateway()
  expect(await gateway.press(ref, 'pay')).toBe('http://localhost:3000/bookings/K7QM-42XD')
  expect(answers).toEqual(['settled'])
  expect(paidOf([await stored(id)])).toEqual({ paidMinor: 357_000, refundedMinor: 0 })
})

test('francs that are charged settle the dollars that were due', async () => {
  const { id, ref } = await atTheGateway(357_010, 'RWF')
  await gateway.press(ref, 'pay')
  expect(gateway.checkouts.get(ref)).toMatchObject({ amount: 5_176_645, currency: 'rwf' })
  expect(paidOf([await stored(id)]).paidMinor).toBe(357_010)
})

test('a notice that comes again changes nothing, however often and however many at once', async () => {
  const { id, ref } = await atTheGateway()
  await gateway.press(ref, 'pay')
  const event = lastEvent('checkout.session.completed')
  const statuses = await Promise.all(Array.from({ length: 12 }, () => gateway.sendAgain(event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(answers.slice(1)).toEqual(Array.from({ length: 12 }, () => 'changes-nothing'))
  expect((await stored(id)).events.map(({ kind }) => kind)).toEqual(['initiated', 'settled'])
})

test('notices that come in the wrong order leave the payment settled', async () => {
  const { id, ref } = await atTheGateway()
  gateway.loseWebhooks(true)
  await gateway.press(ref, 'pay-slowly')
  gateway.finish(ref, 'paid')
  await gateway.sendAgain(lastEvent('checkout.session.async_payment_succeeded'))
  await gateway.sendAgain(lastEvent('checkout.session.completed'))
  expect(answers).toEqual(['settled', 'changes-nothing'])
  expect(await stateOf(id)).toBe('settled')
})

test('a payment whose webhook is lost is found by asking, and the webhook that comes after all changes nothing', async () => {
  const { id, ref } = await atTheGateway()
  gateway.loseWebhooks(true)
  await gateway.press(ref, 'pay')
  expect(await stateOf(id)).toBe('initiated')
  clock.advance(60_000)
  const open = await listPendingCardPayments(ctx.db, clock.now())
  expect(open.map((payment) => payment.id)).toEqual([id])
  const found = await cards.findCheckout(ref)
  expect(found.status).toBe('paid')
  const event = {
    kind: 'settled',
    amountMinor: 357_000,
    providerRef: found.paymentIntent,
    actor: 'clock',
    at: clock.now(),
  } as const
  await ctx.db.transaction().execute((tx) => followPayment(tx, id, event))
  await gateway.sendAgain(lastEvent('checkout.session.completed'))
  expect(answers).toEqual(['changes-nothing'])
  expect(paidOf([await stored(id)]).paidMinor).toBe(357_000)
  expect(await listPendingCardPayments(ctx.db, clock.now())).toEqual([])
})

test('a slow payment is pending, then paid or failed as it ends', async () => {
  const paid = await atTheGateway()
  await gateway.press(paid.ref, 'pay-slowly')
  expect(await stateOf(paid.id)).toBe('pending')
  gateway.finish(paid.ref, 'paid')
  const failed = await atTheGateway()
  await gateway.press(failed.ref, 'pay-slowly')
  gateway.finish(failed.ref, 'failed')
  await gateway.delivered()
  expect([await stateOf(paid.id), await stateOf(failed.id)]).toEqual(['settled', 'failed'])
})

test('an unpaid checkout expires, and nothing is paid', async () => {
  const { id, ref } = await atTheGateway()
  gateway.expire(ref)
  await gateway.delivered()
  expect(await stateOf(id)).toBe('expired')
  expect(await gateway.press(ref, 'pay')).toBeNull()
  expect(paidOf([await stored(id)]).paidMinor).toBe(0)
})

test('a forged notice is refused and writes nothing', async () => {
  const { id, ref } = await atTheGateway()
  gateway.loseWebhooks(true)
  await gateway.press(ref, 'pay')
  const body = gateway.events.at(-1)?.body ?? ''
  const honest = gateway.sign(body)
  const forged: [string, string][] = [
    [body, gateway.sign(body, 'whsec_stolen')],
    [body.replace('357000', '1'), honest],
    [body, honest.replace(/v1=(.)/, (_all, first) => `v1=${first === '0' ? '1' : '0'}`)],
    [body, 't=1,v1='],
    [body, ''],
  ]
  for (const [words, signature] of forged) expect(await gateway.forge(words, signature)).toBe(400)
  expect(await stateOf(id)).toBe('initiated')
  expect(await gateway.forge(body, honest)).toBe(200)
  expect(await stateOf(id)).toBe('settled')
})

test('a notification of an unknown payment is distinguished from one in another currency', async () => {
  const stranger = { id: 'evt_x', object: 'event', type: 'checkout.session.completed', created: 1 }
  const of = (id: string, currency: string) => {
    const object = { id: 'cs_x', client_reference_id: id, payment_status: 'paid', amount_total: 357_000, currency }
    return JSON.stringify({ ...stranger, data: { object: { ...object, payment_intent: 'pi_x' } } })
  }
  const { id } = await atTheGateway()
  for (const body of [of(randomUUID(), 'usd'), of(id, 'eur')]) await gateway.forge(body, gateway.sign(body))
  expect(answers).toEqual(['unknown-payment', 'currency-differs'])
  expect(await stateOf(id)).toBe('initiated')
})

test('a refund of ours is counted once, though the gateway reports it three times', async () => {
  const { id, ref } = await atTheGateway()
  await gateway.press(ref, 'pay')
  const paymentIntent = (await stored(id)).events.at(-1)?.providerRef ?? ''
  const amount = { minor: 100_000, currency: 'USD' } as const
  const refund = await cards.refund({ paymentId: id, paymentIntent, amount, idempotencyKey: randomUUID() })
  const event = { kind: 'refunded', amountMinor: 100_000, providerEventId: refund.ref, providerRef: refund.ref } as const
  await ctx.db.transaction().execute((tx) => followPayment(tx, id, { ...event, actor: 'staff_1', at: clock.now() }))
  await gateway.delivered()
  expect(paidOf([await stored(id)])).toEqual({ paidMinor: 257_000, refundedMinor: 100_000 })
  expect(await stateOf(id)).toBe('part-refunded')
})

test('a refund made in the gateway’s dashboard finds its payment', async () => {
  const { id, ref } = await atTheGateway()
  await gateway.press(ref, 'pay')
  gateway.refundAtGateway((await stored(id)).events.at(-1)?.providerRef ?? '', 357_000)
  await gateway.delivered()
  expect(await stateOf(id)).toBe('refunded')
  expect((await listPayments(ctx.db, bookingId)).find((payment) => payment.id === id)?.events.at(-1)?.providerRef).toMatch(/^re_/)
})
