import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listIncome, listPermitsWaiting } from './reads-today.server.ts'

const { ctx } = await testContext()
const { slug } = await gorillaTrek(ctx, { seats: 8 })
const held = await bookingNow(ctx, (await heldBooking(ctx, slug, 2)).id)
const { id } = await heldBooking(ctx, slug, 1)
await paid(ctx, id, (await bookingNow(ctx, id)).totalMinor)
const confirmed = await bookingNow(ctx, id)

test('permits to buy are those of bookings that are agreed, by the nearest visit', async () => {
  const waiting = await listPermitsWaiting(ctx.db, { today: '2027-03-12', limit: 8 })
  expect(waiting.map(({ id }) => id)).toEqual([confirmed.id])
  expect(waiting[0]?.permits).toBeGreaterThan(0)
  await sql`update booking_purchases set status = 'bought', number = 'RDB-1'`.execute(ctx.db)
  expect(await listPermitsWaiting(ctx.db, { today: '2027-03-12', limit: 8 })).toEqual([])
})

test('income stands in the month of travel, what is held apart from what is agreed', async () => {
  const months = await listIncome(ctx.db, { from: '2027-01-01', to: '2027-12-31' })
  expect(months).toEqual([
    { month: `${confirmed.startsOn.slice(0, 7)}-01`, confirmedMinor: confirmed.totalMinor, heldMinor: held.totalMinor },
  ])
  expect(await listIncome(ctx.db, { from: '2026-01-01', to: '2026-12-31' })).toEqual([])
})

test('a booking in another currency counts in dollars by its own frozen rate, to the cent', async () => {
  // By hand: €1,234.56 at 1.0875 is $1,342.584, so 134,258; RWF 1,450,001 at 0.00068966 is $1,000.007…, so 100,001; UGX 370,000 at
  // 0.00027 is $99.90; KES 12,345.67 at 0.00774 is $95.555…, so 9,556; and €0.10 at 1.05 is 10.5 cents, so 11. A dollar is a dollar.
  const rows = [
    ['confirmed', 'EUR', 123_456, 1.0875],
    ['completed', 'RWF', 1_450_001, 0.00068966],
    ['in-progress', 'UGX', 370_000, 0.00027],
    ['no-show', 'KES', 1_234_567, 0.00774],
    ['confirmed', 'EUR', 10, 1.05],
    ['confirmed', 'USD', 490_000, null],
    ['pending', 'RWF', 2_000_000, 0.0007],
    ['cancelled', 'EUR', 999_999, 1.1],
  ] as const
  for (const [state, currency, minor, rate] of rows) {
    const made = await bareBooking(ctx.db)
    await sql`
      update bookings set state = ${state}, currency = ${currency}, usd_per_unit = ${rate}, total_minor = ${minor}, deposit_minor = 0,
        answer_by = case when ${state} = 'pending' then now() end, starts_on = '2029-06-10', ends_on = '2029-06-12' where id = ${made}`.execute(
      ctx.db,
    )
  }
  expect(await listIncome(ctx.db, { from: '2029-01-01', to: '2029-12-31' })).toEqual([
    { month: '2029-06-01', confirmedMinor: 134_258 + 100_001 + 9_990 + 9_556 + 11 + 490_000, heldMinor: 140_000 },
  ])
})

test('no booking is kept in another currency without what that is worth in dollars', async () => {
  const made = await bareBooking(ctx.db)
  await expect(sql`update bookings set currency = 'EUR' where id = ${made}`.execute(ctx.db)).rejects.toThrow(
    'another_currency_has_its_dollars',
  )
})
