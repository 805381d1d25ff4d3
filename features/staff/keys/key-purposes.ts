const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The purposes of one-time keys, and how long each is valid, in milliseconds. */
export const keyLifeMs = {
  /** The invitation email. */
  invite: 7 * day,
  /** The email for a new password. */
  reset: hour,
  /** The email with a sign-in link. */
  link: 15 * minute,
  /** The email that confirms a new address. */
  'new-email': day,
  /** Between the password and the authenticator's code; in a cookie. */
  'second-step': 10 * minute,
  /** Between the passkey challenge and its answer; in a cookie. */
  passkey: 10 * minute,
  /** Between leaving for the identity provider and coming back; in a cookie. */
  provider: 10 * minute,
} as const

export type KeyPurpose = keyof typeof keyLifeMs
