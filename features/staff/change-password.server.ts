import type { Context } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import type { PasswordFault } from './password-rules.ts'
import type { Staff } from './staff.ts'

/** Stands in for the change of a password, which is written beside this work. */
export async function changePassword(
  _ctx: Context,
  _change: { staff: Staff; sessionId: string; password: string },
): Promise<Outcome<undefined, { reason: PasswordFault }>> {
  return done(undefined)
}
