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

/** Whom a passkey is for: the host that it is bound to, and the address that its browser must have been at. */
export const relyingParty = ({ config }: Context) => ({
  rpID: new URL(config.publicUrl).hostname,
  expectedOrigin: config.publicUrl,
})

/** EdDSA, ES256, RS256: what every device offers and Node verifies without an experiment. */
export const algorithms = [-8, -7, -257]

const timeout = keyLifeMs.passkey / 2

/** What a browser has to be asked, and the cookie that holds the key of the question. */
export type PasskeyOptions<Options> = { options: Options; cookies: string[] }

type AddRefusal = { reason: PasskeyNameFault | 'too-many-passkeys' }

/** Asks a browser for a new passkey: one that names its owner by itself, and that makes sure of them by finger, face or PIN. */
export async function beginAddingPasskey(
  ctx: Context,
  staff: Staff,
  typedName: string,
): Promise<Outcome<PasskeyOptions<Awaited<ReturnType<typeof generateRegistrationOptions>>>, AddRefusal>> {
  const read = readPasskeyName(typedName)
  if ('fault' in read) return refused({ reason: read.fault })
  const [{ company }, kept] = await Promise.all([findSettings(ctx.db), listPasskeys(ctx.db, staff.id)])
  if (kept.length >= mostPasskeys) return refused({ reason: 'too-many-passkeys' })
  const options = await generateRegistrationOptions({
    rpName: company.name,
    rpID: relyingParty(ctx).rpID,
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: kept.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
  })
  return done({ options, cookies: [await questionCookie(ctx, staff.id, { challenge: options.challenge, name: read.name })] })
}

/** Asks a browser for whichever passkey it has for this house. Refused where one address asks too often: each question is a row. */
export async function beginPasskeySignIn(
  ctx: Context,
  address: string,
): Promise<Outcome<PasskeyOptions<Awaited<ReturnType<typeof generateAuthenticationOptions>>>, { reason: 'too-many-requests' }>> {
  if (!(await countHit(ctx, 'passkey', { address })).done) return refused({ reason: 'too-many-requests' })
  const options = await generateAuthenticationOptions({ rpID: relyingParty(ctx).rpID, userVerification: 'required', timeout })
  return done({ options, cookies: [await questionCookie(ctx, null, { challenge: options.challenge })] })
}

async function questionCookie(
  ctx: Context,
  staffId: string | null,
  facts: { challenge: string; name?: string },
): Promise<string> {
  const key = await makeKey(ctx, ctx.db, { purpose: 'passkey', staffId, facts })
  return staffCookie(ctx, 'passkey', key.text, keyLifeMs.passkey / 1000)
}
