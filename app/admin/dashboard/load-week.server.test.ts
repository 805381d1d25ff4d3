import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listDepartures } from '#features/departures/reads.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadWeek } from './load-week.server.ts'

const { ctx, clock } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })
const booking = await heldBooking(ctx, trek.slug, 2)

test('a day of the week has its departures with their seats, its arrivals with their transfer, and its returns', async () => {
  const hire = await bareBooking(ctx.db)
  await sql`update bookings set starts_on = ${booking.startsOn}, ends_on = ${booking.endsOn}, state = 'confirmed', hold_ends_at = null,
    lead_name = 'Marit Solheim', travellers_count = 3, title = 'Toyota RAV4', departure_id = null, kind = 'hire',
    ordered = '{"kind":"hire","pickUp":{"place":"Kigali airport","flight":"KL 535"}}' where id = ${hire}`.execute(ctx.db)
  const departures = await listDepartures(ctx.db, { now: clock.now() })
  const week = await loadWeek(ctx.db, readEnglish, readEnglish, { today: booking.startsOn, departures })
  expect(week[0]).toMatchObject({ day: booking.startsOn, name: 'Today' })
  expect(week[0]?.items.map(({ tag, text, detail }) => [tag, text, detail])).toEqual([
    ['Departure', booking.title, '2 of 8 seats'],
    ['Arrival', 'Marit Solheim + 2', 'Toyota RAV4. KL 535. Pick-up: Kigali airport'],
  ])
  const returns = week.flatMap(({ items }) => items).filter(({ tag }) => tag === 'Return')
  expect(returns.map(({ text, detail }) => [text, detail])).toEqual([
    [booking.title, '2 travellers, 1 booking'],
    ['Marit Solheim + 2', 'Toyota RAV4'],
  ])
  expect(week.every(({ items }) => items.length > 0)).toBe(true)
})
