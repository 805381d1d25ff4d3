import type { Context, Db } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { authenticatorAbout } from './begin-authenticator.server.ts'
import { stepOf } from './one-time-code.server.ts'
import { findAuthenticator } from './reads-factors.server.ts'
import { sixDigits } from './second-step-codes.ts'
import { takeStep } from './writes-factors.server.ts'

/**
 * Whether a typed code is valid for a member's authenticator now, half a minute ago or half a minute ahead. A code is accepted
 * once, and no earlier one after it (RFC 6238, 5.2), so an observed code is useless.
 */
export async function checkCode(
  ctx: Context,
  db: Db,
  staffId: string,
  typed: string,
): Promise<Outcome<null, { reason: 'code-wrong' }>> {
  const wrong = refused({ reason: 'code-wrong' })
  const digits = sixDigits(typed)
  const found = await findAuthenticator(db, staffId)
  if (digits === undefined || !found?.confirmedAt) return wrong
  const step = stepOf(ctx.encryption.decrypt(found.encrypted, authenticatorAbout(staffId)), digits, ctx.clock.now())
  if (step === undefined) return wrong
  return (await takeStep(db, { staffId, encrypted: found.encrypted, step })) ? done(null) : wrong
}
