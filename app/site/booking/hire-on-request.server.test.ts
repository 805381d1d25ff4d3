import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { listParts } from '#features/bookings/reads.server.ts'
import { type HireOrder, partyOfUnnamed } from '#features/orders/order.ts'
import { watchCrew } from '#features/roster/watch-crew.server.ts'
import { settleParts } from '#features/supply/answers/settle-parts.server.ts'
import { accountNow, alertsOf, bookingNow, contact, requestOf } from '#tests/support/cast.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { addOrderLine, addSupplier } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { paymentView } from './payment-view.server.ts'

const { ctx } = await testContext()
await classesForHire(ctx)
const start = addDays(kigaliDay(ctx.clock.now()), 90)
const party = partyOfUnnamed(2)
const hire = (vehicleClass: string): HireOrder => ({
  ...{ kind: 'hire', vehicleClass, vehicles: 1, withDriver: true, driver: null, abroad: [], extras: [], code: null },
  from: `${start}T08:00`,
  to: `${addDays(start, 4)}T18:00`,
})
/** What the last step says before anything is sent. */
async function lastStep(order: HireOrder) {
  const found = await quoteOrder(ctx.db, order, party, ctx.clock.now())
  if (!found.done) throw new Error(JSON.stringify(found.refusal))
  const { quote, product } = found.value
  const step = { answers: { order, party, contact }, product, now: ctx.clock.now() } as unknown as Parameters<
    typeof paymentView
  >[1]
  return paymentView(ctx, step, quote, '127.0.0.1', readEnglish)
}
const send = async (order: HireOrder) => {
  const made = await requestBooking(ctx, await requestOf(ctx, order, party))
  if (!made.done) throw new Error(JSON.stringify(made.refusal))
  return bookingNow(ctx, made.value.id)
}

test('as long as no vehicle is in our lists, of each class as many are hired at once as are typed for it', async () => {
  expect((await lastStep(hire('prado-tx'))).request).toBeUndefined()
  expect(await send(hire('prado-tx'))).toMatchObject({ state: 'on-hold', onRequest: 'none' })
})

test('a class of which we have no vehicle is on request: said before it is sent, nothing is due before our yes', async () => {
  const car = await newHireCar(ctx.db, 'RAA 001 A')
  const { request, button } = await lastStep(hire('prado-tx'))
  expect(request?.text).toMatch(/^Our suppliers have to confirm this first: Mid-size 4x4\./)
  expect(request?.text, 'nothing of it is in stock').not.toContain('What is in stock')
  expect(button).toBe('Send request')
  expect((await lastStep(hire('rav4'))).request).toBeUndefined()
  const booking = await send(hire('prado-tx'))
  expect(booking).toMatchObject({ state: 'requested', onRequest: 'waiting' })
  expect((await accountNow(ctx, booking.id)).due.minor).toBe(0)
  // What its suppliers confirm are extras: that is no yes to a vehicle.
  const supplierId = await addSupplier(ctx, 'Child seats', { currency: 'USD' })
  const seat = { kind: 'other', firstDay: start, lastDay: start, currency: 'USD', costMinor: 1_000 } as const
  await addOrderLine(ctx, { ...seat, run: { bookingId: booking.id }, supplierId, confirmedOn: start })
  await settleParts(ctx, booking.id)
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'requested' })
  const [part, ...others] = await listParts(ctx.db, booking.id)
  expect(others).toEqual([])
  const answer = {
    resource: part?.resource ?? '',
    day: part?.day ?? '',
    answer: 'yes',
    text: 'Hired in',
    actor: 'Diane',
  } as const
  expect(await answerPart(ctx, booking.id, answer)).toMatchObject({ done: true })
  expect(await bookingNow(ctx, booking.id)).toMatchObject({ state: 'on-hold' })
  // One of its class that is hired in is somebody's already; one of our own is hired at once.
  await sql`update cars set vehicle_class_id = 'prado-tx', ownership = 'hired' where id = ${car}`.execute(ctx.db)
  await sql`insert into cars (name, plate, seats, vehicle_class_id) values ('RAA 009 A', 'RAA 009 A', 5, 'coaster')`.execute(
    ctx.db,
  )
  expect((await lastStep(hire('prado-tx'))).request).toBeDefined()
  await sql`update cars set ownership = 'own' where id = ${car}`.execute(ctx.db)
  expect((await lastStep(hire('prado-tx'))).request).toBeUndefined()
  expect((await lastStep(hire('rav4'))).request).toBeDefined()
})

test('a hire that is sold of a class whose last vehicle has left is an alert long before its day, until one is there', async () => {
  const bookingId = await hireBooking(ctx.db, { from: `${start}T08:00`, to: `${addDays(start, 4)}T18:00` })
  await watchCrew(ctx)
  expect(await alertsOf(ctx, bookingId)).toEqual([
    expect.stringMatching(/: no Compact SUV in the fleet\. Hire one in, and add it to the vehicles$/),
  ])
  await newHireCar(ctx.db, 'RAA 002 A')
  await watchCrew(ctx)
  expect(await alertsOf(ctx, bookingId)).toEqual([])
})
