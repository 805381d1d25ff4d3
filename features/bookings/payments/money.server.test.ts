import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listPayments } from '#features/payments/reads.server.ts'
import { defaultSettings, unsourcedRate } from '#features/settings/settings.ts'
import {
  accountNow,
  alertsOf,
  bookingNow,
  gorillaTrek,
  heldBooking,
  leavePermits,
  paid,
  partyOf,
  seatsTaken,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { cancelBooking } from '../cancellations/cancel-booking.server.ts'
import { declineBooking } from '../cancellations/decline-booking.server.ts'
import { answerPart } from '../changes/answer-part.server.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { remindVisitors } from '../jobs/remind-visitors.server.ts'
import { requestBooking } from '../placing/request-booking.server.ts'
import { listEvents, listParts, listPurchases } from '../reads.server.ts'
import { recordPayment } from './record-payment.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const hour = 3_600_000

test('the deposit confirms a hold: its seats are its own for good, its permits are listed, its email goes out', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const held = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, held.id, held.depositMinor)
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'confirmed', holdEndsAt: null })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'part-paid', due: { why: 'nothing' } })
  clock.advance(100 * hour)
  expect(await seatsTaken(ctx, trek)).toBe(2)
  expect(
    (await listPurchases(ctx.db, held.id)).map(({ kind, status, travellerPosition }) => [kind, status, travellerPosition]),
  ).toEqual([
    ['permit', 'needed', 1],
    ['permit', 'needed', 2],
  ])
  await runJobs()
  const subjects = emails.filter(({ subject }) => subject.includes(held.reference)).map(({ subject }) => subject.split(': ')[1])
  expect(subjects).toEqual(expect.arrayContaining(['confirmed', expect.stringContaining('we have received $')]))
})

test('less than the deposit leaves a hold on hold, and is given back when it lapses', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 1)
  await paid(ctx, held.id, held.depositMinor - 1)
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'on-hold' })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'deposit-due', due: { minor: 1, why: 'deposit' } })
  clock.advance(73 * hour)
  await expireBookings(ctx)
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'expired' })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'refund-due', refundDueMinor: held.depositMinor - 1 })
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('refund due')])
})

test('money that comes after the hold takes the seats again where they are free, at the old price', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const held = await heldBooking(ctx, trek.slug, 2)
  clock.advance(73 * hour)
  await paid(ctx, held.id, held.depositMinor)
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'confirmed', totalMinor: held.totalMinor })
  expect((await listEvents(ctx.db, held.id)).map(({ event }) => event)).toEqual(['reserve', 'expire', 'late-payment'])
  expect(await seatsTaken(ctx, trek)).toBe(2)
})

test('money that comes after the hold and finds the seats gone is to be given back, and staff know', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const held = await heldBooking(ctx, trek.slug, 2)
  clock.advance(73 * hour)
  await expireBookings(ctx)
  const rival = await heldBooking(ctx, trek.slug, 1)
  await paid(ctx, held.id, held.depositMinor, { evenIfMore: true })
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'expired' })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'refund-due', refundDueMinor: held.depositMinor })
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('refund due')])
  expect(await bookingNow(ctx, rival.id)).toMatchObject({ state: 'on-hold' })
  expect(await seatsTaken(ctx, trek)).toBe(1)
})

test('a form that is sent twice is one payment, and more than is due is recorded only when staff confirm that it came', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 1)
  const input = {
    paymentId: randomUUID(),
    method: 'cash',
    amount: usd(held.totalMinor),
    reference: 'Receipt 7',
    actor: 'Owner',
    evenIfMore: false,
  } as const
  await Promise.all([recordPayment(ctx, held.id, input), recordPayment(ctx, held.id, input)])
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'paid', paidMinor: held.totalMinor })
  const again = { ...input, paymentId: randomUUID(), amount: usd(100) }
  expect(await recordPayment(ctx, held.id, again)).toEqual({
    done: false,
    refusal: { reason: 'more-than-owed', outstandingMinor: 0 },
  })
  await recordPayment(ctx, held.id, { ...again, evenIfMore: true })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'overpaid', refundDueMinor: 100 })
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('overpaid by $1')])
})

