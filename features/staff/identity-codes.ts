/** What an identity provider may say of a request, by the codes of the specification, §8. */
export type IdentityCode =
  | 'wrong-password'
  | 'user-not-found'
  | 'invalid-credential'
  | 'invalid-email'
  | 'email-already-in-use'
  | 'too-many-requests'
  | 'user-token-expired'
  | 'requires-recent-login'

/** The provider's own words for them. Whatever it says that is not here is a bug, and thrown on. */
const codes: Record<string, IdentityCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  INVALID_PASSWORD: 'wrong-password',
  // Longer than any password here can be.
  PASSWORD_TOO_LONG: 'invalid-credential',
  USER_NOT_FOUND: 'user-not-found',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'invalid-credential',
  INVALID_EMAIL: 'invalid-email',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  SESSION_EXPIRED: 'user-token-expired',
  SESSION_NOT_FRESH: 'requires-recent-login',
  // No session is made for somebody who is disabled.
  FAILED_TO_CREATE_SESSION: 'invalid-credential',
}

export const identityCode = (own: string | undefined): IdentityCode | undefined => (own === undefined ? undefined : codes[own])
