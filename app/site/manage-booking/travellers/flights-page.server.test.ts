import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { setBookingCookie } from '../../../shared/booking-cookie.server.ts'

const { ctx, clock } = await testContext()
const site = await openSite(ctx)
const trek = await gorillaTrek(ctx, { seats: 30 })

async function visited() {
  const booking = await heldBooking(ctx, trek.slug, 2)
  const { id, reference } = booking
  const [Cookie = ''] = setBookingCookie(ctx, reference, bookingKey(ctx.config.secret, booking)).split(';')
  const headers = { Cookie, Origin: site }
  const at = `${site}/bookings/${reference}`
  return {
    id,
    reference,
    page: async (rest = '') => (await fetch(at + rest, { headers })).text(),
    post: (form: Record<string, string>) =>
      fetch(`${at}/flights`, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' }),
  }
}

const kl537 = { direction: 'in', number: 'KL537', airport: 'kgl', day: trek.startsOn, at: '19:30', note: 'With a cello' }

test('a traveller enters a flight on the page of the booking, reads it, and takes it back', async () => {
  const { id, reference, page, post } = await visited()
  expect(await page('/travellers')).toContain(`/bookings/${reference}/flights`)
  expect(await page('/flights')).toContain('No flights entered yet.')
  const answer = await post({ ...kl537, 'for-1': 'on' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/bookings/${reference}/flights?did=saved`])
  const html = await page('/flights?did=saved')
  for (const said of ['The flight is saved.', 'KL 537', 'Kigali (KGL)', 'With a cello']) expect(html).toContain(said)
  const [flight] = await listFlights(ctx.db, [id])
  expect(flight).toMatchObject({ enteredBy: 'visitor', travellers: [1] })
  await post({ intent: 'remove', id: String(flight?.id), version: '1' })
  expect(await listFlights(ctx.db, [id])).toEqual([])
})

test('what is wrong is said in the language of the page, with all that was typed', async () => {
  const { page, post } = await visited()
  const refused = await post({ ...kl537, number: 'flight 5' })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  for (const said of ['A flight number is the airline', 'value="flight 5"', 'value="With a cello"']) expect(html).toContain(said)
  expect(await page('/flights?flight=99999')).toContain('Add a flight')
})

test('whoever has another booking’s key enters nothing', async () => {
  const [one, other] = [await visited(), await visited()]
  const [flight] = await (async () => {
    await one.post(kl537)
    return listFlights(ctx.db, [one.id])
  })()
  const stolen = await other.post({ intent: 'remove', id: String(flight?.id), version: '1' })
  expect(stolen.status).toBe(303)
  expect(await listFlights(ctx.db, [one.id])).toHaveLength(1)
})

test('a booking asks for its flights from thirty days before the first day, until they are given', async () => {
  const { id, page, post } = await visited()
  await sql`update bookings set state = 'confirmed', hold_ends_at = null where id = ${id}`.execute(ctx.db)
  const asks = async () => (await page()).match(/If you fly, we still need [^.]*/)?.[0]
  clock.set(kigaliInstant(addDays(trek.startsOn, -31), 12))
  expect(await asks()).toBeUndefined()
  clock.set(kigaliInstant(addDays(trek.startsOn, -30), 12))
  expect(await asks()).toBe('If you fly, we still need your flights in and out')
  await post(kl537)
  expect(await asks()).toBe('If you fly, we still need your flight out')
  await post({ ...kl537, direction: 'out', number: 'KL 536', day: addDays(trek.startsOn, 2) })
  expect(await asks()).toBeUndefined()
})

test('who comes by road says so with a tick, without JavaScript, is not asked again, and can take it back', async () => {
  const { id, page, post } = await visited()
  await sql`update bookings set state = 'confirmed', hold_ends_at = null where id = ${id}`.execute(ctx.db)
  clock.set(kigaliInstant(addDays(trek.startsOn, -20), 12))
  const asks = async () => (await page()).match(/If you fly, we still need [^.]*/)?.[0]
  expect((await post({ intent: 'road', 'road-in': 'on' })).status).toBe(303)
  expect(await asks()).toBe('If you fly, we still need your flight out')
  await post({ intent: 'road', 'road-in': 'on', 'road-out': 'on' })
  expect(await asks()).toBeUndefined()
  expect((await page('/flights')).match(/name="road-(in|out)" checked/g)).toHaveLength(2)
  await post({ intent: 'road' })
  expect(await asks()).toBe('If you fly, we still need your flights in and out')
})
