import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  accountNow,
  amend,
  bookingNow,
  gorillaTrek,
  heldBooking,
  heldOrder,
  marit,
  openRoomsAndCars,
  seatsOn,
  stayFrom,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { expireBookings } from '../jobs/expire-bookings.server.ts'
import { listTravellers } from '../reads.server.ts'

const { ctx, clock } = await testContext()
const hour = 3_600_000

test('what a code makes free is confirmed at once, and no hold of it ends', async () => {
  await openRoomsAndCars(ctx)
  await sql`insert into discount_codes (code, name, percent, from_day, kinds)
    values ('GUEST', 'Guest of the house', 100, '2026-01-01', '{stay}')`.execute(ctx.db)
  const order = { ...stayFrom(addDays(kigaliDay(clock.now()), 40), 2), code: 'GUEST' }
  const held = await heldOrder(ctx, order, [marit])
  expect(held).toMatchObject({ state: 'confirmed', totalMinor: 0 })
  expect(await accountNow(ctx, held.id)).toMatchObject({ outstandingMinor: 0, due: { minor: 0, why: 'nothing' } })
  clock.advance(73 * hour)
  await expireBookings(ctx)
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
})

test('a code that comes with a change is used up by it, and refused to the next who changes', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4 })
  await sql`insert into discount_codes (code, name, percent, from_day, most_uses, kinds)
    values ('ONCE', 'Once', 50, '2026-01-01', 1, '{departure}')`.execute(ctx.db)
  const [first, second] = [await heldBooking(ctx, trek.slug, 1), await heldBooking(ctx, trek.slug, 1)]
  const withCode = async (id: string) =>
    amend(ctx, id, { order: { ...seatsOn(trek.slug), code: 'ONCE' }, party: await listTravellers(ctx.db, id) })
  expect(await withCode(first.id)).toMatchObject({ done: true })
  expect(await withCode(second.id)).toMatchObject({ done: false })
  expect((await bookingNow(ctx, second.id)).totalMinor).toBe(second.totalMinor)
  const { rows } = await sql`select booking_id from discount_uses where code = 'ONCE'`.execute(ctx.db)
  expect(rows).toEqual([{ booking_id: first.id }])
})
