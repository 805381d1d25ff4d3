import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openOwn } from './open-booking.server.ts'

const { ctx } = await testContext()
const booking = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)
const key = bookingKey(ctx.config.secret, booking)

const open = (path: string, cookie?: string) =>
  openOwn(
    ctx,
    new Request(`http://localhost:3000${path}`, { headers: cookie ? { Cookie: cookie } : {} }),
    booking.reference,
  ).catch((response: Response) => response)

test('a key in the address of any page of the booking is moved into its cookie, and the address goes on without it', async () => {
  const moved = await open(`/bookings/${booking.reference}/documents/voucher.pdf?key=${key}`)
  if (!(moved instanceof Response)) throw new Error('The key stayed in the address')
  expect(moved.status).toBe(302)
  expect(moved.headers.get('Location')).toBe(`/bookings/${booking.reference}/documents/voucher.pdf`)
  const [cookie = ''] = moved.headers.get('Set-Cookie')?.split(';') ?? []
  expect(await open(`/bookings/${booking.reference}/cancel`, cookie)).toMatchObject({ id: booking.id })
})

test('a booking is opened by its own key alone', async () => {
  const other = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 1)
  const wrong = await open(`/bookings/${booking.reference}?key=${bookingKey(ctx.config.secret, other)}`)
  expect(wrong).toMatchObject({ status: 404 })
})
