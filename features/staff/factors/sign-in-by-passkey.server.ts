import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { takeKey } from '../keys/keys.server.ts'
import { staffCookie } from '../sign-in/staff-cookies.server.ts'
import { type StartedSession, startSession } from '../sign-in/start-session.server.ts'
import { relyingParty } from './begin-passkey.server.ts'
import { readAuthentication, runVerification } from './passkey-answer.server.ts'
import { findPasskey } from './reads-factors.server.ts'
import { markPasskeyUsed } from './writes-factors.server.ts'

const challengeFacts = z.object({ challenge: z.string() })

/**
 * Signs in by a passkey that answers the challenge of `beginPasskeySignIn`; it is two factors by itself, so no code follows. The same
 * refusal for all: an expired or used challenge, an unknown or unverified passkey, a disabled member.
 */
export async function signInByPasskey(
  ctx: Context,
  { key, answer, headers }: { key: string; answer: string; headers: Headers },
): Promise<Outcome<StartedSession, { reason: 'passkey-refused' }>> {
  const no = refused({ reason: 'passkey-refused' })
  const row = await takeKey(ctx, ctx.db, 'passkey', key)
  const facts = challengeFacts.safeParse(row?.facts).data
  const response = readAuthentication(answer)
  if (!row || row.staffId !== null || !facts || !response) return no
  const passkey = await findPasskey(ctx.db, response.id)
  if (!passkey || !isOf(response.response.userHandle, passkey.staffId)) return no
  const { id, publicKey, counter, transports } = passkey
  const { rpID, expectedOrigin } = relyingParty(ctx)
  const found = await runVerification(ctx, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: facts.challenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id, publicKey, counter, transports },
    }),
  )
  if (!found?.verified) return no
  if (!(await markPasskeyUsed(ctx.db, { id, counter: found.authenticationInfo.newCounter, at: ctx.clock.now() }))) return no
  const entered = await startSession(ctx, { staffId: passkey.staffId, method: 'passkey', headers })
  if (!entered.done) return no
  return done({ ...entered.value, cookies: [...entered.value.cookies, staffCookie(ctx, 'passkey', '', 0)] })
}

/** The user handle of a passkey is the id of its member. */
const isOf = (handle: string | undefined, staffId: string) =>
  handle !== undefined && Buffer.from(handle, 'base64url').equals(Buffer.from(staffId))