test('francs count by the rate that is frozen on the booking, and a third currency is refused', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 1)
  const input = { paymentId: randomUUID(), method: 'mobile-money', reference: 'MM-9', actor: 'Owner', evenIfMore: false } as const
  const francs = { minor: Math.ceil((held.depositMinor / 100) * held.rwfPerUnit), currency: 'RWF' } as const
  expect(await recordPayment(ctx, held.id, { ...input, amount: { minor: 100, currency: 'EUR' } })).toMatchObject({
    refusal: { reason: 'currency-not-taken' },
  })
  expect(await recordPayment(ctx, held.id, { ...input, amount: francs })).toMatchObject({ done: true })
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'confirmed' })
  expect((await accountNow(ctx, held.id)).paidMinor).toBe(held.depositMinor)
})

test('the day that money came and the fee that the bank took are stored with the payment, and the customer has paid all of it', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 1)
  const today = kigaliDay(clock.now())
  const input = {
    paymentId: randomUUID(),
    method: 'bank-transfer',
    reference: 'MT-1',
    actor: 'Owner',
    evenIfMore: false,
  } as const
  const usdAsk = { ...input, amount: usd(held.depositMinor) }
  const refused = async (more: object) => (await recordPayment(ctx, held.id, { ...usdAsk, ...more })) as { refusal?: object }
  expect(await refused({ receivedOn: addDays(today, 1) })).toMatchObject({ refusal: { reason: 'day-wrong' } })
  for (const feeMinor of [held.depositMinor, -1, Number.NaN])
    expect(await refused({ feeMinor })).toMatchObject({ refusal: { reason: 'fee-wrong' } })
  const receivedOn = addDays(today, -2)
  expect(await recordPayment(ctx, held.id, { ...usdAsk, receivedOn, feeMinor: 2_500 })).toMatchObject({ done: true })
  expect(await accountNow(ctx, held.id)).toMatchObject({ paidMinor: held.depositMinor })
  clock.advance(1_000)
  const francs = { ...input, paymentId: randomUUID(), amount: { minor: held.rwfPerUnit * 10, currency: 'RWF' } as const }
  await recordPayment(ctx, held.id, { ...francs, feeMinor: held.rwfPerUnit })
  clock.advance(1_000)
  // A rate that is not the one of today has another source than that.
  await sql`update bookings set rwf_per_unit = rwf_per_unit + 25 where id = ${held.id}`.execute(ctx.db)
  await recordPayment(ctx, held.id, { ...francs, paymentId: randomUUID(), evenIfMore: true })
  expect(await listPayments(ctx.db, held.id)).toMatchObject([
    { receivedOn, feeMinor: 2_500 },
    { amountMinor: 1_000, feeMinor: 100, rate: { source: defaultSettings.rwfSource } },
    { rate: { unitsPerUnit: held.rwfPerUnit + 25, source: unsourcedRate } },
  ])
})

test('of a cancelled booking the refund that is due is given back once, and not a cent more', async () => {
  const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 1)
  const paymentId = await paid(ctx, held.id, held.depositMinor)
  const { feeMinor } = { feeMinor: Math.round((held.totalMinor - 150_000) * 0.3) }
  const cancelled = await cancelBooking(ctx, held.id, {
    mover: 'visitor',
    actor: 'visitor',
    reason: 'Ill',
    agreedFeeMinor: feeMinor,
  })
  expect(cancelled).toMatchObject({ done: true })
  const due = held.depositMinor - feeMinor
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'refund-due', refundDueMinor: due })
  const refund = { paymentId, amountMinor: due + 1, reference: 'Back-1', actor: 'Owner', seenEvents: 1 }
  expect(await refundPayment(ctx, held.id, refund)).toMatchObject({
    refusal: { reason: 'more-than-refund-due', refundDueMinor: due },
  })
  const exact = { ...refund, amountMinor: due }
  await Promise.all([refundPayment(ctx, held.id, exact), refundPayment(ctx, held.id, exact)])
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'refunded', refundDueMinor: 0, paidMinor: feeMinor })
})

