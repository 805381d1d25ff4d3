import type { IdentityCode } from '../sign-in/identity-codes.ts'

/** What can come of a sign-in with a provider: the codes of the specification, §8, and what only happens on the way there and back. */
export type ProviderCode =
  | IdentityCode
  /** It does not answer, or says that it cannot just now. */
  | 'provider-away'
  /** Whoever was asked there said no. */
  | 'sign-in-stopped'
  /** What came back is not the answer to what this browser asked: too late, twice, or from elsewhere. */
  | 'sign-in-lost'
  | 'email-unverified'
  | 'not-on-staff'
  /** The account here belongs to another account of the same provider. */
  | 'linked-elsewhere'
  /** It was asked for a new sign-in and does not say that there was one. */
  | 'not-proved'
  /** A code that stands in no table: told with a reference, and logged. */
  | 'provider-unknown'

/**
 * The one table of what providers say. First the errors of OAuth 2.0 (RFC 6749, §4.1.2.1 and §5.2) and of OpenID Connect Core 1.0,
 * §3.1.2.6; then the codes of identity services that follow Firebase (specification, §8), without their prefix.
 */
const codes: Readonly<Record<string, ProviderCode>> = {
  access_denied: 'sign-in-stopped',
  consent_required: 'sign-in-stopped',
  login_required: 'user-token-expired',
  interaction_required: 'user-token-expired',
  account_selection_required: 'user-token-expired',
  invalid_grant: 'user-token-expired',
  temporarily_unavailable: 'provider-away',
  server_error: 'provider-away',

  'wrong-password': 'wrong-password',
  'user-not-found': 'user-not-found',
  'invalid-credential': 'invalid-credential',
  'invalid-login-credentials': 'invalid-credential',
  'user-disabled': 'invalid-credential',
  'invalid-email': 'invalid-email',
  'email-already-in-use': 'email-already-in-use',
  'too-many-requests': 'too-many-requests',
  'user-token-expired': 'user-token-expired',
  'invalid-user-token': 'user-token-expired',
  'requires-recent-login': 'requires-recent-login',
  'network-request-failed': 'provider-away',
  'internal-error': 'provider-away',
  'popup-closed-by-user': 'sign-in-stopped',
  'user-cancelled': 'sign-in-stopped',
  'unverified-email': 'email-unverified',
  'account-exists-with-different-credential': 'linked-elsewhere',
  'credential-already-in-use': 'linked-elsewhere',
}

/** Our code for a provider's, with or without the prefix `auth/`. What is in no table is `provider-unknown`. */
export function providerCode(said: string): ProviderCode {
  const bare = said.replace(/^auth\//, '')
  return Object.hasOwn(codes, bare) ? (codes[bare] ?? 'provider-unknown') : 'provider-unknown'
}

/** Whether the provider's word on a session is that it is over, and not merely that it cannot say so now. */
export const endsSession = (code: ProviderCode): boolean => code === 'user-token-expired' || code === 'sign-in-stopped'
