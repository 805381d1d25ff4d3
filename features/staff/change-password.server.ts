import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type PasswordFault, passwordFault } from './password-rules.ts'
import type { Staff } from './staff.ts'

/** Stands in for the change of a password, which is written beside this work. */
export async function changePassword(
  _ctx: Context,
  { staff, password }: { staff: Staff; sessionId: string; password: string },
): Promise<Outcome<undefined, { reason: PasswordFault }>> {
  const reason = passwordFault(password, staff)
  return reason ? refused({ reason }) : done(undefined)
}
