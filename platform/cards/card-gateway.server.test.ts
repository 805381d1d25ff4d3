import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openLocalGateway } from '#tests/support/gateway/local-gateway.ts'
import { isUnavailable } from '../database/database-errors.ts'
import { openCardGateway } from './card-gateway.server.ts'
import { isGatewayAway, isGatewayRefusal, type NewCheckout } from './card-gateway.ts'

const now = new Date('2027-03-12T08:00:00Z')
const gateway = await openLocalGateway({ now: () => now })
const cards = openCardGateway(gateway.settings)
afterAll(gateway.close)
beforeEach(() => {
  gateway.behave('well')
  gateway.requests.length = 0
})

const wanted = (over: Partial<NewCheckout> = {}): NewCheckout => ({
  paymentId: randomUUID(),
  reference: 'K7QM-42XD',
  description: 'Deposit for An hour with the gorillas',
  amount: { minor: 357_000, currency: 'USD' },
  email: 'marit@example.no',
  successUrl: 'https://impamba.example/bookings/K7QM-42XD?paid=yes',
  cancelUrl: 'https://impamba.example/bookings/K7QM-42XD',
  expiresAt: new Date(now.getTime() + 35 * 60_000),
  ...over,
})

/** The gateway's last event of a type, as it would arrive: the raw body and its signature. */
function lastEvent(type: string) {
  const event = gateway.events.findLast((one) => one.type === type)
  if (!event) throw new Error(`Nothing was told of ${type}`)
  return { body: event.body, signature: gateway.sign(event.body), id: event.id }
}
function read(type: string) {
  const { body, signature } = lastEvent(type)
  return cards.readNotice(body, signature)
}
const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

async function paid(over: Partial<NewCheckout> = {}) {
  const checkout = wanted(over)
  const { ref } = await cards.createCheckout(checkout)
  await gateway.press(ref, 'pay')
  const { paymentIntent } = await cards.findCheckout(ref)
  if (!paymentIntent) throw new Error('It is not paid')
  return { ...checkout, ref, paymentIntent }
}

test('a checkout is created under our id, with the amount, and with no personal data but the address of the receipt', async () => {
  const checkout = wanted()
  const { ref, url } = await cards.createCheckout(checkout)
  expect(url).toBe(`${gateway.url}/pay/${ref}`)
  const [request] = gateway.requests
  expect(request?.key).toBe(checkout.paymentId)
  expect(Object.fromEntries(request?.form ?? [])).toEqual({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'adaptive_pricing[enabled]': 'false',
    client_reference_id: checkout.paymentId,
    customer_email: 'marit@example.no',
    'metadata[booking]': 'K7QM-42XD',
    'payment_intent_data[description]': 'Booking K7QM-42XD',
    'payment_intent_data[metadata][booking]': 'K7QM-42XD',
    'payment_intent_data[metadata][payment]': checkout.paymentId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '357000',
    'line_items[0][price_data][product_data][name]': 'Deposit for An hour with the gorillas',
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: String(now.getTime() / 1_000 + 35 * 60),
  })
})

test('from checkout to notification: open, paid, and reported with our id, the amount and the payment', async () => {
  const { paymentId, ref, paymentIntent, amount } = await paid()
  expect(await cards.findCheckout(ref)).toEqual({ ref, status: 'paid', amount, paymentIntent })
  expect(read('checkout.session.completed')).toEqual({
    done: true,
    value: {
      eventId: lastEvent('checkout.session.completed').id,
      kind: 'settled',
      paymentId,
      ref,
      paymentIntent,
      amount,
      at: now,
    },
  })
})

test.each([
  ['RWF', 5_176_500, '5176500'],
  ['UGX', 250_000, '25000000'],
  ['EUR', 12_345, '12345'],
] as const)('%s goes out as the gateway counts it and comes back as it was', async (currency, minor, onTheWire) => {
  const { ref, paymentId, paymentIntent } = await paid({ amount: { minor, currency } })
  expect(gateway.requests[0]?.form.get('line_items[0][price_data][unit_amount]')).toBe(onTheWire)
  expect((await cards.findCheckout(ref)).amount).toEqual({ minor, currency })
  expect(read('checkout.session.completed')).toMatchObject({ value: { amount: { minor, currency } } })
  await cards.refund({ paymentId, paymentIntent, amount: { minor: 1_000, currency }, idempotencyKey: randomUUID() })
  expect(read('refund.created')).toMatchObject({ value: { amount: { minor: 1_000, currency } } })
})

