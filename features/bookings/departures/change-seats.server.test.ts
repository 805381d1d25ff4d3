import { expect, test } from 'vitest'
import { guaranteeDeparture } from '#features/departures/guarantee-departure.server.ts'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { joinWaitingList } from '../placing/join-waiting-list.server.ts'
import { findBooking } from '../reads.server.ts'
import { callOffDeparture } from './call-off-departure.server.ts'
import { changeSeats } from './change-seats.server.ts'
import { countCarriedOut, listDepartureSums, listOnDeparture } from './reads-departures.server.ts'

const { ctx, clock, runJobs } = await testContext()
const actor = { id: 'diane', name: 'Diane' }

const change = (departureId: number, capacity: number, seen: number) => changeSeats(ctx, { departureId, capacity, seen, actor })
const seats = async (id: number) => (await findDepartureById(ctx.db, id, ctx.clock.now()))?.capacity

async function waits(departure: string, travellers: number) {
  const answer = { departure, travellers, name: 'Eric Habimana', email: 'eric@example.rw', phone: '+250 788 000 000' }
  const joined = await joinWaitingList(ctx, { answer, formKey: `${departure}-${travellers}` })
  if (!joined.done) throw new Error(`Nobody waits: ${joined.refusal.reason}`)
  return joined.value.id
}

test('fewer seats than are taken are refused, naming who has them', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const one = await heldBooking(ctx, trek.slug, 2)
  clock.advance(1)
  const two = await heldBooking(ctx, trek.slug, 3)
  expect(await change(trek.id, 4, 8)).toEqual({
    done: false,
    refusal: {
      reason: 'capacity-below-taken',
      taken: 5,
      by: [one, two].map(({ id, reference, leadName, travellersCount }) => ({ id, reference, leadName, travellersCount })),
    },
  })
  expect(await seats(trek.id)).toBe(8)
  expect(await change(trek.id, 5, 8)).toMatchObject({ done: true })
  expect(await seats(trek.id)).toBe(5)
})

test('a lapsed hold does not prevent fewer seats, and is not named', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  const before = clock.now()
  await heldBooking(ctx, trek.slug, 3)
  clock.advance(80 * 3_600_000)
  const live = await heldBooking(ctx, trek.slug, 2)
  expect(await change(trek.id, 1, 4)).toMatchObject({ refusal: { taken: 2, by: [{ id: live.id }] } })
  expect(await change(trek.id, 2, 4)).toMatchObject({ done: true })
  clock.set(before)
})

test('new seats go to the party that has waited longest and fits, at the same commit; their permits are on request', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  await heldBooking(ctx, trek.slug, 2)
  const first = await waits(trek.slug, 2)
  clock.advance(1)
  const second = await waits(trek.slug, 1)
  expect(await change(trek.id, 4, 2)).toMatchObject({ done: true })
  expect(await findBooking(ctx.db, first)).toMatchObject({ state: 'requested' })
  expect(await findBooking(ctx.db, second)).toMatchObject({ state: 'waitlisted' })
  expect(await listDepartureSums(ctx.db, [trek.id])).toMatchObject([{ bookings: 2, waiting: 1 }])
})

test('two simultaneous changes of the seats happen one after the other, and the second is refused', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const both = await Promise.all([change(trek.id, 9, 8), change(trek.id, 10, 8)])
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect(both.find(({ done }) => !done)).toMatchObject({
    refusal: { reason: 'seats-changed-meanwhile', capacity: await seats(trek.id) },
  })
})

test.each([0, -1, 2.5, 100, Number.NaN])('%d is no number of seats', async (capacity) => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  expect(await change(trek.id, capacity, 8)).toMatchObject({ refusal: { reason: 'seats-wrong' } })
})

test('a cancelled departure changes no more, and shows how many of its bookings were moved and cancelled', async () => {
  const [trek, other] = [await gorillaTrek(ctx, { seats: 8 }), await gorillaTrek(ctx, { seats: 2 })]
  await heldBooking(ctx, trek.slug, 2)
  clock.advance(1)
  await heldBooking(ctx, trek.slug, 3)
  const since = ctx.clock.now()
  const reason = 'The road is closed'
  expect(await callOffDeparture(ctx, { departureId: trek.id, reason, toSlug: other.slug, actor })).toMatchObject({ done: true })
  expect(await change(trek.id, 9, 8)).toMatchObject({ refusal: { reason: 'cancelled-already' } })
  expect(await guaranteeDeparture(ctx, { departureId: trek.id, actor })).toMatchObject({
    refusal: { reason: 'cancelled-already' },
  })
  const of = { departureId: trek.id, since }
  expect(await countCarriedOut(ctx.db, of)).toEqual({ moved: 0, calledOff: 0 })
  await runJobs()
  expect(await countCarriedOut(ctx.db, of)).toEqual({ moved: 1, calledOff: 1 })
  expect((await listOnDeparture(ctx.db, trek.id)).map(({ state }) => state)).toEqual(['cancelled'])
})

test('two departures that are cancelled for one reason count each its own bookings', async () => {
  const [off, too, other] = [
    await gorillaTrek(ctx, { seats: 4 }),
    await gorillaTrek(ctx, { seats: 4 }),
    await gorillaTrek(ctx, { seats: 8 }),
  ]
  await heldBooking(ctx, off.slug, 2)
  await heldBooking(ctx, too.slug, 2)
  const since = ctx.clock.now()
  for (const { id } of [off, too])
    await callOffDeparture(ctx, { departureId: id, reason: 'The road is closed', toSlug: other.slug, actor })
  await runJobs()
  for (const { id } of [off, too]) {
    expect(await countCarriedOut(ctx.db, { departureId: id, since })).toEqual({ moved: 1, calledOff: 0 })
  }
})
