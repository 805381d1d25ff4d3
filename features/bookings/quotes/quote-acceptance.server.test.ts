import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Member, partyOfUnnamed, unnamed } from '#features/orders/order.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import {
  accountNow,
  alertsOf,
  bookingNow,
  contact,
  gorillaTrek,
  heldBooking,
  leavePermits,
  paid,
  seatsOn,
  seatsTaken,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { usd } from '#values/money.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { recordPayment } from '../payments/record-payment.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { bookForCaller } from '../placing/book-for-caller.server.ts'
import { listEvents } from '../reads.server.ts'
import { acceptForCustomer } from './accept-for-customer.server.ts'
import { acceptQuote } from './accept-quote.server.ts'
import { quoteOrder } from './quote-order.server.ts'

const shownTerms = { agreedTerms: defaultSettings.termsVersion, language: 'en' }
const { ctx, clock, emails, runJobs } = await testContext()
const day = 24 * 3_600_000
const by = { actor: 'Owner', text: 'Yes on WhatsApp' }

/** A quotation for so many on a departure of the trek, as staff send it. */
async function quoted(of: { slug: string }, party = partyOfUnnamed(2)) {
  const order = seatsOn(of.slug)
  const priced = await quoteOrder(ctx.db, order, party, clock.now())
  if (!priced.done) throw new Error(priced.refusal.reason)
  const agreedTotalMinor = priced.value.quote.schedule.totalMinor
  const input = {
    way: 'quote',
    order,
    party,
    contact,
    message: '',
    agreedTotalMinor,
    formKey: randomUUID(),
    by: { actor: 'Owner', channel: 'phone', source: null },
  } as const
  const made = await bookForCaller(ctx, input)
  if (!made.done) throw new Error(made.refusal.reason)
  return bookingNow(ctx, made.value.id)
}

test('staff hold a quote for the customer who accepted it: seven days, at the quoted price, with the email of a hold', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  expect(await seatsTaken(ctx, trek)).toBe(0)
  expect(await acceptForCustomer(ctx, quote.id, { ...by, seen: quote.version })).toMatchObject({ done: true })
  const held = await bookingNow(ctx, quote.id)
  expect(held).toMatchObject({ state: 'on-hold', totalMinor: quote.totalMinor, paymentMethod: null })
  expect(held.holdEndsAt?.getTime()).toBe(clock.now().getTime() + 7 * day)
  expect(await seatsTaken(ctx, trek)).toBe(2)
  expect((await listEvents(ctx.db, quote.id)).at(-1)).toMatchObject({ event: 'reserve', actor: 'Owner', text: 'Yes on WhatsApp' })
  await runJobs()
  expect(emails.at(-1)?.subject).toContain(quote.reference)
})

test('a second acceptance changes nothing, and one of a version that is not shown any more neither', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  expect(await acceptForCustomer(ctx, quote.id, { ...by, seen: quote.version - 1 })).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
  await acceptForCustomer(ctx, quote.id, by)
  expect(await acceptForCustomer(ctx, quote.id, by)).toMatchObject({ refusal: { reason: 'move-not-allowed' } })
  expect(await seatsTaken(ctx, trek)).toBe(2)
})

test('the deposit of a quote holds and confirms it, once, with one email about it', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  await runJobs()
  const before = emails.length
  await paid(ctx, quote.id, quote.depositMinor)
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'confirmed', totalMinor: quote.totalMinor })
  expect(await seatsTaken(ctx, trek)).toBe(2)
  expect(await alertsOf(ctx, quote.id)).toEqual([])
  await runJobs()
  expect(emails.slice(before).map(({ subject }) => subject)).toHaveLength(2)
})

test('a part of the deposit holds the quote, and the rest of it confirms', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  await paid(ctx, quote.id, 1_000)
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'on-hold' })
  await paid(ctx, quote.id, quote.depositMinor - 1_000)
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'confirmed' })
})

test('more than the price of a quote needs a confirmation before it is recorded', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const { id, totalMinor } = await quoted(trek)
  const input = { method: 'cash', reference: 'R-1', actor: 'Owner', evenIfMore: false } as const
  const more = { ...input, paymentId: randomUUID(), amount: usd(totalMinor + 1) }
  expect(await recordPayment(ctx, id, more)).toMatchObject({
    refusal: { reason: 'more-than-owed', outstandingMinor: totalMinor },
  })
  expect(await recordPayment(ctx, id, { ...more, paymentId: randomUUID(), amount: usd(totalMinor) })).toMatchObject({
    done: true,
  })
})

test('money for a quote with a service on request makes it a request that does not lapse, and staff get an alert to ask', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  await leavePermits(ctx, trek, 0)
  await paid(ctx, quote.id, quote.depositMinor)
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'requested', onRequest: 'waiting' })
  expect(await alertsOf(ctx, quote.id)).toEqual([expect.stringContaining('ask the supplier')])
})

