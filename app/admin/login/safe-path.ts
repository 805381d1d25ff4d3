/**
 * Where to redirect after signing in: the requested page of the admin area. Anything that could lead to another site, or is not
 * a page of the admin area, becomes the dashboard. The result is the address as a browser reads it: dots, tabs, line ends and
 * backslashes are resolved before it is checked.
 */
export function safePath(to: string | null): string {
  if (!to || to.length > longestWayBack || !/^\/admin(?:[/?#]|$)/.test(to)) return '/admin'
  const url = URL.parse(to, 'http://admin.test.invalid')
  if (!url || !/^\/admin(?:\/|$)/.test(url.pathname)) return '/admin'
  if (/^\/admin\/(?:login|join|sign-out)(?:\/|$)/.test(url.pathname)) return '/admin'
  return `${url.pathname}${url.search}`
}

/** Inside another address each character may become three; the whole has to stay below the limit. */
const longestWayBack = 2_000

/** A page beside the sign-in page that keeps the requested path. */
export const besideLogin = (page: 'link' | 'reset', to: string | null): string =>
  loginPath(to ?? '').replace('/admin/login', `/admin/login/${page}`)

/** Why somebody has to sign in, where there is a reason besides not being signed in. */
const signInReasons = ['requires-recent-login', 'user-token-expired', 'provider-away', 'signed-out', 'second-step-over'] as const
export type SignInReason = (typeof signInReasons)[number]

/** The reason in an address; undefined for an unknown one. */
export const readReason = (why: string | null): SignInReason | undefined => signInReasons.find((reason) => reason === why)

/** The sign-in page with the path to return to, and the reason. */
export function loginPath(from: string, why?: SignInReason): string {
  const to = safePath(from)
  const query = new URLSearchParams({ ...(to !== '/admin' && { to }), ...(why && { why }) }).toString()
  return query === '' ? '/admin/login' : `/admin/login?${query}`
}

/** The page for the code of the authenticator, with the path to return to. */
export const secondStepPath = (to: string | null): string => loginPath(safePath(to)).replace('/admin/login', '/admin/login/code')
