import type { Context } from '#platform/context.ts'

/** A cookie of the admin area, for `maxAge` seconds; 0 deletes it. Scripts cannot read it, and other sites' forms do not send it. */
export function staffCookie(ctx: Context, name: string, value: string, maxAge: number): string {
  const secure = ctx.config.secureCookies ? '; Secure' : ''
  return `${cookieName(ctx, name)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

/** The value of a `staffCookie` in a request. */
export function readStaffCookie(ctx: Context, headers: Headers, name: string): string | undefined {
  const start = `${cookieName(ctx, name)}=`
  const found = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(start))
  return found?.slice(start.length)
}

/** With the `__Host-` prefix, which browsers enforce: set by this host alone, over HTTPS, for every path. */
export const cookieName = (ctx: Context, name: string): string =>
  ctx.config.secureCookies ? `__Host-impamba-${name}` : `impamba-${name}`