test('a payment that is under way is pending, and its end is reported', async () => {
  const slow = async (how: 'paid' | 'failed') => {
    const { ref } = await cards.createCheckout(wanted())
    await gateway.press(ref, 'pay-slowly')
    expect((await cards.findCheckout(ref)).status).toBe('processing')
    expect(read('checkout.session.completed')).toMatchObject({ value: { kind: 'pending' } })
    gateway.finish(ref, how)
    return (await cards.findCheckout(ref)).status
  }
  expect(await slow('paid')).toBe('paid')
  expect(read('checkout.session.async_payment_succeeded')).toMatchObject({ value: { kind: 'settled' } })
  expect(await slow('failed')).toBe('failed')
  expect(read('checkout.session.async_payment_failed')).toMatchObject({ value: { kind: 'failed' } })
})

test('a card that was refused leaves the checkout open for another card', async () => {
  const { ref } = await cards.createCheckout(wanted())
  await gateway.press(ref, 'refuse')
  expect((await cards.findCheckout(ref)).status).toBe('open')
  expect(read('payment_intent.payment_failed')).toEqual({
    done: false,
    refusal: { reason: 'not-for-us', type: 'payment_intent.payment_failed' },
  })
  await gateway.press(ref, 'pay')
  expect((await cards.findCheckout(ref)).status).toBe('paid')
})

test('the page of the local gateway has a button for each way it can go, and the way back', async () => {
  const { ref, url } = await cards.createCheckout(wanted())
  const html = await (await fetch(url)).text()
  expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual(['Pay', 'Pay slowly', 'Refuse', 'Back'])
  expect(html).toContain('Deposit for An hour with the gorillas')
  expect(await gateway.press(ref, 'back')).toBe('https://impamba.example/bookings/K7QM-42XD')
  expect((await cards.findCheckout(ref)).status).toBe('open')
})

test('a closed checkout takes no money; one that was paid a moment before is returned as paid', async () => {
  const { ref } = await cards.createCheckout(wanted())
  expect((await cards.expireCheckout(ref)).status).toBe('expired')
  expect(read('checkout.session.expired')).toMatchObject({ value: { kind: 'expired', ref } })
  await gateway.press(ref, 'pay')
  expect((await cards.expireCheckout(ref)).status).toBe('expired')
  expect((await cards.expireCheckout((await paid()).ref)).status).toBe('paid')
})

test('the same payment requested twice is one checkout, also where the first answer was lost on its way', async () => {
  const checkout = wanted()
  const before = gateway.checkouts.size
  gateway.behave('silent')
  expect(isGatewayAway(await thrownBy(cards.createCheckout(checkout)))).toBe(true)
  gateway.behave('well')
  const [first, second] = await Promise.all([cards.createCheckout(checkout), cards.createCheckout(checkout)])
  expect(first).toEqual(second)
  expect(gateway.checkouts.size).toBe(before + 1)
})

test('the same payment with another amount is refused, not charged', async () => {
  const checkout = wanted()
  await cards.createCheckout(checkout)
  const changed = { ...checkout, amount: { minor: 1_000, currency: 'USD' } as const }
  expect(isGatewayRefusal(await thrownBy(cards.createCheckout(changed)))).toBe(true)
})

test('a checkout that would close within half an hour is refused', async () => {
  const soon = wanted({ expiresAt: new Date(now.getTime() + 29 * 60_000) })
  expect(isGatewayRefusal(await thrownBy(cards.createCheckout(soon)))).toBe(true)
})

test.each(['broken', 'gone'] as const)('a gateway that is %s is away, which is not the database', async (manner) => {
  gateway.behave(manner)
  const error = await thrownBy(cards.createCheckout(wanted()))
  expect([isGatewayAway(error), isGatewayRefusal(error), isUnavailable(error)]).toEqual([true, false, false])
  // Tried three times in all, each under the same key.
  expect(gateway.requests).toHaveLength(3)
  expect(new Set(gateway.requests.map(({ key }) => key)).size).toBe(1)
})

test('a gateway that does not answer is unavailable', async () => {
  const nowhere = openCardGateway({ ...gateway.settings, apiUrl: 'http://127.0.0.1:1' })
  const error = await thrownBy(nowhere.findCheckout('cs_1'))
  expect([isGatewayAway(error), isUnavailable(error)]).toEqual([true, false])
})

