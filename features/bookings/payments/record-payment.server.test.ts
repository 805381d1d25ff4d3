import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listPayments } from '#features/payments/reads.server.ts'
import { accountNow, bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { usd } from '#values/money.ts'
import { callOffBooking } from '../cancellations/cancel-booking.server.ts'
import { recordPayment } from './record-payment.server.ts'

const { ctx } = await testContext()

const held = async () => heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 2)
const bankTransfer = (minor: number) =>
  ({
    paymentId: randomUUID(),
    method: 'bank-transfer',
    amount: usd(minor),
    reference: 'MT-7',
    actor: 'Diane',
    evenIfMore: false,
  }) as const

test('a payment that is there already is done, though nothing is owed any more and the booking has moved by it', async () => {
  const { id, totalMinor, version } = await held()
  const input = { ...bankTransfer(totalMinor), seen: version }
  expect(await recordPayment(ctx, id, input)).toMatchObject({ done: true })
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'confirmed', version: version + 1 })
  expect(await recordPayment(ctx, id, input)).toMatchObject({ done: true })
  expect(await listPayments(ctx.db, id)).toHaveLength(1)
  expect(await accountNow(ctx, id)).toMatchObject({ paidMinor: totalMinor })
})

test('a new payment is refused on a booking that has changed since it was shown', async () => {
  const { id, totalMinor, version } = await held()
  await paid(ctx, id, totalMinor - 100)
  expect(await recordPayment(ctx, id, { ...bankTransfer(100), seen: version })).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
  expect(await listPayments(ctx.db, id)).toHaveLength(1)
})

test('a payment of one booking is never one of another, whoever comes first', async () => {
  const [one, other] = [await held(), await held()]
  const input = bankTransfer(100)
  const both = await Promise.all([recordPayment(ctx, one.id, input), recordPayment(ctx, other.id, input)])
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect(both.find(({ done }) => !done)).toMatchObject({ refusal: { reason: 'payment-unknown' } })
})

test('an amount in dollars that is recorded in francs is refused until staff confirm it; a part of what is due is not', async () => {
  const { id, totalMinor, rwfPerUnit } = await held()
  const dollars = Math.round(totalMinor / 100)
  const francs = (minor: number) => ({ ...bankTransfer(0), amount: { minor, currency: 'RWF' as const } })
  expect(await recordPayment(ctx, id, francs(dollars))).toMatchObject({
    refusal: { reason: 'hardly-anything', charged: { minor: dollars }, outstandingMinor: totalMinor },
  })
  expect(await listPayments(ctx.db, id)).toEqual([])
  expect(await recordPayment(ctx, id, francs(Math.ceil((dollars * rwfPerUnit) / 50)))).toMatchObject({ done: true })
  expect(await recordPayment(ctx, id, { ...francs(dollars), evenIfLess: true })).toMatchObject({ done: true })
  expect(await listPayments(ctx.db, id)).toHaveLength(2)
})

test('a booking is called off as it was shown, or not at all', async () => {
  const { id, version } = await held()
  const input = { actor: 'Diane', reason: 'The road is closed' }
  expect(await callOffBooking(ctx, id, { ...input, seen: version + 1 })).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
  expect(await callOffBooking(ctx, id, { ...input, seen: version })).toMatchObject({ done: true })
})
