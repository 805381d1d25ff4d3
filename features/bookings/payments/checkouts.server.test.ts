import { beforeEach, expect, test } from 'vitest'
import { gatewayRefusal } from '#platform/cards/card-gateway.ts'
import type { Context } from '#platform/context.ts'
import { bookingNow, priceOf } from '#tests/support/cast.ts'
import { atTheGateway, heldByCard } from '#tests/support/cast-by-card.ts'
import { takeCards } from '#tests/support/gateway/take-cards.ts'
import { testContext } from '#tests/support/test-context.ts'
import { holdAgain } from '../changes/hold-again.server.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { closeCheckoutsOf } from './close-checkouts.server.ts'
import { pollCardPayments } from './poll-card-payments.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'

/** Checkouts at the gateway that end unpaid. Paid ones are tested in card-payment.server.test.ts. */
const { ctx, clock } = await testContext()
const { gateway, cards } = await takeCards({ ctx, clock })
const minute = 60_000

beforeEach(() => {
  gateway.behave('well')
})

test('after the gateway was away for minutes the next press leads to its page', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  gateway.behave('gone')
  expect(await startCardPayment(ctx, booking.id, 'due')).toMatchObject({ refusal: { reason: 'gateway-away' } })
  gateway.behave('well')
  // A payment of six minutes ago ends sooner than the gateway lets a checkout of now end.
  clock.advance(6 * minute)
  expect(await startCardPayment(ctx, booking.id, 'due')).toMatchObject({ done: true })
})

test('a payment that the gateway refused is not tried again: the next press is another', async () => {
  const { booking } = await heldByCard(ctx, 4, 1)
  const queried = new Set<string>()
  const refusing: Context = {
    ...ctx,
    cards: {
      ...cards,
      createCheckout: async ({ paymentId }) => {
        queried.add(paymentId)
        throw gatewayRefusal('No such currency')
      },
    },
  }
  for (const press of [1, 2]) {
    expect(await startCardPayment(refusing, booking.id, 'due')).toMatchObject({ refusal: { reason: 'gateway-away' } })
    expect(queried.size).toBe(press)
  }
})

test('the job that closes the checkouts of an ended booking leaves those of one that is held again', async () => {
  const { booking, trek } = await heldByCard(ctx, 4, 1)
  clock.advance(31 * minute)
  await expireBookings(ctx)
  expect(await holdAgain(ctx, booking.id, { agreedTotalMinor: await priceOf(ctx, 1, trek.slug) })).toMatchObject({ done: true })
  const ref = await atTheGateway(ctx, booking.id)
  // The job of the expiry, tried again.
  await closeCheckoutsOf(ctx, { bookingId: booking.id })
  expect(await cards.findCheckout(ref)).toMatchObject({ status: 'open' })
})

test('one checkout that the gateway refuses to return holds up no other, and the job fails', async () => {
  const lost = await heldByCard(ctx, 4, 1)
  const lostRef = await atTheGateway(ctx, lost.booking.id)
  clock.advance(1000)
  const { booking } = await heldByCard(ctx, 4, 1)
  await gateway.press(await atTheGateway(ctx, booking.id), 'pay')
  clock.advance(2 * minute)
  const findCheckout = async (ref: string) => {
    if (ref === lostRef) throw gatewayRefusal('No such checkout')
    return cards.findCheckout(ref)
  }
  await expect(pollCardPayments({ ...ctx, cards: { ...cards, findCheckout } })).rejects.toThrow('could not be asked after')
  expect((await bookingNow(ctx, booking.id)).state).toBe('confirmed')
})
