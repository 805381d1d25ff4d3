import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { IdentityCode } from './identity-codes.ts'
import { isMailAddress } from './password-rules.ts'
import type { Staff } from './staff.ts'

export type EmailRefusal = { reason: Extract<IdentityCode, 'invalid-email' | 'too-many-requests'> | 'no-letters' }

/** Stands in for the change of an address, which is written beside this work. */
export async function askForEmailChange(
  ctx: Context,
  { email }: { staff: Staff; email: string },
): Promise<Outcome<undefined, EmailRefusal>> {
  if (!ctx.mail.delivers) return refused({ reason: 'no-letters' })
  return isMailAddress(email.trim()) ? done(undefined) : refused({ reason: 'invalid-email' })
}
