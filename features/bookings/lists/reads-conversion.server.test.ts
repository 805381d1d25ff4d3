import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { countHeldAndPaid } from './reads-conversion.server.ts'

const { ctx, clock } = await testContext()
const dayMs = 86_400_000
const today = () => kigaliDay(ctx.clock.now())
/** Today against yesterday. */
const counted = () =>
  countHeldAndPaid(ctx.db, {
    before: kigaliInstant(addDays(today(), -1), 0),
    from: kigaliInstant(today(), 0),
    end: kigaliInstant(addDays(today(), 1), 0),
  })

test('a hold counts on its day, and its deposit once on the day on which the ledger reached it', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const first = await heldBooking(ctx, trek.slug, 2)
  await heldBooking(ctx, trek.slug, 1)
  expect(await counted()).toEqual({ held: { now: 2, before: 0 }, paid: { now: 0, before: 0 } })

  await paid(ctx, first.id, first.depositMinor - 100)
  expect((await counted()).paid).toEqual({ now: 0, before: 0 })
  await paid(ctx, first.id, 100)
  expect((await counted()).paid).toEqual({ now: 1, before: 0 })

  clock.advance(dayMs)
  expect(await counted()).toEqual({ held: { now: 0, before: 2 }, paid: { now: 0, before: 1 } })
  await paid(ctx, first.id, first.totalMinor - first.depositMinor)
  expect((await counted()).paid).toEqual({ now: 0, before: 1 })

  clock.advance(dayMs)
  expect(await counted()).toEqual({ held: { now: 0, before: 0 }, paid: { now: 0, before: 0 } })
})

test('a hold that is taken again after it lapsed is no new one, and a waiting list holds nothing', async () => {
  clock.advance(10 * dayMs)
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const { id } = await heldBooking(ctx, trek.slug, 1)
  clock.advance(2 * dayMs)
  const happened = (event: string, from: string | null, to: string, version: number) =>
    sql`insert into booking_events (booking_id, version, event, from_state, to_state, actor, at)
      values (${id}, ${version}, ${event}, ${from}, ${to}, 'visitor', ${clock.now()})`.execute(ctx.db)
  await happened('reserve', 'expired', 'on-hold', 98)
  await happened('join', null, 'waitlisted', 99)
  expect((await counted()).held).toEqual({ now: 0, before: 0 })
})
