/**
 * Where to go after signing in: a page of the desk, as the request asked for it. Whatever could lead to another site, or is
 * no page of the desk, leads to the desk's first page.
 */
export function safePath(to: string | null): string {
  if (!to || !/^\/admin(?:[/?#]|$)/.test(to) || /[\\\s\p{Cc}]/u.test(to)) return '/admin'
  const base = 'http://desk.invalid'
  const url = URL.parse(to, base)
  if (!url || url.origin !== base || !/^\/admin(?:\/|$)/.test(url.pathname)) return '/admin'
  if (/^\/admin\/(?:login|sign-out)(?:\/|$)/.test(url.pathname)) return '/admin'
  return `${url.pathname}${url.search}`
}

/** The sign-in page that comes back to a path afterwards. */
export function loginPath(from: string): string {
  const to = safePath(from)
  return to === '/admin' ? '/admin/login' : `/admin/login?to=${encodeURIComponent(to)}`
}
