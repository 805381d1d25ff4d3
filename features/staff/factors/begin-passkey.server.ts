import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { countHit } from '#features/rate-limits/count-hit.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { keyLifeMs } from '../keys/key-purposes.ts'
import { makeKey } from '../keys/keys.server.ts'
import { staffCookie } from '../sign-in/staff-cookies.server.ts'
import type { Staff } from '../staff.ts'
import { mostPasskeys, type PasskeyNameFault, readPasskeyName } from './passkey-name.ts'
import { listPasskeys } from './reads-factors.server.ts'

/** The host that a passkey is bound to, and the origin that its browser must have. */
export const relyingParty = ({ config }: Context) => ({
  rpID: new URL(config.publicUrl).hostname,
  expectedOrigin: config.publicUrl,
})

/** EdDSA, ES256, RS256: what every device offers and Node verifies without an experiment. */
export const algorithms = [-8, -7, -257]

const timeout = keyLifeMs.passkey / 2

/** The options for a browser, and the cookie with the key of the challenge. */
export type PasskeyChallenge<Options> = { options: Options; cookies: string[] }

type AddRefusal = { reason: PasskeyNameFault | 'too-many-passkeys' }

/** Starts adding a passkey: discoverable, and verified by finger, face or PIN. */
export async function beginAddingPasskey(
  ctx: Context,
  staff: Staff,
  typedName: string,
): Promise<Outcome<PasskeyChallenge<Awaited<ReturnType<typeof generateRegistrationOptions>>>, AddRefusal>> {
  const read = readPasskeyName(typedName)
  if ('fault' in read) return refused({ reason: read.fault })
  const [{ company }, passkeys] = await Promise.all([findSettings(ctx.db), listPasskeys(ctx.db, staff.id)])
  if (passkeys.length >= mostPasskeys) return refused({ reason: 'too-many-passkeys' })
  const options = await generateRegistrationOptions({
    rpName: company.name,
    rpID: relyingParty(ctx).rpID,
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
  })
  return done({ options, cookies: [await challengeCookie(ctx, staff.id, { challenge: options.challenge, name: read.name })] })
}

/** Starts a sign-in by any passkey of this site. Refused when a client tries too often, because each challenge is a row. */
export async function beginPasskeySignIn(
  ctx: Context,
  address: string,
): Promise<
  Outcome<PasskeyChallenge<Awaited<ReturnType<typeof generateAuthenticationOptions>>>, { reason: 'too-many-requests' }>
> {
  if (!(await countHit(ctx, 'passkey', { address })).done) return refused({ reason: 'too-many-requests' })
  const options = await generateAuthenticationOptions({ rpID: relyingParty(ctx).rpID, userVerification: 'required', timeout })
  return done({ options, cookies: [await challengeCookie(ctx, null, { challenge: options.challenge })] })
}

async function challengeCookie(
  ctx: Context,
  staffId: string | null,
  facts: { challenge: string; name?: string },
): Promise<string> {
  const key = await makeKey(ctx, ctx.db, { purpose: 'passkey', staffId, facts })
  return staffCookie(ctx, 'passkey', key.text, keyLifeMs.passkey / 1000)
}
