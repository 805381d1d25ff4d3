import { peculiarityOf } from './provider-peculiarities.ts'

/** What a provider says of somebody, as far as we ask: `provedAt` is when they last showed it who they are. */
export type ProviderClaims = { sub: string; email: string; provedAt: Date | null }

type Claims = Readonly<Record<string, unknown>>

/** A clock may be half a minute off. */
const toleranceMs = 30_000

/**
 * Reads the claims of somebody who comes back from a provider. Refused where it does not say that the e-mail is theirs, and,
 * for who was asked to sign in anew at `askedAt`, where it does not say that they did so since.
 */
export function readClaims(
  claims: Claims & { sub: string },
  { issuer, askedAt }: { issuer: string; askedAt: Date | undefined },
): { read: ProviderClaims } | { refused: 'email-unverified' | 'not-proved' } {
  const email = typeof claims.email === 'string' ? claims.email.trim() : ''
  // Before the case is taken away: a few signs, such as that of Kelvin, would become letters of ours by it.
  const plain = /^[\x21-\x7e]{3,254}$/.test(email)
  if (!plain || !isVerified(claims, issuer)) return { refused: 'email-unverified' }
  const provedAt = typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1_000) : null
  const anew = askedAt === undefined || (provedAt !== null && provedAt.getTime() >= askedAt.getTime() - toleranceMs)
  return anew ? { read: { sub: claims.sub, email: email.toLowerCase(), provedAt } } : { refused: 'not-proved' }
}

/** Some providers write true as a text or a number where a claim is not the standard's. */
function isVerified(claims: Claims, issuer: string): boolean {
  const { verifiedClaim } = peculiarityOf(issuer)
  if (verifiedClaim === undefined) return claims.email_verified === true
  return [true, 1, '1', 'true'].some((yes) => claims[verifiedClaim] === yes)
}
