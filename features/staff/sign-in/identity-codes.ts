/** The error codes of identity requests in the specification, §8. */
export type IdentityCode =
  | 'wrong-password'
  | 'user-not-found'
  | 'invalid-credential'
  | 'invalid-email'
  | 'email-already-in-use'
  | 'too-many-requests'
  | 'user-token-expired'
  | 'requires-recent-login'
