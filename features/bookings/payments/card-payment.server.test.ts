import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { accountNow, alertsOf, amend, bookingNow, cancelled, heldBooking, marit } from '#tests/support/cast.ts'
import { atTheGateway, heldByCard } from '#tests/support/cast-by-card.ts'
import { takeCards } from '#tests/support/gateway/take-cards.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { listEvents, listTravellers } from '../reads.server.ts'
import { pollCardPayments } from './poll-card-payments.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { takeCardNotice } from './take-card-notice.server.ts'

/** Bookings that are paid by card, with the real database and the real SDK before a local gateway. */
const { ctx, clock, runJobs, emails } = await testContext()
const { gateway, cards } = await takeCards({ ctx, clock })
const minute = 60_000

beforeEach(() => {
  gateway.behave('well')
})

/** Every notice of the gateway so far, read by its signature and taken, in this order. */
async function takeNotices(events: readonly { body: string }[]) {
  const answers: string[] = []
  for (const { body } of events) {
    const read = cards.readNotice(body, gateway.sign(body))
    const taken = read.done ? await takeCardNotice(ctx, read.value) : read
    answers.push(taken.done ? 'done' : taken.refusal.reason)
  }
  return answers
}

const eventsOf = (ref: string) => gateway.events.filter(({ body }) => body.includes(ref))

test('paid at the gateway and reported by its webhook: confirmed once, however often it is reported', async () => {
  const { booking } = await heldByCard(ctx, 4, 2)
  const ref = await atTheGateway(ctx, booking.id)
  await gateway.press(ref, 'pay')
  const events = eventsOf(ref)
  expect(await takeNotices([...events, ...events, ...events])).toEqual(Array.from({ length: events.length * 3 }, () => 'done'))
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'confirmed' })
  expect(await accountNow(ctx, booking.id)).toMatchObject({ paidMinor: booking.depositMinor })
  expect((await listEvents(ctx.db, booking.id)).map(({ event }) => event)).toEqual(['reserve', 'settle'])
  await runJobs()
  const receipts = emails.filter(({ subject }) => subject.includes(booking.reference) && subject.includes('we have received'))
  expect(receipts).toHaveLength(1)
})

test('whoever pays by card comes back to the booking’s page in the language of the booking', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  await sql`update bookings set language = 'fr' where id = ${booking.id}`.execute(ctx.db)
  await startCardPayment({ ...ctx, words: shippedLanguages().words }, booking.id, 'due')
  const page = `http://localhost:3000/fr/bookings/${booking.reference}`
  const form = gateway.requests.findLast(({ path }) => path === '/v1/checkout/sessions')?.form
  expect([form?.get('success_url'), form?.get('cancel_url')]).toEqual([`${page}?paid=card`, `${page}?paid=not`])
})

test('two presses at once lead to one checkout', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const [one, two] = await Promise.all([1, 2].map(() => startCardPayment(ctx, booking.id, 'due')))
  expect(one).toEqual(two)
  expect(await listPayments(ctx.db, booking.id)).toHaveLength(1)
})

test('paid, and the webhook lost: the poller queries the gateway and the booking is confirmed', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const ref = await atTheGateway(ctx, booking.id)
  await gateway.press(ref, 'pay')
  expect(await pollCardPayments(ctx)).toBe(0)
  clock.advance(2 * minute)
  expect(await pollCardPayments(ctx)).toBe(1)
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'confirmed' })
  await takeNotices(eventsOf(ref))
  expect(await accountNow(ctx, booking.id)).toMatchObject({ paidMinor: booking.depositMinor })
  expect(await pollCardPayments(ctx)).toBe(0)
})

test('paid after the hold ended: taken again where there is room, to be given back where there is none', async () => {
  const free = await heldByCard(ctx, 1, 1)
  const gone = await heldByCard(ctx, 1, 1)
  const refs = [await atTheGateway(ctx, free.booking.id), await atTheGateway(ctx, gone.booking.id)]
  clock.advance(31 * minute)
  await expireBookings(ctx)
  await heldBooking(ctx, gone.trek.slug, 1)
  for (const ref of refs) await gateway.press(ref, 'pay')
  await takeNotices(refs.flatMap(eventsOf))
  expect(await bookingNow(ctx, free.booking.id)).toMatchObject({ state: 'confirmed' })
  const lost = await bookingNow(ctx, gone.booking.id)
  expect(lost).toMatchObject({ state: 'expired' })
  expect(await accountNow(ctx, lost.id)).toMatchObject({ status: 'refund-due', refundDueMinor: lost.depositMinor })
  expect(await alertsOf(ctx, lost.id)).toHaveLength(1)
})

test('a hold that ends closes its checkout: it cannot be paid any more', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const ref = await atTheGateway(ctx, booking.id)
  clock.advance(31 * minute)
  await expireBookings(ctx)
  await runJobs()
  expect(await cards.findCheckout(ref)).toMatchObject({ status: 'expired' })
  expect(await startCardPayment(ctx, booking.id, 'due')).toMatchObject({ refusal: { reason: 'nothing-due' } })
})

