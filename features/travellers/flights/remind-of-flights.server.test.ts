import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { remindOfFlights } from './remind-of-flights.server.ts'
import { saveFlight } from './save-flight.server.ts'
import { setWithoutFlights } from './set-without-flights.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const visitor = { by: 'visitor' } as const
const flight = {
  direction: 'in',
  number: 'KL 537',
  airport: 'KGL',
  day: '2027-06-10',
  at: '19:30',
  positions: [],
  note: null,
} as const

async function booked(bare: Parameters<typeof bareBooking>[1] = {}) {
  const id = await bareBooking(ctx.db, { startsOn: '2027-06-10', endsOn: '2027-06-14', travellers: 2, ...bare })
  await sql`insert into booking_travellers (booking_id, position, residency, assumed_age)
    select ${id}, n, 'foreign', 30 from generate_series(1, 2) n`.execute(ctx.db)
  return id
}
const remind = async (at: string) => {
  clock.set(at)
  const count = await remindOfFlights(ctx)
  await runJobs()
  return count
}

test('who gave no flights and does not come by road is written to once, thirty days before the first day', async () => {
  await booked()
  const byRoad = await booked()
  await setWithoutFlights(ctx, { bookingId: byRoad, directions: ['in', 'out'], actor: visitor })
  const flies = await booked()
  await saveFlight(ctx, { bookingId: flies, flight, actor: visitor })
  await saveFlight(ctx, { bookingId: flies, flight: { ...flight, direction: 'out', day: '2027-06-14' }, actor: visitor })
  await booked({ kind: 'hire', ordered: { withDriver: true } })
  await booked({ endsOn: '2027-06-10' })
  await booked({ state: 'on-hold', holdEndsAt: new Date('2027-06-01T00:00:00Z') })
  await sql`update bookings set created_at = '2027-03-01T00:00:00Z'`.execute(ctx.db)
  expect(await remind('2027-05-10T10:00:00Z'), 'thirty-one days before').toBe(0)
  const before = emails.length
  expect(await remind('2027-05-11T10:00:00Z')).toBe(1)
  expect(await remind('2027-05-20T10:00:00Z'), 'once').toBe(0)
  expect(emails.slice(before)).toHaveLength(1)
  expect(emails.at(-1)?.subject).toContain('your flights')
  expect(emails.at(-1)?.text).toContain('If you come by road or are already here, say so on the same page.')
})

test('one direction that is not known is enough, and who booked today is written to tomorrow', async () => {
  const id = await booked({ startsOn: '2027-06-20', endsOn: '2027-06-24' })
  await setWithoutFlights(ctx, { bookingId: id, directions: ['in'], actor: visitor })
  await sql`update bookings set created_at = '2027-06-01T09:00:00Z' where id = ${id}`.execute(ctx.db)
  expect(await remind('2027-06-01T12:00:00Z')).toBe(0)
  expect(await remind('2027-06-02T12:00:00Z')).toBe(1)
})
