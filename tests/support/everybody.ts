import { sql } from 'kysely'
import { setBookingCookie } from '#app/shared/booking-cookie.server.ts'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { signOut } from '#features/staff/sessions/sign-out.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import type { Context } from '#platform/context.ts'
import type { bookingNow } from './cast.ts'

type Booking = Awaited<ReturnType<typeof bookingNow>>

/** A member of staff who has just signed in. */
async function newcomer(ctx: Context, role: Role) {
  const diane = await member(ctx, { role })
  const signed = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  return { ...diane, cookie: cookieHeader(signed.done ? signed.value.cookies : []) }
}

/** One of each role, signed in, by the cookie they hold. */
export async function oneOfEach(ctx: Context): Promise<Record<Role, string>> {
  const each = roles.map(async (role) => [role, (await newcomer(ctx, role)).cookie] as const)
  return Object.fromEntries(await Promise.all(each)) as Record<Role, string>
}

/** The cookie of a visitor who has opened their own booking. */
export const cookieOfVisitor = (ctx: Context, booking: Booking): string =>
  setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')[0] ?? ''

/** Everybody who may not enter the admin area, by their cookies: without a session, or with one that is over. */
export async function strangersTo(ctx: Context, booking: Booking): Promise<Record<string, string>> {
  const [out, off, over, forged] = await Promise.all(Array.from({ length: 4 }, () => newcomer(ctx, 'owner')))
  if (!out || !off || !over || !forged) throw new Error('Nobody came')
  await signOut(ctx, new Headers({ cookie: out.cookie }))
  await off.disable()
  // The identity library uses the machine's clock, whatever the test's clock is.
  await sql`update staff_sessions set expires_at = now() - interval '1 second' where staff_id = ${over.id}`.execute(ctx.db)
  return {
    nobody: '',
    'a visitor with a booking': cookieOfVisitor(ctx, booking),
    'an owner who has signed out': out.cookie,
    'an owner who was disabled': off.cookie,
    'an owner whose session is over': over.cookie,
    'somebody with a signature that is not ours': forged.cookie.replace(/(impamba-staff=[^.;]+)[^;]*/, '$1.AAAA'),
    'somebody with a made-up session': 'impamba-staff=00000000000000000000000000000000',
  }
}
