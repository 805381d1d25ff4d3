import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isMailAddress } from './password-rules.ts'
import type { Staff } from './staff.ts'

/** Stands in for the change of an address, which is written beside this work. */
export async function askForEmailChange(
  _ctx: Context,
  { email }: { staff: Staff; email: string },
): Promise<Outcome<undefined, { reason: 'invalid-email' }>> {
  return isMailAddress(email) ? done(undefined) : refused({ reason: 'invalid-email' })
}
