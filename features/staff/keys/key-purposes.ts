const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What a key opens once, and for how long it does, in milliseconds. */
export const keyLifeMs = {
  /** The letter to somebody who was invited. */
  invite: 7 * day,
  /** The letter to somebody who forgot their password. */
  reset: hour,
  /** The letter that signs in. */
  link: 15 * minute,
  /** The letter to a new address, which is the account's from then on. */
  'new-email': day,
  /** Between the right password and the code of the authenticator; kept in a cookie. */
  'second-step': 10 * minute,
  /** Between what we ask of a passkey and its answer; kept in a cookie. */
  passkey: 10 * minute,
  /** Between leaving for the provider of identities and coming back; kept in a cookie. */
  provider: 10 * minute,
} as const

export type KeyPurpose = keyof typeof keyLifeMs
