/**
 * Where to go after signing in: a page of the admin area, as the request asked for it. Whatever could lead to another site, or is
 * no page of the admin area, leads to the admin area’s first page. What is answered is the address as a browser reads it, not as it was
 * written: dots, tabs, line ends and backslashes are resolved before it is looked at.
 */
export function safePath(to: string | null): string {
  if (!to || to.length > longestWayBack || !/^\/admin(?:[/?#]|$)/.test(to)) return '/admin'
  const url = URL.parse(to, 'http://admin.test.invalid')
  if (!url || !/^\/admin(?:\/|$)/.test(url.pathname)) return '/admin'
  if (/^\/admin\/(?:login|join|sign-out)(?:\/|$)/.test(url.pathname)) return '/admin'
  return `${url.pathname}${url.search}`
}

/** Written into another address each sign of it may become three; the whole has to stay one that is taken. */
const longestWayBack = 2_000

/** A page beside the sign-in page, on the way to the same path. */
export const besideLogin = (page: 'link' | 'reset', to: string | null): string =>
  loginPath(to ?? '').replace('/admin/login', `/admin/login/${page}`)

/** Why somebody is asked to sign in, where it is not simply that they are not. */
const signInReasons = ['requires-recent-login', 'user-token-expired', 'provider-away', 'signed-out', 'second-step-over'] as const
export type SignInReason = (typeof signInReasons)[number]

/** The reason that stands in an address; undefined for none of ours. */
export const readReason = (why: string | null): SignInReason | undefined => signInReasons.find((reason) => reason === why)

/** The sign-in page that comes back to a path afterwards, and says why it is shown. */
export function loginPath(from: string, why?: SignInReason): string {
  const to = safePath(from)
  const query = new URLSearchParams({ ...(to !== '/admin' && { to }), ...(why && { why }) }).toString()
  return query === '' ? '/admin/login' : `/admin/login?${query}`
}

/** Where the code of the authenticator is asked for, on the way to a path. */
export const secondStepPath = (to: string | null): string => loginPath(safePath(to)).replace('/admin/login', '/admin/login/code')
