import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'

const halfYear = 180 * 24 * 60 * 60

/**
 * A browser from which somebody has signed in before is counted apart, so that strangers who try an account's password can
 * keep each other out, but never its owner. The cookie opens nothing: the password is asked for all the same.
 * The pattern is OWASP's device cookie: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownDevice(ctx: Context, headers: Headers, email: string): string | undefined {
  const name = `${nameOf(ctx)}=`
  const cookie = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(name))
  const [id, signature] = cookie?.slice(name.length).split('.') ?? []
  if (!id || !signature) return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(ctx, email, id)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

/** The cookie by which this browser is known from now on, for this account. */
export function rememberDevice(ctx: Context, email: string): string {
  const id = randomBytes(12).toString('base64url')
  const value = `${id}.${sign(ctx, email, id).toString('base64url')}`
  const secure = ctx.config.secureCookies ? '; Secure' : ''
  return `${nameOf(ctx)}=${value}; Max-Age=${halfYear}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

const nameOf = (ctx: Context) => (ctx.config.secureCookies ? '__Host-impamba-device' : 'impamba-device')
const sign = (ctx: Context, email: string, id: string) =>
  createHmac('sha256', ctx.config.secret).update(`device:${email}:${id}`).digest()
