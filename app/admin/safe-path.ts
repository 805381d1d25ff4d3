/**
 * Where to go after signing in: a page of the desk, as the request asked for it. Whatever could lead to another site, or is
 * no page of the desk, leads to the desk's first page. What is answered is the address as a browser reads it, not as it was
 * written: dots, tabs, line ends and backslashes are resolved before it is looked at.
 */
export function safePath(to: string | null): string {
  if (!to || !/^\/admin(?:[/?#]|$)/.test(to)) return '/admin'
  const url = URL.parse(to, 'http://desk.invalid')
  if (!url || !/^\/admin(?:\/|$)/.test(url.pathname)) return '/admin'
  if (/^\/admin\/(?:login|sign-out)(?:\/|$)/.test(url.pathname)) return '/admin'
  return `${url.pathname}${url.search}`
}

/** The sign-in page that comes back to a path afterwards. */
export function loginPath(from: string): string {
  const to = safePath(from)
  return to === '/admin' ? '/admin/login' : `/admin/login?to=${encodeURIComponent(to)}`
}
