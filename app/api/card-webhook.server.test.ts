import { beforeEach, expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { startCardPayment } from '#features/bookings/payments/start-card-payment.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { routerPages } from '#server/http/router-pages.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { closeDatabase } from '#tests/support/databases.ts'
import { takeCards } from '#tests/support/gateway/take-cards.ts'
import { openFront } from '#tests/support/open-front.ts'
import { smallSite } from '#tests/support/small-site.tsx'
import { testContext } from '#tests/support/test-context.ts'
import * as webhook from './card-webhook.ts'

const parts = await testContext()
const { ctx, logged, database } = parts
const { gateway } = await takeCards(parts)

const path = 'api/card/webhook'
const route = { id: path, parentId: 'root', path, caseSensitive: undefined, module: webhook } as const
const build = { ...smallSite, routes: { ...smallSite.routes, [path]: route } }
const security = { publicUrl: 'https://impamba.example', development: false }
const { url } = await openFront(ctx, {
  pages: routerPages({ build: build as unknown as typeof smallSite, ctx, security }),
  security,
})
const address = `${url}/${path}`
gateway.deliverTo(address)

beforeEach(() => {
  gateway.loseWebhooks(false)
  logged.length = 0
})

/** A booking whose deposit is being paid by card: its id, and the gateway's name of the checkout. */
async function payingByCard() {
  const { slug } = await gorillaTrek(ctx, { seats: 8 })
  const { id } = await heldBooking(ctx, slug, 2)
  const started = await startCardPayment(ctx, id, 'due')
  if (!started.done) throw new Error(`No checkout: ${started.refusal.reason}`)
  return { id, ref: started.value.split('/').at(-1) ?? '' }
}

const settledOf = async (id: string) =>
  (await listPayments(ctx.db, id)).flatMap(({ events }) => events.filter(({ kind }) => kind === 'settled'))

test('a notice of the gateway, which sends no origin and no cookie, settles the payment and confirms the booking', async () => {
  const { id, ref } = await payingByCard()
  await gateway.press(ref, 'pay')
  await gateway.delivered()
  expect((await findBooking(ctx.db, id))?.state).toBe('confirmed')
  expect(await settledOf(id)).toHaveLength(1)
})

test('the same notice again is answered as if it were new, and changes nothing', async () => {
  const { id, ref } = await payingByCard()
  await gateway.press(ref, 'pay')
  await gateway.delivered()
  const event = gateway.events.at(-1)?.id ?? ''
  expect([await gateway.sendAgain(event), await gateway.sendAgain(event)]).toEqual([200, 200])
  expect(await settledOf(id)).toHaveLength(1)
})

test('a wrong signature is a 400 that logs nothing of the notification, and no money moves', async () => {
  const { id, ref } = await payingByCard()
  gateway.loseWebhooks(true)
  await gateway.press(ref, 'pay')
  const body = gateway.events.at(-1)?.body ?? ''
  expect(await gateway.forge(body, gateway.sign(body, 'whsec_of_somebody_else'))).toBe(400)
  expect(await gateway.forge(body.replace('paid', 'free'), gateway.sign(body))).toBe(400)
  expect((await fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })).status).toBe(400)
  expect(await settledOf(id)).toEqual([])
  expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(3)
  expect(JSON.stringify(logged)).not.toContain(ref)
})

test('events about other sales of the same account are acknowledged and ignored', async () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', created: 0, data: { object: {} } })
  expect(await gateway.forge(body, gateway.sign(body))).toBe(200)
})

test.each([
  'refund.created',
  'refund.updated',
  'refund.failed',
  'checkout.session.completed',
  'checkout.session.expired',
])('a signed %s of a shape that we do not know is a 400, logged once, and no money moves', async (type) => {
  const { id } = await payingByCard()
  for (const object of [null, [], 'text', 7, {}, { id: 'x', amount: 'much', currency: 5 }]) {
    logged.length = 0
    const body = JSON.stringify({ id: 'evt_odd', object: 'event', type, created: 0, data: { object } })
    expect([object, await gateway.forge(body, gateway.sign(body))]).toEqual([object, 400])
    expect(logged.map(({ level }) => level)).toEqual(['error'])
  }
  expect(await settledOf(id)).toEqual([])
})

