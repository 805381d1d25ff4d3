import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { readStaffCookie, staffCookie } from './staff-cookies.server.ts'

const halfYear = 180 * 24 * 60 * 60

/**
 * A browser from which the member has signed in before is counted separately, so that strangers who guess a password lock out each other
 * but never the member. The cookie grants nothing: the password is still needed.
 * The pattern is OWASP's device cookie: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownDevice(ctx: Context, headers: Headers, email: string): string | undefined {
  const [id, signature] = readStaffCookie(ctx, headers, 'device')?.split('.') ?? []
  if (!id || !signature) return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(ctx, email, id)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

/** The cookie that marks this browser as known for this account. */
export function recordDevice(ctx: Context, email: string): string {
  const id = randomBytes(12).toString('base64url')
  return staffCookie(ctx, 'device', `${id}.${sign(ctx, email, id).toString('base64url')}`, halfYear)
}

const sign = (ctx: Context, email: string, id: string) =>
  createHmac('sha256', ctx.config.secret).update(`device:${email}:${id}`).digest()
