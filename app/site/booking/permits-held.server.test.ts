import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { contact, gorillaTrek, heldOrder, leavePermits, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import type { Step } from './load-step.server.ts'
import { paymentView } from './payment-view.server.ts'

const { ctx, clock } = await testContext()

/** The last step of somebody who takes so many seats. */
async function lastStep(trek: { slug: string }, count: number) {
  const [order, party, now] = [seatsOn(trek.slug), partyOfUnnamed(count), ctx.clock.now()]
  const found = await quoteOrder(ctx.db, order, party, now)
  if (!found.done) throw new Error('No price')
  const { product, quote } = found.value
  const step = { answers: { order, party, contact, message: '' }, product, now } as unknown as Step
  return { order, party, view: await paymentView(ctx, step, quote, '192.0.2.1', readEnglish) }
}

/** What the last step says of the permits of so many seats, and what the hold that follows at once has of them. */
async function saidAndHeld(trek: { slug: string }, count: number) {
  const { order, party, view } = await lastStep(trek, count)
  const { permits, request } = view
  const booking = await heldOrder(ctx, order, party)
  const { rows } = await sql<{ held: number; requested: number }>`
    select coalesce((select sum(quantity)::int from stock_claims where booking_id = ${booking.id} and resource like 'permit:%'), 0) as held,
      coalesce((select sum(quantity)::int from booking_parts
        where booking_id = ${booking.id} and resource like 'permit:%' and on_request), 0) as requested`.execute(ctx.db)
  return { permits, request: request?.text, ...rows[0] }
}

test('before paying it is said that permits are held with the seats, and the hold has them', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  expect(await saidAndHeld(trek, 2)).toEqual({
    permits: 'These permits are held with your booking: 2 × Gorilla permit.',
    request: undefined,
    held: 2,
    requested: 0,
  })
})

test('where there are too few for all of them, none is said to be held, and they are on request', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  await leavePermits(ctx, trek, 3)
  expect(await saidAndHeld(trek, 2)).toMatchObject({ permits: expect.stringContaining('2 × Gorilla permit'), held: 2 })
  expect(await saidAndHeld(trek, 2)).toMatchObject({
    permits: undefined,
    request: expect.stringContaining('2 × Gorilla permit'),
    held: 0,
    requested: 2,
  })
})

test('from the end of a reservation on nothing is said to be held, though no job has run', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const end = new Date(ctx.clock.now().getTime() + 3_600_000)
  await sql`update permit_lots set state = 'reserved', expires_at = ${end} where departure_id = ${trek.id}`.execute(ctx.db)
  clock.set(new Date(end.getTime() - 1))
  expect(await saidAndHeld(trek, 1)).toMatchObject({ permits: expect.stringContaining('1 × Gorilla permit'), held: 1 })
  clock.set(end)
  expect(await saidAndHeld(trek, 1)).toMatchObject({ permits: undefined, held: 0, requested: 1 })
})

test('before paying it is said that the departure may not run', async () => {
  const { view } = await lastStep(await gorillaTrek(ctx, { seats: 8 }), 2)
  expect(view.mayNotRun).toContain('This departure is not guaranteed yet')
})

test('where a bank transfer is chosen it is said that it may come too late, what follows, and what is quicker', async () => {
  const { view } = await lastStep(await gorillaTrek(ctx, { seats: 8 }), 2)
  const [bank, mobile] = view.methods
  expect(bank?.hint).toMatch(
    /^Held for 3 days, until .*, Kigali time\. From abroad a transfer takes one to four working days\. Money that arrives after/,
  )
  expect(bank?.hint).toContain('If not, we refund all of it. Mobile money is quicker.')
  expect(bank?.hint).toContain('Send us your bank’s proof')
  expect(mobile?.hint).not.toContain('refund')
})

test('of a request it is said at each way of paying how long there is to pay after the answer', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  await leavePermits(ctx, trek, 1)
  const { view } = await lastStep(trek, 2)
  expect(view.request).toBeDefined()
  for (const { hint } of view.methods) expect(hint).toMatch(/^Once everything is confirmed you have 72 hours to pay/)
  expect(view.methods[0]?.hint).toContain('one to four working days')
})