test('a permit that is not held is on request: nothing is due before the yes, which begins the hold and brings the one that is not spare', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  await leavePermits(ctx, trek, 1)
  const held = await heldBooking(ctx, trek.slug, 2)
  expect(held.onRequest).toBe('waiting')
  expect(held).toMatchObject({ state: 'requested', answerBy: new Date(clock.now().getTime() + 48 * hour) })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'unpaid', due: { minor: 0, why: 'nothing' } })
  const part = (await listParts(ctx.db, held.id)).find(({ onRequest }) => onRequest)
  if (!part) throw new Error('Nothing is on request')
  // All of the party, never one held and one on request.
  expect(part.quantity).toBe(2)
  const answer = { resource: part.resource, day: part.day, actor: 'Owner', text: '' }
  expect(await answerPart(ctx, held.id, { ...answer, answer: 'yes' })).toMatchObject({
    refusal: { reason: 'permits-not-reserved', missing: 1, permit: expect.stringContaining('Gorilla permit'), day: part.day },
  })
  const permit = { reference: 'RDB-12', reservedUntil: null }
  expect(await answerPart(ctx, held.id, { ...answer, answer: 'yes', permit })).toMatchObject({ done: true })
  const holdEndsAt = new Date(clock.now().getTime() + 72 * hour)
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'on-hold', onRequest: 'answered', holdEndsAt })
  expect(await accountNow(ctx, held.id)).toMatchObject({ due: { minor: held.depositMinor, why: 'deposit' } })
  await paid(ctx, held.id, held.depositMinor)
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
  expect(await answerPart(ctx, held.id, { ...answer, answer: 'no' })).toMatchObject({
    refusal: { reason: 'part-not-on-request' },
  })
  const { rows } = await sql`select capacity, taken from stock_at(${clock.now()})
    where resource = ${part.resource} and day = ${part.day}`.execute(ctx.db)
  expect(rows).toEqual([{ capacity: 2, taken: 2 }])
})

test('a supplier’s no ends nothing: the request stays, and a later yes confirms what is paid', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  await leavePermits(ctx, trek, 0)
  const held = await heldBooking(ctx, trek.slug, 1)
  await paid(ctx, held.id, held.depositMinor)
  const part = (await listParts(ctx.db, held.id)).find(({ onRequest }) => onRequest)
  if (!part) throw new Error('Nothing is on request')
  await answerPart(ctx, held.id, { resource: part.resource, day: part.day, actor: 'Owner', text: 'Sold out', answer: 'no' })
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'requested', onRequest: 'refused' })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'part-paid', refundDueMinor: 0, due: { minor: 0 } })
  expect(await seatsTaken(ctx, trek)).toBe(1)
  await answerPart(ctx, held.id, { resource: part.resource, day: part.day, actor: 'Owner', text: 'By phone', answer: 'yes' })
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
})

test('a request that is paid does not expire before the cut-off, and is refunded whole where it is declined', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4, inDays: 60 })
  await leavePermits(ctx, trek, 0)
  const [held, unpaid] = [await heldBooking(ctx, trek.slug, 1), await heldBooking(ctx, trek.slug, 1)]
  await paid(ctx, held.id, held.depositMinor)
  clock.advance(8 * 24 * hour)
  await expireBookings(ctx)
  expect([(await bookingNow(ctx, held.id)).state, (await bookingNow(ctx, unpaid.id)).state]).toEqual(['requested', 'expired'])
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('is paid and has a service on request')])
  await declineBooking(ctx, held.id, { actor: 'Owner', reason: 'Sold out' })
  expect(await accountNow(ctx, held.id)).toMatchObject({ status: 'refund-due', refundDueMinor: held.depositMinor })
  expect(await seatsTaken(ctx, trek)).toBe(0)
  clock.advance(-8 * 24 * hour)
})

test('reminders of the balance go out 14, 7 and 1 days before it is due and a day after, each once', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4, inDays: 120 })
  const held = await heldBooking(ctx, trek.slug, 1)
  await paid(ctx, held.id, held.depositMinor)
  await runJobs()
  const daysToDue = (Date.parse(held.balanceDueOn) - Date.parse(kigaliDay(clock.now()))) / (24 * hour)
  const reminders = () => emails.filter(({ subject }) => subject.includes(held.reference) && subject.includes(' due by ')).length
  clock.advance((daysToDue - 15) * 24 * hour)
  const counts: number[] = []
  for (let day = -15; day <= 3; day += 1) {
    await remindVisitors(ctx)
    await remindVisitors(ctx)
    await runJobs()
    counts.push(reminders())
    clock.advance(24 * hour)
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4])
  expect(await alertsOf(ctx, held.id)).toEqual(expect.arrayContaining([expect.stringContaining('overdue since')]))
})

test('a request with another price than that of now holds nothing', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const request = await partyOf(ctx, 1, trek.slug)
  const wrong = { ...request, payment: { ...request.payment, agreedTotalMinor: request.payment.agreedTotalMinor - 1 } }
  expect(await requestBooking(ctx, wrong)).toMatchObject({ refusal: { reason: 'price-changed' } })
  expect(await seatsTaken(ctx, trek)).toBe(0)
})
