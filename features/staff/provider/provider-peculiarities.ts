/** What a provider does otherwise than most. */
export type Peculiarity = {
  /** Asked instead of the scope `offline_access`, so that it gives a refresh token. */
  readonly offline?: Readonly<Record<string, string>>
  /** What stands for `prompt=login` where that is not known. */
  readonly promptAgain?: string
  /** The claim that says what `email_verified` says elsewhere. */
  readonly verifiedClaim?: string
}

/**
 * By the host of the issuer.
 *
 * Google gives a refresh token for `access_type=offline` where people consent, and knows neither the scope `offline_access` nor
 * `prompt=login`: https://developers.google.com/identity/openid-connect/openid-connect#authenticationuriparameters
 *
 * Entra gives a refresh token for the scope alone, where `prompt=consent` would ask for rights anew at each sign-in. It gives no
 * `email_verified`; the optional claim `xms_edov` says that the owner of the domain verified the address:
 * https://learn.microsoft.com/entra/identity-platform/optional-claims-reference
 */
const byHost: Readonly<Record<string, Peculiarity>> = {
  'accounts.google.com': { offline: { access_type: 'offline', prompt: 'consent' }, promptAgain: 'select_account consent' },
  'login.microsoftonline.com': { offline: { scope: 'openid email profile offline_access' }, verifiedClaim: 'xms_edov' },
}

/** What is peculiar about a provider; nothing about most. */
export function peculiarityOf(issuer: string): Peculiarity {
  const host = URL.parse(issuer)?.hostname ?? ''
  return Object.hasOwn(byHost, host) ? (byHost[host] ?? {}) : {}
}

/** The standard gives a refresh token for this scope where people consent: OpenID Connect Core 1.0, §11. */
const offlineByStandard = { scope: 'openid email profile offline_access', prompt: 'consent' }

/**
 * What is asked of a provider besides the protocol's own: who somebody is, that it may be asked again later, and with `again`
 * that they show it anew. `scopes` are those it supports.
 */
export function questionFor(
  issuer: string,
  { scopes, again }: { scopes: readonly string[]; again: boolean },
): Record<string, string> {
  const { offline = scopes.includes('offline_access') ? offlineByStandard : {}, promptAgain = 'login' } = peculiarityOf(issuer)
  const question = { scope: 'openid email profile', ...offline }
  if (!again) return question
  const consent = 'prompt' in offline && !promptAgain.includes('consent') ? ' consent' : ''
  return { ...question, prompt: `${promptAgain}${consent}`, max_age: '0' }
}
