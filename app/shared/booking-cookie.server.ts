import { opensBooking } from '#features/bookings/booking-key.server.ts'
import { type Booking, findBookingByReference } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { readReference } from '#values/reference.ts'

/** One cookie for each booking, so that opening one never closes another. */
const cookieName = ({ secureCookies }: Context['config'], reference: string) =>
  `${secureCookies ? '__Host-' : ''}booking-${reference.replace('-', '')}`

const yearInSeconds = 365 * 24 * 60 * 60

/** The header that moves a booking's key from the address into a cookie which scripts cannot read. */
export function setBookingCookie(ctx: Context, reference: string, key: string): string {
  const secure = ctx.config.secureCookies ? '; Secure' : ''
  return `${cookieName(ctx.config, reference)}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${yearInSeconds}${secure}`
}

/**
 * The booking that a request may open, by the key in its address or in its cookie. Throws the same 404 for a reference that is
 * unknown, malformed or used with a wrong key, so that answers do not reveal which bookings exist.
 */
export async function openBooking(
  ctx: Context,
  request: Request,
  typed: string,
): Promise<{ booking: Booking; keyInAddress?: string }> {
  const reference = readReference(typed)
  const booking = reference && (await findBookingByReference(ctx.db, reference))
  const keyInAddress = new URL(request.url).searchParams.get('key') ?? undefined
  const key = keyInAddress ?? (reference && cookieValue(request, cookieName(ctx.config, reference)))
  if (!booking || !key || !opensBooking(ctx.config.secret, booking, key))
    throw new Response('There is no such booking', { status: 404 })
  return keyInAddress ? { booking, keyInAddress } : { booking }
}

function cookieValue(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('Cookie')?.split(/; */) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