test('money that cannot hold its quote stays as a credit, staff read why, and it is used once there is room', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const quote = await quoted(trek)
  const rival = await heldBooking(ctx, trek.slug, 1)
  const paymentId = await paid(ctx, quote.id, quote.depositMinor)
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'quoted' })
  expect(await alertsOf(ctx, quote.id)).toEqual([
    expect.stringMatching(/cannot be held: not available: Seats\. Offer something else/),
  ])
  expect(await accountNow(ctx, quote.id)).toMatchObject({ status: 'credit', isCredit: true, chargedMinor: 0 })
  expect(await seatsTaken(ctx, trek)).toBe(1)
  // It may go back in part while nothing is held …
  const refund = { paymentId, amountMinor: 500, reference: 'Back', actor: 'Owner', seenEvents: 1 }
  expect(await refundPayment(ctx, quote.id, refund)).toMatchObject({ done: true })
  await sql`update bookings set hold_ends_at = ${clock.now()} where id = ${rival.id}`.execute(ctx.db)
  await sql`update stock_claims set held_until = ${clock.now()} where booking_id = ${rival.id}`.execute(ctx.db)
  // … and counts once staff hold it: what went back is missing of the deposit.
  expect(await acceptForCustomer(ctx, quote.id, by)).toMatchObject({ done: true, value: { state: 'on-hold' } })
  await paid(ctx, quote.id, 500)
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'confirmed' })
})

test('money after the end of a quote does not book at the old price: it is a refund due', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  clock.advance(14 * day)
  await expireBookings(ctx)
  await paid(ctx, quote.id, quote.depositMinor, { evenIfMore: true })
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'expired' })
  expect(await seatsTaken(ctx, trek)).toBe(0)
  expect(await alertsOf(ctx, quote.id)).toEqual([expect.stringContaining('refund due')])
  clock.advance(-14 * day)
})

test('in the instant in which a quote ends it cannot be accepted any more, not even by money before the scheduled job has run', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  clock.advance(14 * day)
  expect(await acceptForCustomer(ctx, quote.id, by)).toMatchObject({ refusal: { reason: 'quote-ended' } })
  await paid(ctx, quote.id, quote.depositMinor, { evenIfMore: true })
  expect(await alertsOf(ctx, quote.id)).toEqual([expect.stringContaining('cannot be held: it has ended')])
  await expireBookings(ctx)
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'expired' })
  expect(await accountNow(ctx, quote.id)).toMatchObject({ status: 'refund-due', refundDueMinor: quote.depositMinor })
  clock.advance(-14 * day)
})

test('a traveller who is named under the age of a permit after the quote is not accepted', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek, [unnamed, { ...unnamed, assumedAge: 15 } satisfies Member])
  await sql`update booking_travellers set born_on = '2015-01-01' where booking_id = ${quote.id} and position = 2`.execute(ctx.db)
  expect(await acceptForCustomer(ctx, quote.id, by)).toMatchObject({
    refusal: { reason: 'travellers-too-young', travellers: [{ position: 2, minimumAge: 15 }] },
  })
  await paid(ctx, quote.id, quote.depositMinor)
  expect(await alertsOf(ctx, quote.id)).toEqual([expect.stringMatching(/traveller 2 is 1\d, .+ is from 15/)])
  expect(await seatsTaken(ctx, trek)).toBe(0)
})

test('the customer, staff and a payment accept one quote at once: it is held once, and the money counts', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  const visitor = acceptQuote(ctx, quote.id, { method: 'bank-transfer', agreedTotalMinor: quote.totalMinor, ...shownTerms })
  const outcomes = await Promise.all([visitor, acceptForCustomer(ctx, quote.id, by), acceptForCustomer(ctx, quote.id, by)])
  const money = paid(ctx, quote.id, quote.depositMinor)
  expect(outcomes.filter((one) => one.done)).toHaveLength(1)
  await money
  expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'confirmed' })
  expect(await seatsTaken(ctx, trek)).toBe(2)
})

test('a payment and an acceptance at once: whichever is first, the booking is confirmed and its seats are taken once', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  for (let round = 0; round < 2; round += 1) {
    const quote = await quoted(trek)
    await Promise.all([paid(ctx, quote.id, quote.depositMinor), acceptForCustomer(ctx, quote.id, by)])
    expect(await bookingNow(ctx, quote.id)).toMatchObject({ state: 'confirmed' })
  }
  expect(await seatsTaken(ctx, trek)).toBe(4)
})

test('an acceptance while the quote lapses: one of the two happens, and the seats agree with it', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const quote = await quoted(trek)
  clock.advance(14 * day - 1)
  const [accepted] = await Promise.all([
    acceptForCustomer(ctx, quote.id, by),
    (async () => {
      clock.advance(1)
      return expireBookings(ctx)
    })(),
  ])
  const { state } = await bookingNow(ctx, quote.id)
  expect(state).toBe(accepted.done ? 'on-hold' : 'expired')
  expect(await seatsTaken(ctx, trek)).toBe(accepted.done ? 2 : 0)
  clock.advance(-14 * day)
})

test('two quotes for the last seats, both paid: one is confirmed, the other is a credit', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const [one, two] = [await quoted(trek), await quoted(trek)]
  await Promise.all([paid(ctx, one.id, one.depositMinor), paid(ctx, two.id, two.depositMinor)])
  const states = [await bookingNow(ctx, one.id), await bookingNow(ctx, two.id)].map(({ state }) => state)
  expect(states.sort()).toEqual(['confirmed', 'quoted'])
  expect(await seatsTaken(ctx, trek)).toBe(2)
})
