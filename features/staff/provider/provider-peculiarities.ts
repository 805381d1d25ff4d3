/** Where a provider differs from the standard. */
export type Peculiarity = {
  /** The parameters that request a refresh token, instead of the scope `offline_access`. */
  readonly offline?: Readonly<Record<string, string>>
  /** The value of `prompt` in place of `login`. */
  readonly promptAgain?: string
  /** The claim in place of `email_verified`. */
  readonly verifiedClaim?: string
}

/**
 * By the host of the issuer.
 *
 * Google gives a refresh token for `access_type=offline` where people consent, and knows neither the scope `offline_access` nor
 * `prompt=login`: https://developers.google.com/identity/openid-connect/openid-connect#authenticationuriparameters
 *
 * Entra gives a refresh token for the scope alone, where `prompt=consent` would ask for rights again at each sign-in. It gives no
 * `email_verified`; the optional claim `xms_edov` says that the owner of the domain verified the address:
 * https://learn.microsoft.com/entra/identity-platform/optional-claims-reference
 */
const byHost: Readonly<Record<string, Peculiarity>> = {
  'accounts.google.com': { offline: { access_type: 'offline', prompt: 'consent' }, promptAgain: 'select_account consent' },
  'login.microsoftonline.com': { offline: { scope: 'openid email profile offline_access' }, verifiedClaim: 'xms_edov' },
}

/** The peculiarities of a provider; most have none. */
export function peculiarityOf(issuer: string): Peculiarity {
  const host = URL.parse(issuer)?.hostname ?? ''
  return Object.hasOwn(byHost, host) ? (byHost[host] ?? {}) : {}
}

/** The standard gives a refresh token for this scope where people consent: OpenID Connect Core 1.0, §11. */
const offlineByStandard = { scope: 'openid email profile offline_access', prompt: 'consent' }

/**
 * The parameters of an authorization request: identity, a refresh token, and with `again` a new sign-in. `scopes`: those that the provider
 * supports.
 */
export function authorizationParams(
  issuer: string,
  { scopes, again }: { scopes: readonly string[]; again: boolean },
): Record<string, string> {
  const { offline = scopes.includes('offline_access') ? offlineByStandard : {}, promptAgain = 'login' } = peculiarityOf(issuer)
  const params = { scope: 'openid email profile', ...offline }
  if (!again) return params
  const consent = 'prompt' in offline && !promptAgain.includes('consent') ? ' consent' : ''
  return { ...params, prompt: `${promptAgain}${consent}`, max_age: '0' }
}