test.each([
  'due',
  'all',
] as const)('once one of two checkouts is paid (%s), the other is closed, and the customer cannot pay twice', async (paid) => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const open = async (what: 'due' | 'all') => {
    const started = await startCardPayment(ctx, booking.id, what)
    return started.done ? (started.value.split('/').at(-1) ?? '') : ''
  }
  const refs = { due: await open('due'), all: await open('all') }
  expect(refs.due).not.toBe(refs.all)
  await gateway.press(refs[paid], 'pay')
  await takeNotices(eventsOf(refs[paid]))
  await runJobs()
  expect(await cards.findCheckout(refs[paid === 'due' ? 'all' : 'due'])).toMatchObject({ status: 'expired' })
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'confirmed' })
})

test('a checkout of the amount from before a change is closed with the change', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const ref = await atTheGateway(ctx, booking.id)
  const party = [...(await listTravellers(ctx.db, booking.id)), marit]
  expect(await amend(ctx, booking.id, { order: booking.order, party })).toMatchObject({ done: true })
  await runJobs()
  expect(await cards.findCheckout(ref)).toMatchObject({ status: 'expired' })
})

test('a refund above what is left is not added, and staff get one alert', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const ref = await atTheGateway(ctx, booking.id)
  await gateway.press(ref, 'pay')
  await takeNotices(eventsOf(ref))
  const [payment] = await listPayments(ctx.db, booking.id)
  if (!payment) throw new Error('No payment')
  const notice = {
    eventId: 're_too_much',
    kind: 'refunded',
    paymentId: payment.id,
    ref: 're_too_much',
    paymentIntent: null,
    amount: { minor: payment.charged.minor + 1, currency: payment.charged.currency },
    at: clock.now(),
  } as const
  const before = (await alertsOf(ctx, booking.id)).length
  for (const _ of [1, 2]) expect(await takeCardNotice(ctx, notice)).toMatchObject({ done: true })
  expect(await accountNow(ctx, booking.id)).toMatchObject({ paidMinor: payment.amountMinor })
  expect(await alertsOf(ctx, booking.id)).toHaveLength(before + 1)
})

test('a payment that is under way gives its hold ten minutes more, once', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const ref = await atTheGateway(ctx, booking.id)
  await gateway.press(ref, 'pay-slowly')
  await takeNotices([...eventsOf(ref), ...eventsOf(ref)])
  const longer = new Date((booking.holdEndsAt?.getTime() ?? 0) + 10 * minute)
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'on-hold', holdEndsAt: longer, cardGrace: true })
  gateway.finish(ref, 'paid')
  await takeNotices(eventsOf(ref))
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'confirmed' })
})

test('a notification of an unknown payment is an alert with its amount, once', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const ref = await atTheGateway(ctx, booking.id)
  await gateway.press(ref, 'pay')
  const [event] = eventsOf(ref).slice(-1)
  const read = event && cards.readNotice(event.body, gateway.sign(event.body))
  if (!read?.done) throw new Error('No notice')
  const strange = { ...read.value, paymentId: '00000000-0000-4000-8000-000000000000', eventId: 'evt_strange' }
  const before = (await listOpenAlerts(ctx.db, { limit: 99 })).length
  for (const _ of [1, 2]) expect(await takeCardNotice(ctx, strange)).toMatchObject({ refusal: { reason: 'payment-unknown' } })
  expect(await listOpenAlerts(ctx.db, { limit: 99 })).toHaveLength(before + 1)
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'on-hold' })
})

test('an unavailable gateway takes nothing and has a message; the next press pays the same payment', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  gateway.behave('gone')
  expect(await startCardPayment(ctx, booking.id, 'due')).toMatchObject({ refusal: { reason: 'gateway-away' } })
  gateway.behave('well')
  expect(await startCardPayment(ctx, booking.id, 'due')).toMatchObject({ done: true })
  expect(await listPayments(ctx.db, booking.id)).toHaveLength(1)
})

test('the refund of a cancelled booking goes back by the gateway, once, whoever reports it first', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const ref = await atTheGateway(ctx, booking.id)
  await gateway.press(ref, 'pay')
  await takeNotices(eventsOf(ref))
  await cancelled(ctx, booking.id)
  const { chargedMinor: feeMinor, refundDueMinor: refundMinor } = await accountNow(ctx, booking.id)
  const [payment] = await listPayments(ctx.db, booking.id)
  if (!payment) throw new Error('No payment')
  const input = {
    paymentId: payment.id,
    amountMinor: refundMinor,
    reference: '',
    actor: 'Owner',
    seenEvents: payment.events.length,
  }
  gateway.behave('silent')
  expect(await refundPayment(ctx, booking.id, input)).toMatchObject({ refusal: { reason: 'gateway-away' } })
  gateway.behave('well')
  const known = gateway.events.length
  expect(await refundPayment(ctx, booking.id, input)).toMatchObject({ done: true })
  await takeNotices(gateway.events.slice(Math.max(0, known - 2)).filter(({ body }) => body.includes('refund')))
  const account = await accountNow(ctx, booking.id)
  expect(account).toMatchObject({ status: 'refunded', refundDueMinor: 0, paidMinor: feeMinor })
})

test('the ledger itself refuses to be changed', async () => {
  for (const statement of [sql`update payment_events set amount_minor = 1`, sql`delete from payments`])
    await expect(statement.execute(ctx.db)).rejects.toThrow()
})
