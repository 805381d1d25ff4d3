/** What a provider wants otherwise than the standard says. */
export type Peculiarity = {
  /** Added to every question, so that it gives a refresh token. */
  readonly asks?: Readonly<Record<string, string>>
  /** What stands for `prompt=login`, which it does not know. */
  readonly promptAgain?: string
  /** The claim that says what `email_verified` says elsewhere. */
  readonly verifiedClaim?: string
}

/**
 * By the host of the issuer.
 *
 * Google gives a refresh token for `access_type=offline` where people consent, and knows no scope `offline_access`:
 * https://developers.google.com/identity/protocols/oauth2/web-server
 *
 * Entra gives no `email_verified`; the optional claim `xms_edov` says that the owner of the domain verified the address:
 * https://learn.microsoft.com/entra/identity-platform/optional-claims-reference
 */
const byHost: Readonly<Record<string, Peculiarity>> = {
  'accounts.google.com': {
    asks: { access_type: 'offline', prompt: 'consent' },
    promptAgain: 'select_account consent',
  },
  'login.microsoftonline.com': { verifiedClaim: 'xms_edov' },
}

/** What is peculiar about a provider; nothing about most. */
export function peculiarityOf(issuer: string): Peculiarity {
  const host = URL.parse(issuer)?.hostname ?? ''
  return Object.hasOwn(byHost, host) ? (byHost[host] ?? {}) : {}
}

export type Question = { scope: string } & Record<string, string>

/** What is asked of a provider besides the protocol's own: who somebody is, for how long, and `again` that they show it anew. */
export function questionFor(issuer: string, { scopes, again }: { scopes: readonly string[]; again: boolean }): Question {
  const { asks, promptAgain } = peculiarityOf(issuer)
  const offline = !asks && scopes.includes('offline_access')
  return {
    scope: offline ? 'openid email profile offline_access' : 'openid email profile',
    // Of a native or unknown policy nothing is assumed: the standard gives a refresh token for offline access with consent only.
    ...(offline && { prompt: 'consent' }),
    ...asks,
    ...(again && { prompt: promptAgain ?? (offline ? 'login consent' : 'login'), max_age: '0' }),
  }
}
