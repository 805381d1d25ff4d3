import { peculiarityOf } from './provider-peculiarities.ts'

/** The claims we read. `provedAt`: when the user last authenticated with the provider. */
export type ProviderClaims = { sub: string; email: string; provedAt: Date | null }

type Claims = Readonly<Record<string, unknown>>

/** A clock may be half a minute off. */
const toleranceMs = 30_000

/**
 * Reads the claims of a user who comes back from a provider. Refused when the email address is not verified, and, for a user who
 * was asked at `askedAt` to sign in again, when the provider does not confirm that they have.
 */
export function readClaims(
  claims: Claims & { sub: string },
  { issuer, requestedAt }: { issuer: string; requestedAt: Date | undefined },
): { read: ProviderClaims } | { refused: 'email-unverified' | 'not-proved' } {
  const email = typeof claims.email === 'string' ? claims.email.trim() : ''
  // Checked before lower-casing, which would turn a few characters, such as the Kelvin sign, into ASCII emails.
  const plain = /^[\x21-\x7e]{3,254}$/.test(email)
  if (!plain || !isVerified(claims, issuer)) return { refused: 'email-unverified' }
  const provedAt = typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1_000) : null
  const anew = requestedAt === undefined || (provedAt !== null && provedAt.getTime() >= requestedAt.getTime() - toleranceMs)
  return anew ? { read: { sub: claims.sub, email: email.toLowerCase(), provedAt } } : { refused: 'not-proved' }
}

/** In claims beyond the standard some providers write true as a text or a number. */
function isVerified(claims: Claims, issuer: string): boolean {
  const { verifiedClaim } = peculiarityOf(issuer)
  if (verifiedClaim === undefined) return claims.email_verified === true
  return [true, 1, '1', 'true'].some((yes) => claims[verifiedClaim] === yes)
}
