import type { Context } from '#platform/context.ts'

/** A cookie of the admin area, for `maxAge` seconds: scripts cannot read it, other sites cannot send it with a form; 0 takes it away. */
export function staffCookie(ctx: Context, name: string, value: string, maxAge: number): string {
  const secure = ctx.config.secureCookies ? '; Secure' : ''
  return `${cookieName(ctx, name)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

/** What a request carries under a name of `staffCookie`. */
export function readStaffCookie(ctx: Context, headers: Headers, name: string): string | undefined {
  const start = `${cookieName(ctx, name)}=`
  const found = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(start))
  return found?.slice(start.length)
}

/** With the prefix that browsers hold to: set by this host alone, over https, for the whole of it. */
export const cookieName = (ctx: Context, name: string): string =>
  ctx.config.secureCookies ? `__Host-impamba-${name}` : `impamba-${name}`
