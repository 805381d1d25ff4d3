import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { queueStaffEmail } from '../emails/staff-emails.server.tsx'
import type { Staff } from '../staff.ts'
import { deleteKeysOf, deleteSessions } from '../writes-people.server.ts'
import { writePassword } from '../writes-sign-in-methods.server.ts'

/** A password that somebody chose, as its hash; by what; and the session that stays. */
type Chosen = {
  staff: Pick<Staff, 'id' | 'name' | 'email'>
  hash: string
  by: 'invitation' | 'letter' | 'profile'
  keep?: string
}

/**
 * Gives an account a new password: whatever the one before let in by ends, sessions and letters alike, and where there was
 * one before its holder is told. The second factor stays as it is.
 */
export async function setPassword(ctx: Context, tx: Tx, { staff, hash, by, keep }: Chosen): Promise<void> {
  await writePassword(tx, staff.id, hash)
  await deleteKeysOf(tx, staff.id, ['invite', 'link', 'reset', 'second-step'])
  await deleteSessions(tx, staff.id, keep === undefined ? {} : { but: keep })
  if (by === 'invitation') return
  const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
  await recordAudit(ctx, tx, { actor: staff, action: 'password-changed', subject, facts: { by } })
  await queueStaffEmail(ctx, tx, { kind: 'password-changed', staffId: staff.id, to: staff.email })
}
