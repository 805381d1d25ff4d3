import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openBooking, setBookingCookie } from './booking-cookie.server.ts'

const { ctx } = await testContext()
const booking = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)
const key = bookingKey(ctx.config.secret, booking)
const secure = { ...ctx, config: { ...ctx.config, publicUrl: 'https://impamba.example', secureCookies: true } }

const request = (query: string, cookie?: string) =>
  new Request(`http://localhost:3000/bookings/${booking.reference}${query}`, { headers: cookie ? { Cookie: cookie } : {} })

test('the key opens the booking from its address, and from its cookie afterwards', async () => {
  expect(await openBooking(ctx, request(`?key=${key}`), booking.reference)).toMatchObject({
    booking: { id: booking.id },
    keyInAddress: key,
  })
  const [cookie = ''] = setBookingCookie(ctx, booking.reference, key).split(';')
  expect(await openBooking(ctx, request('', cookie), booking.reference.toLowerCase())).toMatchObject({
    booking: { id: booking.id },
  })
})

test('over https the cookie is a __Host- one, which another host cannot set', () => {
  const header = setBookingCookie(secure, booking.reference, key)
  expect(header).toMatch(/^__Host-booking-[2-9A-Z]{8}=/)
  for (const part of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']) expect(header.split('; ')).toContain(part)
  expect(header).not.toContain('Domain')
})

test('a wrong key, no key, an unknown and a malformed reference are all the same 404', async () => {
  const answers = await Promise.all(
    [
      openBooking(ctx, request('?key=wrong'), booking.reference),
      openBooking(ctx, request(''), booking.reference),
      openBooking(ctx, request(`?key=${key}`), '2222-2222'),
      openBooking(ctx, request(`?key=${key}`), 'drop table'),
    ].map((answer) => answer.catch((response: Response) => response)),
  )
  for (const answer of answers) {
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).status).toBe(404)
    expect(await (answer as Response).text()).toBe('There is no such booking')
  }
})

test('raising the key version makes every earlier link useless', () => {
  expect(bookingKey(ctx.config.secret, { ...booking, keyVersion: 2 })).not.toBe(key)
  expect(bookingKey('another secret of the server', booking)).not.toBe(key)
})
