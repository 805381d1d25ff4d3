import type { Context } from '#platform/context.ts'

/**
 * A cookie of the admin area, for `maxAge` seconds; 0 deletes it. Scripts cannot read it, and other sites' forms do not send it.
 */
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

/** The cookie of a session outlives it, so that a later visit can show that it has expired. */
const sessionCookieSeconds = 30 * 24 * 60 * 60

/** The cookies that the session store sets, with a longer life for the session's. Deleted ones stay deleted. */
export const sessionCookies = (ctx: Context, answered: Headers): string[] =>
  answered
    .getSetCookie()
    .map((cookie) =>
      isSessionCookie(ctx, cookie) ? cookie.replace(/Max-Age=[1-9]\d*/, `Max-Age=${sessionCookieSeconds}`) : cookie,
    )

/** Whether the session store deletes the cookie: it was signed by us, and its session is over. */
export const endsSessionCookie = (ctx: Context, answered: Headers): boolean =>
  answered.getSetCookie().some((cookie) => isSessionCookie(ctx, cookie) && /Max-Age=0(;|$)/.test(cookie))

const isSessionCookie = (ctx: Context, cookie: string): boolean => cookie.startsWith(`${cookieName(ctx, 'staff')}=`)

/** With the `__Host-` prefix, which browsers enforce: set by this host alone, over HTTPS, for every path. */
export const cookieName = (ctx: Context, name: string): string =>
  ctx.config.secureCookies ? `__Host-impamba-${name}` : `impamba-${name}`
