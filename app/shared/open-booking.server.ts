import { redirect } from 'react-router'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { openBooking, setBookingCookie } from './booking-cookie.server.ts'

/**
 * The booking of one of its own pages or documents. A key in the address is moved into the cookie, and the visitor is
 * redirected to the address without it. Without a right key or cookie it throws the 404 of an unknown booking.
 */
export async function openOwn(ctx: Context, request: Request, reference: string): Promise<Booking> {
  const { booking, keyInAddress } = await openBooking(ctx, request, reference)
  if (!keyInAddress) return booking
  const { pathname } = new URL(request.url)
  const rest = /\/bookings\/[^/]+(\/[a-z0-9/.-]*)?$/i.exec(pathname)?.[1] ?? ''
  throw redirect(`${links.booking(booking.reference)}${rest}`, {
    headers: { 'Set-Cookie': setBookingCookie(ctx, booking.reference, keyInAddress) },
  })
}
