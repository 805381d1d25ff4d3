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
