import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { takeKey } from '../keys/keys.server.ts'
import type { Staff } from '../staff.ts'
import { algorithms, relyingParty } from './begin-passkey.server.ts'
import { readRegistration, runVerification } from './passkey-answer.server.ts'
import { insertPasskey } from './writes-factors.server.ts'

const challengeFacts = z.object({ challenge: z.string(), name: z.string() })

/**
 * Stores the passkey that a browser made for the challenge of `beginAddingPasskey`. A challenge is used once, by the member it
 * was made for. Refused: any other answer, and a passkey that is stored already.
 */
export async function addPasskey(
  ctx: Context,
  staff: Staff,
  { key, answer }: { key: string; answer: string },
): Promise<Outcome<{ id: string }, { reason: 'passkey-refused' }>> {
  const row = await takeKey(ctx, ctx.db, 'passkey', key)
  const facts = challengeFacts.safeParse(row?.facts).data
  const response = readRegistration(answer)
  if (!row || row.staffId !== staff.id || !facts || !response) return refused({ reason: 'passkey-refused' })
  const { rpID, expectedOrigin } = relyingParty(ctx)
  const found = await runVerification(ctx, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: facts.challenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!found?.verified) return refused({ reason: 'passkey-refused' })
  const { id, publicKey, counter } = found.registrationInfo.credential
  const transports = (response.response.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8)
  return transact<{ id: string }, { reason: 'passkey-refused' }>(ctx.db, async (tx) => {
    const inserted = await insertPasskey(tx, {
      id,
      staff_id: staff.id,
      name: facts.name,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      created_at: ctx.clock.now(),
    })
    if (!inserted) return refused({ reason: 'passkey-refused' })
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'passkey-added', subject, facts: { name: facts.name } })
    return done({ id })
  })
}
