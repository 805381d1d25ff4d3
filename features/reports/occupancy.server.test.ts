import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { gorillaTrek, heldBooking, heldOrder, marit, openRoomsAndCars, paid, stayFrom } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, firstOfMonth, kigaliDay } from '#values/dates.ts'
import { readOccupancy } from './reads-occupancy.server.ts'

/** Ten in the morning in Kigali, 12 March 2027. */
const { ctx, clock } = await testContext()
const year = { from: '2027-03-01', to: '2028-02-29' }

test('seats are sold once the deposit is paid, held before, and free when the hold has lapsed', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8, inDays: 100 })
  const { id, depositMinor } = await heldBooking(ctx, trek.slug, 3)
  await paid(ctx, id, depositMinor)
  const { holdEndsAt } = await heldBooking(ctx, trek.slug, 2)
  const month = firstOfMonth(trek.startsOn)
  const seats = async (now: Date) => (await readOccupancy(ctx.db, year, now)).seats
  const filled = { departures: 1, capacity: 8, sold: 3, held: 2 }
  const before = await seats(clock.now())
  expect(before.total).toEqual(filled)
  expect(before.packages).toEqual([{ ...filled, name: 'An hour with the gorillas' }])
  expect(before.months).toHaveLength(12)
  expect(before.months.find((one) => one.month === month)).toEqual({ ...filled, month })
  expect((await seats(holdEndsAt ?? clock.now())).total).toEqual({ ...filled, held: 0 })
})

test('what is cancelled or not on sale has no seats, and what starts on another day is not in the range', async () => {
  const { total } = (await readOccupancy(ctx.db, year, clock.now())).seats
  const [cancelled, off, last] = [
    await gorillaTrek(ctx, { seats: 8, inDays: 101 }),
    await gorillaTrek(ctx, { seats: 8, inDays: 102 }),
    await gorillaTrek(ctx, { seats: 5, inDays: 103 }),
  ]
  await sql`update departures set cancelled_at = now() where id = ${cancelled.id}`.execute(ctx.db)
  await sql`update departures set sale = 'off-sale' where id = ${off.id}`.execute(ctx.db)
  const seats = async (from: string, to: string) => (await readOccupancy(ctx.db, { from, to }, clock.now())).seats.total
  expect(await seats(year.from, year.to)).toEqual({ ...total, departures: total.departures + 1, capacity: total.capacity + 5 })
  expect(await seats(last.startsOn, last.startsOn)).toEqual({ departures: 1, capacity: 5, sold: 0, held: 0 })
  expect(await seats(addDays(last.startsOn, 1), year.to)).toMatchObject({ departures: 0, capacity: 0 })
})

test('a room is a night for each day of a stay, in the month of the night', async () => {
  await openRoomsAndCars(ctx)
  const before = (await readOccupancy(ctx.db, year, clock.now())).rooms
  const stay = await heldOrder(ctx, stayFrom('2027-04-29', 3), [marit])
  await paid(ctx, stay.id, stay.totalMinor)
  const { holdEndsAt } = await heldOrder(ctx, stayFrom('2027-05-10', 2), [marit])
  const after = (await readOccupancy(ctx.db, year, clock.now())).rooms
  const lapsed = (await readOccupancy(ctx.db, year, holdEndsAt ?? clock.now())).rooms
  expect(after.total).toEqual({ ...before.total, sold: before.total.sold + 3, held: before.total.held + 2 })
  expect(lapsed.total).toEqual({ ...after.total, held: before.total.held })
  const sold = (month: string) => after.months.find((one) => one.month === month)?.sold
  expect([sold('2027-03-01'), sold('2027-04-01'), sold('2027-05-01')]).toEqual([0, 2, 1])
  expect(after.hotels.filter((one) => one.sold > 0)).toEqual([
    expect.objectContaining({ name: 'Imisozi Terrace Hotel', sold: 3 }),
  ])
  const { rows } = await sql<{ nights: number }>`
    select sum(capacity)::int as nights from stock_days where resource like 'room:%' and day between ${year.from} and ${year.to}`.execute(
    ctx.db,
  )
  expect(after.total.capacity).toBe(rows[0]?.nights)
})

test('a range before everything has its months and nothing in them', async () => {
  const today = kigaliDay(clock.now())
  const report = await readOccupancy(ctx.db, { from: addDays(today, -800), to: addDays(today, -770) }, clock.now())
  expect(report.seats).toMatchObject({ total: { departures: 0, capacity: 0 }, packages: [] })
  expect(report.rooms).toMatchObject({ total: { capacity: 0, sold: 0 }, hotels: [] })
})