test('a payment that is unknown here is acknowledged, so that it is not sent for days, and staff get an alert', async () => {
  const { ref } = await payingByCard()
  gateway.loseWebhooks(true)
  await gateway.press(ref, 'pay')
  const checkout = gateway.checkouts.get(ref)
  const body = (gateway.events.at(-1)?.body ?? '').replaceAll(
    checkout?.clientReference ?? '',
    '00000000-0000-4000-8000-000000000000',
  )
  expect(await gateway.forge(body, gateway.sign(body))).toBe(200)
  expect((await listOpenAlerts(ctx.db, { limit: 10 })).map(({ text }) => text).join('\n')).toContain('for an unknown payment')
})

test('a refund that is reported before its payment is refused at first, and accepted when it is sent again', async () => {
  const { id, ref } = await payingByCard()
  gateway.loseWebhooks(true)
  await gateway.press(ref, 'pay')
  const paid = gateway.events.at(-1)?.id ?? ''
  const { intent, clientReference } = gateway.checkouts.get(ref) ?? {}
  gateway.refundAtGateway(intent?.id ?? '', 1_000)
  const sent = JSON.parse(gateway.events.findLast(({ type }) => type === 'refund.created')?.body ?? '')
  sent.data.object.metadata = { payment: clientReference }
  const refund = JSON.stringify(sent)
  expect(await gateway.forge(refund, gateway.sign(refund))).toBe(409)
  expect(await gateway.sendAgain(paid)).toBe(200)
  expect(await gateway.forge(refund, gateway.sign(refund))).toBe(200)
  const kinds = (await listPayments(ctx.db, id)).flatMap(({ events }) => events.map(({ kind }) => kind))
  expect(kinds).toEqual(['initiated', 'settled', 'refunded'])
})

test('a body larger than any notification is refused unread, and the address shows nothing and is never cached', async () => {
  const body = JSON.stringify({ much: 'x'.repeat(600_000) })
  expect(await gateway.forge(body, gateway.sign(body))).toBe(413)
  const shown = await fetch(address)
  expect(shown.status).toBe(405)
  expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
})

test('while the database is away a notice is a 503, which comes again, and is taken then', async () => {
  const { id, ref } = await payingByCard()
  gateway.loseWebhooks(true)
  await gateway.press(ref, 'pay')
  const body = gateway.events.at(-1)?.body ?? ''
  await closeDatabase(database, true)
  expect(await gateway.forge(body, gateway.sign(body))).toBe(503)
  await closeDatabase(database, false)
  expect(JSON.stringify(logged)).not.toContain(ref)
  expect(await gateway.forge(body, gateway.sign(body))).toBe(200)
  expect(await settledOf(id)).toHaveLength(1)
})

test('whatever kind of body is sent, and however large its signature, nothing is taken that is not signed', async () => {
  const send = async (body: string, headers: Record<string, string>) =>
    (await fetch(address, { method: 'POST', body, headers })).status
  const signature = gateway.sign('{}', 'whsec_of_somebody_else')
  const kinds = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'x']
  for (const type of kinds) {
    for (const body of ['{}', '', '[', '{"__proto__":{"id":1}}', '['.repeat(100_000), '\0', 'id=evt_1'])
      expect(await send(body, { 'Content-Type': type, 'Stripe-Signature': signature })).toBe(400)
  }
  for (const strange of [
    '',
    't=',
    'v1=',
    't=1,v1=',
    't=99999999999999999999,v1=00',
    `t=1${',v1=00'.repeat(2_000)}`,
    ',,,,',
    't=NaN,v1=x',
  ])
    expect(await send('{}', { 'Content-Type': 'application/json', 'Stripe-Signature': strange })).toBe(400)
  expect(await send('{}', { 'Content-Type': 'application/json', 'Stripe-Signature': 'x'.repeat(20_000) })).toBe(431)
})

test('a notice that a browser brings from another site is refused before it is read', async () => {
  const body = JSON.stringify({ id: 'evt_1' })
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': gateway.sign(body), Origin: 'https://evil.example' }
  expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(403)
})
