import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { letLoose } from '#tests/support/buyers.ts'
import { newCar, newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'

/** The crowd runs on the database's clock, so this context starts at the current instant. */
const { ctx, database } = await testContext({ now: new Date().toISOString() })
const actor = { id: 'diane', name: 'Diane' }

test('of 500 who assign 40 guides and vehicles to 300 bookings at once at two processes, nobody is in two places, and every no names where they are', async () => {
  const today = kigaliDay(ctx.clock.now())
  const bookings: string[] = []
  for (let n = 0; n < 300; n += 1) {
    const startsOn = addDays(today, 1 + (n % 30))
    bookings.push(await bareBooking(ctx.db, { startsOn, endsOn: addDays(startsOn, 1 + (n % 4)) }))
  }
  const members = [
    ...(await Promise.all(Array.from({ length: 20 }, (_, n) => newGuide(ctx.db, `Guide ${n}`)))).map(
      (id) => ({ kind: 'guide', id }) as const,
    ),
    ...(await Promise.all(Array.from({ length: 20 }, (_, n) => newCar(ctx.db, `Car ${n}`)))).map(
      (id) => ({ kind: 'car', id }) as const,
    ),
  ]
  const wishes = Array.from({ length: 500 }, (_, n) => {
    const member = members[(n * 7) % members.length]
    const bookingId = bookings[(n * 11) % bookings.length]
    if (!member || !bookingId) throw new Error('Nobody to assign')
    return { assign: { run: { bookingId }, member, actor } }
  })
  const { outcomes, printed } = await letLoose(database.address, [wishes.slice(0, 250), wishes.slice(250)])
  expect(printed).toBe('')
  const all = outcomes.flat()
  expect(all.filter((one) => 'error' in one)).toEqual([])
  expect(all.filter((one) => 'refused' in one && one.refused !== 'overlap')).toEqual([])
  const done = all.filter((one) => 'done' in one).length
  expect(done).toBeGreaterThan(40)
  expect(done).toBeLessThan(500)
  const { rows } = await sql<{ overlaps: number; busy: number }>`
    select (select count(*)::int from assignments) as busy, (select count(*)::int from assignments a join assignments b on b.id > a.id
      and b.during && a.during and (b.guide_id = a.guide_id or b.car_id = a.car_id)) as overlaps`.execute(ctx.db)
  expect(rows[0]?.overlaps).toBe(0)
}, 120_000)
