import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { queueStaffEmail } from '../emails/staff-emails.server.tsx'
import type { Staff } from '../staff.ts'
import { deleteKeysOf, deleteSessions } from '../writes-people.server.ts'
import { writePassword } from '../writes-sign-in-methods.server.ts'

/** `by`: how the password was chosen. `keep`: the session that stays. */
type NewPassword = {
  staff: Pick<Staff, 'id' | 'name' | 'email'>
  hash: string
  by: 'invitation' | 'letter' | 'profile'
  keep?: string
}

/**
 * Sets a new password: sessions and emailed links from before end, and a member who had a password is notified. The second factor stays.
 */
export async function setPassword(ctx: Context, tx: Tx, { staff, hash, by, keep }: NewPassword): Promise<void> {
  await writePassword(tx, staff.id, hash)
  await deleteKeysOf(tx, staff.id, ['invite', 'link', 'reset', 'second-step'])
  await deleteSessions(tx, staff.id, keep === undefined ? {} : { but: keep })
  if (by === 'invitation') return
  const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
  await recordAudit(ctx, tx, { actor: staff, action: 'password-changed', subject, facts: { by } })
  await queueStaffEmail(ctx, tx, { kind: 'password-changed', staffId: staff.id, to: staff.email })
}
