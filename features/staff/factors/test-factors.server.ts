import type { Context } from '#platform/context.ts'
import type { Staff } from '../staff.ts'
import { beginAuthenticator, findBegun } from './begin-authenticator.server.ts'
import { confirmAuthenticator } from './confirm-authenticator.server.ts'
import { codeAt, stepAt } from './one-time-code.server.ts'

/** An authenticator for tests, set up and confirmed: what it shows, so many steps from now, and its recovery codes. */
export async function withAuthenticator(ctx: Context, staff: Staff) {
  await beginAuthenticator(ctx, staff)
  const secret = (await findBegun(ctx, staff))?.secret ?? ''
  const code = (off = 0) => codeAt(secret, stepAt(ctx.clock.now()) + off)
  const outcome = await confirmAuthenticator(ctx, staff, code())
  if (!outcome.done) throw new Error(`The authenticator was not confirmed: ${outcome.refusal.reason}`)
  return { code, codes: outcome.value.codes }
}