test('a wrong key and a checkout that is not there are refusals: they fail again', async () => {
  const stranger = openCardGateway({ ...gateway.settings, secretKey: 'sk_test_wrong' })
  expect(isGatewayRefusal(await thrownBy(stranger.createCheckout(wanted())))).toBe(true)
  expect(isGatewayRefusal(await thrownBy(cards.findCheckout('cs_unknown')))).toBe(true)
  expect(isGatewayRefusal(await thrownBy(cards.expireCheckout('cs_unknown')))).toBe(true)
})

test('a refund is made once for its key, reported once whatever events come, and never above what was paid', async () => {
  const { paymentId, paymentIntent } = await paid()
  const part = { paymentId, paymentIntent, amount: { minor: 100_000, currency: 'USD' }, idempotencyKey: randomUUID() } as const
  const { ref } = await cards.refund(part)
  expect(await cards.refund(part)).toEqual({ ref })
  const reported = { done: true, value: { kind: 'refunded', eventId: ref, ref, paymentId, paymentIntent, amount: part.amount } }
  expect(read('refund.created')).toMatchObject(reported)
  expect(read('refund.updated')).toMatchObject(reported)
  expect(read('charge.refunded')).toMatchObject({ refusal: { reason: 'not-for-us' } })
  const rest = { ...part, idempotencyKey: randomUUID(), amount: { minor: 257_001, currency: 'USD' } as const }
  expect(isGatewayRefusal(await thrownBy(cards.refund(rest)))).toBe(true)
})

test('a refund whose key is the id of the payment is not taken for its checkout', async () => {
  const { paymentId, paymentIntent, amount } = await paid()
  expect((await cards.refund({ paymentId, paymentIntent, amount, idempotencyKey: paymentId })).ref).toMatch(/^re_/)
})

test('a refund that fails later is reported once', async () => {
  const { paymentId, paymentIntent, amount } = await paid()
  const { ref } = await cards.refund({ paymentId, paymentIntent, amount, idempotencyKey: randomUUID() })
  gateway.failRefund(ref)
  const failed = { value: { kind: 'refund-failed', eventId: `${ref}:failed`, paymentId } }
  expect(read('refund.updated')).toMatchObject(failed)
  expect(read('refund.failed')).toMatchObject(failed)
})

test('a refund made in the gateway’s dashboard has the gateway’s id of the payment', async () => {
  const { paymentIntent } = await paid()
  gateway.refundAtGateway(paymentIntent, 500)
  expect(read('refund.created')).toMatchObject({ value: { kind: 'refunded', paymentId: null, paymentIntent } })
})

test('what something else sells through the same account is not for us', async () => {
  for (const reference of [null, 'order 12', `${randomUUID()}'`]) {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      data: { object: { id: 'cs_1', client_reference_id: reference, payment_status: 'paid', amount_total: 1, currency: 'usd' } },
    })
    expect(cards.readNotice(body, gateway.sign(body))).toMatchObject({ refusal: { reason: 'not-for-us' } })
  }
})

const wrong = { done: false, refusal: { reason: 'signature-wrong' } }

test('a notice is refused with another secret, a changed body, an old signature or none', async () => {
  await paid()
  const { body, signature } = lastEvent('checkout.session.completed')
  const old = Math.floor(Date.now() / 1_000) - 301
  expect(cards.readNotice(body, signature).done).toBe(true)
  expect(cards.readNotice(new TextEncoder().encode(body), signature).done).toBe(true)
  expect(cards.readNotice(body, gateway.sign(body, 'whsec_another'))).toEqual(wrong)
  expect(cards.readNotice(body.replace('357000', '357001'), signature)).toEqual(wrong)
  expect(cards.readNotice(`${body} `, signature)).toEqual(wrong)
  expect(cards.readNotice(body, gateway.sign(body, undefined, old))).toEqual(wrong)
  expect(cards.readNotice(body, null)).toEqual(wrong)
  expect(cards.readNotice('', signature)).toEqual(wrong)
})

test('whatever is sent without the secret is refused as a value, and nothing is thrown', () => {
  const header = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.integer(), fc.stringMatching(/^[0-9a-f]{64}$/)).map(([time, digits]) => `t=${time},v1=${digits}`),
    fc
      .tuple(fc.string(), fc.string())
      .map(([secret, body]) => Stripe.webhooks.generateTestHeaderString({ payload: body, secret: `x${secret}` })),
    fc.constantFrom('t=,v1=', 'v1=,t=9999999999999', 't=1,v0=abc', ',,,', 't=NaN,v1=NaN'),
  )
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.uint8Array()), header, (body, signature) => {
      expect(cards.readNotice(body, signature)).toEqual(wrong)
    }),
    { numRuns: 2_000 },
  )
})
