import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listIncome } from './reads-today.server.ts'

const { ctx } = await testContext()
const { slug } = await gorillaTrek(ctx, { seats: 8 })
const held = await bookingNow(ctx, (await heldBooking(ctx, slug, 2)).id)
const { id } = await heldBooking(ctx, slug, 1)
await paid(ctx, id, (await bookingNow(ctx, id)).totalMinor)
const confirmed = await bookingNow(ctx, id)

test('income is in the month of travel, held bookings apart from agreed ones', async () => {
  const months = await listIncome(ctx.db, { from: '2027-01-01', to: '2027-12-31' })
  expect(months).toEqual([
    { month: `${confirmed.startsOn.slice(0, 7)}-01`, confirmedMinor: confirmed.totalMinor, heldMinor: held.totalMinor },
  ])
  expect(await listIncome(ctx.db, { from: '2026-01-01', to: '2026-12-31' })).toEqual([])
})

test('no booking is stored in another currency, which no sum over all of them would include', async () => {
  const made = await bareBooking(ctx.db)
  await expect(sql`update bookings set currency = 'EUR' where id = ${made}`.execute(ctx.db)).rejects.toThrow(
    'bookings_are_in_dollars',
  )
})
