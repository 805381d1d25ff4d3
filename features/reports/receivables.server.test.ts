import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listBookingsById } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listReceivables, readReceivables } from './reads-receivables.server.ts'
import { receivableAge } from './receivable-age.ts'

/** Ten in the morning in Kigali, 12 March 2027. */
const { ctx } = await testContext()
const today = kigaliDay(ctx.clock.now())
const names = new Map<string, string>()

/** A confirmed booking of $4,900 that is due on a day. */
async function dueOn(name: string, day: string, paidMinor = 0): Promise<string> {
  const id = await bareBooking(ctx.db)
  await sql`update bookings set lead_name = ${name}, balance_due_on = ${day} where id = ${id}`.execute(ctx.db)
  if (paidMinor > 0) await paid(ctx, id, paidMinor)
  names.set(id, name)
  return id
}

beforeAll(async () => {
  await dueOn('today', '2027-03-12', 400_000)
  await dueOn('a week', '2027-03-05', 480_000)
  await dueOn('eight days', '2027-03-04')
  await dueOn('two months', '2027-01-10')
  await dueOn('paid', '2027-01-01', 490_000)
  await dueOn('deposit missing', '2027-06-01', 57_000)
  const cancelled = await dueOn('cancelled', '2027-06-01')
  await sql`update bookings set state = 'cancelled', fee_minor = 100000 where id = ${cancelled}`.execute(ctx.db)
  // Cancelled on 3 March by Kigali's clock; what is noted later is no other cancellation.
  await sql`insert into booking_events (booking_id, version, event, from_state, to_state, actor, at) values
    (${cancelled}, 2, 'cancel', 'confirmed', 'cancelled', 'visitor', '2027-03-02T22:30:00Z'),
    (${cancelled}, 3, 'note', 'cancelled', 'cancelled', 'Diane', '2027-03-08T08:00:00Z')`.execute(ctx.db)
  const refused = await dueOn('refused', '2027-01-01')
  await sql`update bookings set state = 'rejected' where id = ${refused}`.execute(ctx.db)
})

test('what is owed is divided by age, and comes to what the bookings’ accounts have outstanding', async () => {
  const { ages, bookings, totalMinor } = await readReceivables(ctx.db, today)
  expect(ages.map(({ age, bookings: count, amountMinor }) => [age, count, amountMinor])).toEqual([
    ['not-due', 2, 90_000 + 433_000],
    ['1-7', 1, 10_000],
    ['8-30', 2, 490_000 + 100_000],
    ['31-60', 0, 0],
    ['over-60', 1, 490_000],
  ])
  const accounts = await listAccounts(ctx.db, await listBookingsById(ctx.db, [...names.keys()]), today)
  expect(totalMinor).toBe([...accounts.values()].reduce((sum, { outstandingMinor }) => sum + outstandingMinor, 0))
  expect(bookings).toBe(6)
})

test('the longest due comes first, with what may be asked for today', async () => {
  const rows = await listReceivables(ctx.db, { today, age: undefined, limit: 100 })
  expect(rows.map(({ leadName, dueOn: day, dueNowMinor }) => [leadName, day, dueNowMinor])).toEqual([
    ['two months', '2027-01-10', 490_000],
    ['cancelled', '2027-03-03', 100_000],
    ['eight days', '2027-03-04', 490_000],
    ['a week', '2027-03-05', 10_000],
    ['today', '2027-03-12', 90_000],
    ['deposit missing', '2027-06-01', 300_000],
  ])
  for (const row of rows) expect(row.age).toBe(receivableAge(row.dueOn, today))
})

test('one age is listed alone, up to the limit', async () => {
  const rows = await listReceivables(ctx.db, { today, age: '8-30', limit: 1 })
  expect(rows.map(({ leadName }) => leadName)).toEqual(['cancelled'])
})

test('an unpaid hold is no receivable, and is counted apart', async () => {
  const before = await readReceivables(ctx.db, today)
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const { totalMinor } = await heldBooking(ctx, trek.slug, 2)
  const after = await readReceivables(ctx.db, today)
  expect(after.ages).toEqual(before.ages)
  expect(after.holds).toEqual({ bookings: before.holds.bookings + 1, amountMinor: before.holds.amountMinor + totalMinor })
})
