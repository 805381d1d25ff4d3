import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { settleAlert } from '#features/alerts/settle-alert.server.ts'
import { type RunKey, runText, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { addCar, assign } from '#tests/support/assigned.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { bookingNow, gorillaTrek, openRoomsAndCars, publishPilgrimage } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchCrew } from './watch-crew.server.ts'

const { ctx, clock, runJobs } = await testContext()
await openRoomsAndCars(ctx)
const kibeho = await publishPilgrimage(ctx)
const { db } = ctx
const at = (day: string, time: string) => clock.set(`${day}T${time}:00+02:00`)
const alertsOf = async (run: RunKey) =>
  (await listOpenAlerts(db, { limit: 99 })).filter(({ occasion }) => occasion.includes(`:${runText(run)}:`))
beforeEach(() => clock.set('2027-03-12T08:00:00Z'))

const pilgrims = (startsOn: string) =>
  bareBooking(db, { kind: 'pilgrims', ordered: { package: kibeho }, travellers: 60, startsOn, endsOn: startsOn })

test('travellers without a seat are an alert from a day before, once, until there is a vehicle for them', async () => {
  const bookingId = await pilgrims('2027-03-20')
  const run = { bookingId }
  const span = spanOfDays('2027-03-20', '2027-03-20')
  for (let bus = 0; bus < 2; bus++) await assign(db, { run, carId: await addCar(db, { seats: 29 }), ...span })
  at('2027-03-18', '23:59')
  await watchCrew(ctx)
  expect(await alertsOf(run)).toEqual([])
  at('2027-03-19', '00:00')
  expect(await watchCrew(ctx)).toBe(1)
  await watchCrew(ctx)
  const { reference } = await bookingNow(ctx, bookingId)
  expect(await alertsOf(run)).toMatchObject([
    {
      bookingId,
      occasion: `crew-seats:booking-${bookingId}:2027-03-20`,
      text: `${reference}, which begins on 20 March 2027: 2 seats are missing`,
    },
  ])
  await assign(db, { run, carId: await addCar(db, { seats: 29 }), ...span })
  await watchCrew(ctx)
  expect(await alertsOf(run)).toEqual([])
})

test('a departure without a vehicle is an alert by its address; people who are missing are none', async () => {
  const { id, slug, startsOn } = await gorillaTrek(ctx, { seats: 8, inDays: 12 })
  const run = { departureId: id }
  await bareBooking(db, { kind: 'departure', departureId: id, startsOn, endsOn: startsOn, travellers: 7 })
  at(startsOn, '06:00')
  await watchCrew(ctx)
  expect((await alertsOf(run)).map(({ text }) => text)).toEqual([
    `${slug}, which begins on 24 March 2027: 2 vehicles are missing`,
  ])
  for (let car = 0; car < 2; car++)
    await assign(db, { run, carId: await addCar(db, { seats: 6 }), ...spanOfDays(startsOn, '2027-03-27') })
  await watchCrew(ctx)
  expect(await alertsOf(run)).toEqual([])
})

test('a hire without a vehicle with a number plate is an alert from a day before', async () => {
  const ordered = {
    vehicleClass: 'prado-tx',
    vehicles: 1,
    withDriver: true,
    from: '2027-04-02T08:30',
    to: '2027-04-04T18:00',
    abroad: [],
  }
  const bookingId = await bareBooking(db, { kind: 'hire', ordered, startsOn: '2027-04-02', endsOn: '2027-04-04' })
  const run = { bookingId }
  const span = { from: ordered.from, to: ordered.to }
  await assign(db, { run, carId: await addCar(db, { seats: 6 }), ...span })
  at('2027-04-01', '08:29')
  await watchCrew(ctx)
  expect(await alertsOf(run)).toEqual([])
  at('2027-04-01', '08:30')
  await watchCrew(ctx)
  const { reference } = await bookingNow(ctx, bookingId)
  expect((await alertsOf(run)).map(({ text }) => text)).toEqual([
    `${reference}, which begins on 2 April 2027: a vehicle with a number plate missing`,
  ])
  await assign(db, { run, carId: await addCar(db, { seats: 6, plate: 'RAF 300 C' }), ...span })
  await watchCrew(ctx)
  expect(await alertsOf(run)).toEqual([])
})

test('what staff marked as done does not come back, and what moved to another day does', async () => {
  const bookingId = await pilgrims('2027-04-20')
  const run = { bookingId }
  at('2027-04-19', '12:00')
  await watchCrew(ctx)
  const [alert] = await alertsOf(run)
  await settleAlert(ctx, alert?.id ?? 0, { actor: 'Solange' })
  await watchCrew(ctx)
  expect(await alertsOf(run)).toEqual([])
  await sql`update bookings set starts_on = '2027-04-25', ends_on = '2027-04-25' where id = ${bookingId}`.execute(db)
  at('2027-04-24', '12:00')
  await watchCrew(ctx)
  expect((await alertsOf(run)).map(({ occasion }) => occasion)).toEqual([`crew-seats:booking-${bookingId}:2027-04-25`])
})

test('an alert whose booking was cancelled, or is over, is settled', async () => {
  const [bookingId, calledOff] = [await pilgrims('2027-05-20'), await pilgrims('2027-05-20')]
  at('2027-05-19', '12:00')
  await watchCrew(ctx)
  expect(await alertsOf({ bookingId })).toHaveLength(1)
  await sql`update bookings set state = 'cancelled' where id = ${calledOff}`.execute(db)
  expect(await alertsOf({ bookingId: calledOff })).toHaveLength(1)
  await watchCrew(ctx)
  expect(await alertsOf({ bookingId: calledOff })).toEqual([])
  expect(await alertsOf({ bookingId })).toHaveLength(1)
  at('2027-05-21', '00:00')
  await watchCrew(ctx)
  expect(await alertsOf({ bookingId })).toEqual([])
})

test('the job looks each hour, and twice at once is one alert', async () => {
  const bookingId = await pilgrims('2027-06-20')
  at('2027-06-19', '12:00')
  await db.transaction().execute(async (tx) => {
    await ctx.jobs.add(tx, 'watch-crew', {})
    await ctx.jobs.add(tx, 'watch-crew', {})
  })
  await runJobs()
  expect(await alertsOf({ bookingId })).toHaveLength(1)
})
