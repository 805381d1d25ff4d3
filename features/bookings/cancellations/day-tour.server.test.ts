import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoPackages } from '#db/demo/packages.ts'
import { openDeparture } from '#features/departures/open-departure.server.ts'
import type { DepartureOrder } from '#features/orders/order.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { amendmentNow, bookingNow, cancellationNow, heldOrder, marit, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { listLines, listTravellers } from '../reads.server.ts'

const { ctx, clock } = await testContext()
const { tours, 'day-tours': dayTours } = defaultSettings.cancellationPolicies
const content = demoPackages.find(({ slug }) => slug === 'kigali-in-a-day')
if (!content) throw new Error('The demo has no day in Kigali')
const fees = await listVisitorFees(ctx.db)
const id = await ctx.db.transaction().execute((tx) => publishPackage(ctx, tx, content, { fees, position: 0 }))
const startsOn = addDays(kigaliDay(clock.now()), 20)
await ctx.db.transaction().execute((tx) =>
  openDeparture(ctx, tx, {
    package: { id, slug: content.slug, nights: content.nights },
    startsOn,
    capacity: 10,
    minimum: 2,
    comfort: 'lodge',
    guaranteed: false,
  }),
)
const order: DepartureOrder = {
  kind: 'departure',
  departure: `${content.slug}-${startsOn}`,
  package: content.slug,
  comfort: 'lodge',
  singleRooms: 0,
  extras: [],
  code: null,
}

async function confirmed() {
  const { id: booking, totalMinor } = await heldOrder(ctx, order, [marit, marit])
  await paid(ctx, booking, totalMinor)
  expect((await bookingNow(ctx, booking)).state).toBe('confirmed')
  return { booking, totalMinor }
}

test('a booking of a day tour bears its policy, gives all back until 08:00 on the day before, and nothing after that', async () => {
  const { booking, totalMinor } = await confirmed()
  const lines = await listLines(ctx.db, booking)
  expect(lines.map(({ ladder, policy }) => [ladder, policy])).toEqual(lines.map(() => ['day-tours', dayTours]))
  expect(await cancellationNow(ctx, booking)).toMatchObject({ feeMinor: 0, refundMinor: totalMinor })
  const before = clock.now()
  clock.set(kigaliInstant(addDays(startsOn, -1), 8))
  expect(await cancellationNow(ctx, booking)).toMatchObject({ feeMinor: 0, refundMinor: totalMinor })
  clock.set(kigaliInstant(addDays(startsOn, -1), 8.01))
  expect(await cancellationNow(ctx, booking)).toMatchObject({ feeMinor: totalMinor, refundMinor: 0 })
  clock.set(before)
})

test('a day tour that was sold under the policy of journeys keeps it through a change, and the change costs no cancellation', async () => {
  const { booking } = await confirmed()
  await sql`update booking_lines set ladder = 'tours', policy = ${JSON.stringify(tours)} where booking_id = ${booking}`.execute(
    ctx.db,
  )
  const travellers = await listTravellers(ctx.db, booking)
  const { lines } = await amendmentNow(ctx, booking, { order, party: [...travellers, marit] })
  expect(lines.map(({ kind, ladder, policy }) => [kind, ladder, policy])).toEqual([['base', 'tours', tours]])
})
