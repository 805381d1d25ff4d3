import type { Context } from '#platform/context.ts'
import type { Staff } from '../staff.ts'
import { beginAuthenticator, findPendingAuthenticator } from './begin-authenticator.server.ts'
import { confirmAuthenticator } from './confirm-authenticator.server.ts'
import { codeAt, stepAt } from './one-time-code.server.ts'

/** A confirmed authenticator for tests: its code some time steps from now, and its recovery codes. */
export async function withAuthenticator(ctx: Context, staff: Staff) {
  await beginAuthenticator(ctx, staff)
  const secret = (await findPendingAuthenticator(ctx, staff))?.secret ?? ''
  const code = (off = 0) => codeAt(secret, stepAt(ctx.clock.now()) + off)
  const outcome = await confirmAuthenticator(ctx, staff, code())
  if (!outcome.done) throw new Error(`The authenticator was not confirmed: ${outcome.refusal.reason}`)
  return { code, codes: outcome.value.codes }
}
