import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { listEvents } from '#features/bookings/reads.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { limits } from '#features/rate-limits/rate-limits.ts'
import { roomingKey } from '#features/travellers/rooming-key.server.ts'
import { bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { takeCards } from '#tests/support/gateway/take-cards.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'

const parts = await testContext({ formLimits: true })
const { ctx, clock } = parts
await takeCards(parts)
const site = await openSite(ctx)
const begin = clock.now()

beforeEach(async () => {
  clock.set(begin)
  await sql`truncate rate_limit_hits`.execute(ctx.db)
})

/** A booking on hold, with what its visitor's browser does. */
async function visited() {
  const unlimited = { ...ctx, config: { ...ctx.config, formLimits: false } }
  const booking = await heldBooking(unlimited, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)
  const { id, reference } = booking
  const [Cookie = ''] = setBookingCookie(ctx, reference, bookingKey(ctx.config.secret, booking)).split(';')
  const headers = { Cookie, Origin: site }
  const post = (rest: string, form: Record<string, string>) =>
    fetch(`${site}/bookings/${reference}${rest}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
      redirect: 'manual',
    })
  const page = async (rest: string) => (await fetch(`${site}/bookings/${reference}${rest}`, { headers })).text()
  const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? ''
  return { id, reference, booking, post, page, hidden }
}
const to = (response: Response) => [response.status, response.headers.get('Location')]

describe('a traveller’s place in the address', () => {
  test.each(['0', '3', 'x', '1.5', '-1', '1e3', '99999999999', '%00', 'NaN'])('%s is not there', async (place) => {
    const { post } = await visited()
    expect([400, 404, 409]).toContain((await post(`/travellers/${place}`, { diet: 'None' })).status)
  })
})

test('a traveller who would be over 120 on the first day gets a message at the birth day', async () => {
  const { id, post } = await visited()
  await sql`update booking_travellers set first_names = null, family_name = null, born_on = null where booking_id = ${id}`.execute(
    ctx.db,
  )
  const ola = { firstNames: 'Ola', familyName: 'Berg', bornOn: '1900-01-01' }
  const answer = await post('/travellers/2', ola)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('over 120 on the first day')])
})

describe('a payment by card', () => {
  test('is begun over the amount that stood on the button', async () => {
    const { id, reference, booking, page, hidden, post } = await visited()
    const dueMinor = hidden(await page(''), 'dueMinor')
    expect(Number(dueMinor)).toBe(booking.depositMinor)
    expect(to(await post('/card', { what: 'due', dueMinor }))).toEqual([303, `/bookings/${reference}/card`])
    expect((await listPayments(ctx.db, id)).map(({ amountMinor }) => amountMinor)).toEqual([booking.depositMinor])
  })

  test('over another amount, or none, a payment does not begin and there is a message', async () => {
    const { id, reference, booking, post, page } = await visited()
    for (const dueMinor of [String(booking.depositMinor - 1), String(booking.totalMinor), '', '-1', '1e9', 'x']) {
      expect(to(await post('/card', { what: 'due', dueMinor }))).toEqual([303, `/bookings/${reference}?refused=amount-changed`])
    }
    expect(await listPayments(ctx.db, id)).toEqual([])
    expect(await page('?refused=amount-changed')).toContain('The amount due changed while you were reading')
  })

  test('leads to the gateway by a header', async () => {
    const { booking, reference, post } = await visited()
    await post('/card', { what: 'due', dueMinor: String(booking.depositMinor) })
    const Cookie = setBookingCookie(ctx, reference, bookingKey(ctx.config.secret, booking)).split(';')[0] ?? ''
    const { status, headers } = await fetch(`${site}/bookings/${reference}/card`, { headers: { Cookie }, redirect: 'manual' })
    expect(status).toBe(200)
    expect(headers.get('Refresh')).toMatch(/^0;url=http:\/\/127\.0\.0\.1:\d+\/\S+$/)
  })

  test('is begun twelve times in an hour and no more', async () => {
    const { reference, booking, post } = await visited()
    const press = () => post('/card', { what: 'due', dueMinor: String(booking.depositMinor) })
    for (let tries = 0; tries < limits.card.booking; tries++) expect(to(await press())[1]).toBe(`/bookings/${reference}/card`)
    expect(to(await press())[1]).toBe(`/bookings/${reference}?refused=too-many-attempts`)
  })
})

test('a cancellation that is sent twice is one, and both times it was made', async () => {
  const { id, reference, page, hidden, post } = await visited()
  const html = await page('/cancel')
  const form = { agreedFeeMinor: hidden(html, 'agreedFeeMinor'), seen: hidden(html, 'seen'), reason: 'Ill' }
  const both = await Promise.all([post('/cancel', form), post('/cancel', form)])
  expect(both.map(to)).toEqual(Array(2).fill([303, `/bookings/${reference}?done=cancelled`]))
  expect((await listEvents(ctx.db, id)).filter(({ event }) => event === 'cancel')).toHaveLength(1)
  expect((await post('/cancel', { ...form, agreedFeeMinor: '1' })).status).toBe(409)
})

test('details that come too often keep what was typed and nothing of the passport', async () => {
  const { post } = await visited()
  const form = { diet: 'No shellfish', passportNumber: 'C01822649' }
  await post('/travellers/1', form)
  await sql`update rate_limit_hits set count = ${limits.details.booking}`.execute(ctx.db)
  const limited = await post('/travellers/1', form)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
  const html = await limited.text()
  expect(html).toContain('value="No shellfish"')
  expect(html).not.toContain('C01822649')
})

test('a change is looked at sixty times in an hour and no more, and what was typed stays', async () => {
  const { post } = await visited()
  await post('/change', { intent: 'look' })
  await sql`update rate_limit_hits set count = ${limits.change.booking}`.execute(ctx.db)
  const limited = await post('/change', { intent: 'look', 'newcomers[0].firstNames': 'Ola Henrik' })
  expect(limited.status).toBe(429)
  expect(await limited.text()).toContain('value="Ola Henrik"')
})

describe('codes that are guessed', () => {
  test.each([
    ['/quotes/K7QM-42XD', limits['quote-code'].address],
    ['/rooming/K7QM-42XD?key=guess', limits['rooming-key'].address],
  ])('%s: so many wrong ones from an address, then none is answered for an hour', async (path, most) => {
    for (let tries = 0; tries < most; tries++) expect((await fetch(site + path)).status).toBe(404)
    expect((await fetch(site + path)).status).toBe(429)
    clock.advance(61 * 60_000)
    expect((await fetch(site + path)).status).toBe(404)
  })

  test('a right key is opened as often as anybody likes, and not at all after too many wrong ones', async () => {
    const { reference, booking } = await visited()
    const right = `${site}/rooming/${reference}?key=${roomingKey(ctx.config.secret, await bookingNow(ctx, booking.id))}`
    const most = limits['rooming-key'].address
    for (let tries = 0; tries < most + 5; tries++) expect((await fetch(right)).status).toBe(200)
    for (let tries = 0; tries < most; tries++) await fetch(`${site}/rooming/${reference}?key=guess`)
    const refused = await fetch(right)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('Too many attempts')
  })
})

test('before paying it can be read what cancelling would cost today once it is paid, and then it costs that', async () => {
  const { id, booking, page } = await visited()
  const before = await page('/cancel')
  const [, fee] = /cancelling today would cost (\$[\d,.]+), plus the permits and fees/.exec(before) ?? []
  expect(before).toContain('Cancelling is free now.')
  expect(fee).toMatch(/^\$\d/)
  await paid(ctx, id, booking.depositMinor)
  const after = await page('/cancel')
  expect(after).toContain(`We keep ${fee}`)
  expect(after).not.toContain('would cost $')
})
