import type { IdentityCode } from '../sign-in/identity-codes.ts'

/** The error codes of a sign-in with a provider: those of the specification, §8, and those of the redirect flow. */
export type ProviderCode =
  | IdentityCode
  /** The provider does not answer, or reports that it is unavailable. */
  | 'provider-away'
  /** The user cancelled at the provider. */
  | 'sign-in-stopped'
  /** The answer does not match a request of this browser: too late, twice, or from elsewhere. */
  | 'sign-in-lost'
  | 'email-unverified'
  | 'not-on-staff'
  /** The member is linked to another account of the same provider. */
  | 'linked-elsewhere'
  /** The provider was asked for a new sign-in and does not confirm one. */
  | 'not-proved'
  /** An unknown code: shown with a reference and logged. */
  | 'provider-unknown'

/**
 * The table of the providers' error codes. First the errors of OAuth 2.0 (RFC 6749, §4.1.2.1 and §5.2) and of OpenID Connect Core
 * 1.0, §3.1.2.6; then the codes of identity services that follow Firebase (specification, §8), without their prefix.
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

/** Our code for a provider's, with or without the prefix `auth/`; `provider-unknown` for an unknown one. */
export function providerCode(theirs: string): ProviderCode {
  const bare = theirs.replace(/^auth\//, '')
  return Object.hasOwn(codes, bare) ? (codes[bare] ?? 'provider-unknown') : 'provider-unknown'
}

/** Whether a code means that the session has ended, and not only that the provider cannot answer now. */
export const endsSession = (code: ProviderCode): boolean => code === 'user-token-expired' || code === 'sign-in-stopped'
