import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { setWithoutFlights } from '../flights/set-without-flights.server.ts'
import { listMissingAhead } from './list-missing-ahead.server.ts'

const { ctx } = await testContext()
const visitor = { by: 'visitor' } as const

test('of sold bookings soon to begin, permits without a number, passports and flights that are missing are read by the same rules', async () => {
  const id = await bareBooking(ctx.db, { kind: 'journey', startsOn: '2027-06-10', endsOn: '2027-06-14', travellers: 2 })
  await sql`insert into booking_travellers (booking_id, position, residency, assumed_age)
    select ${id}, n, 'foreign', 30 from generate_series(1, 2) n`.execute(ctx.db)
  await sql`insert into booking_purchases (booking_id, kind, label, day, traveller_position, number, cost_minor, changed_at, changed_by)
    select ${id}, 'permit', 'Gorilla permit', '2027-06-12', n, case n when 1 then 'RDB-1' end, 150000, now(), 'Diane' from generate_series(1, 2) n`.execute(
    ctx.db,
  )
  await sql`insert into traveller_details (booking_id, position, passport_sealed, updated_at, updated_by)
    values (${id}, 1, 'x', now(), 'visitor')`.execute(ctx.db)
  const missing = async (today: string) =>
    (await listMissingAhead(ctx.db, today)).map(({ what, missing: lacks, total, neededOn }) => [what, lacks, total, neededOn])
  expect(await missing('2027-05-20')).toEqual([['passport', 1, 2, '2027-06-12']])
  expect(await missing('2027-06-08')).toEqual([
    ['flight-in', 2, 2, '2027-06-10'],
    ['passport', 1, 2, '2027-06-12'],
    ['permit-number', 1, 2, '2027-06-12'],
    ['flight-out', 2, 2, '2027-06-14'],
  ])
  // Its day is closed: nobody can reserve the second permit, and the number of the first is there.
  await gorillaTrek(ctx, { seats: 2 })
  await sql`update booking_purchases set fee_id = 'gorilla-volcanoes' where booking_id = ${id}`.execute(ctx.db)
  await sql`insert into permit_closed_days (fee_id, day, reason, at, by) values ('gorilla-volcanoes', '2027-06-12', 'Ash', now(), 'Diane')`.execute(
    ctx.db,
  )
  expect((await missing('2027-06-08')).map(([what]) => what)).toEqual(['flight-in', 'passport', 'flight-out'])
  await sql`delete from permit_closed_days`.execute(ctx.db)
  await setWithoutFlights(ctx, { bookingId: id, directions: ['in', 'out'], actor: visitor })
  await sql`update booking_purchases set number = 'RDB-2' where booking_id = ${id}`.execute(ctx.db)
  expect(await missing('2027-06-08')).toEqual([['passport', 1, 2, '2027-06-12']])
  await sql`update bookings set state = 'cancelled' where id = ${id}`.execute(ctx.db)
  expect(await missing('2027-06-08')).toEqual([])
})
