import { randomBytes } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { argon2Passwords } from '../passwords/argon2-passwords.server.ts'
import { passwordBytes, readablePassword } from '../passwords/readable-password.ts'
import { findByEmail, listOwnerEmails } from '../reads-sign-in-methods.server.ts'
import { deleteKeysOf, deleteSessions } from '../writes-people.server.ts'
import { deleteAttempts, deleteFactors, writeOwner, writePassword } from '../writes-sign-in-methods.server.ts'

/**
 * Lets an owner back in who locked themselves out, by a command on the server: a new password, shown once, is enough to sign in.
 * Refused, with the owners' addresses, when no member has the address.
 */
export async function rescueOwner(
  ctx: Context,
  typed: string,
): Promise<Outcome<{ email: string; password: string }, { reason: 'not-on-the-staff'; owners: string[] }>> {
  const email = typed.trim().toLowerCase()
  const password = readablePassword(randomBytes(passwordBytes))
  const hash = await argon2Passwords.hash(password)
  return transact(ctx.db, async (tx) => {
    const staff = await findByEmail(tx, email)
    if (!staff) return refused({ reason: 'not-on-the-staff', owners: await listOwnerEmails(tx) })
    await writePassword(tx, staff.id, hash)
    await writeOwner(tx, staff.id, ctx.clock.now())
    await deleteFactors(tx, staff.id)
    await deleteKeysOf(tx, staff.id)
    await deleteSessions(tx, staff.id)
    // The keys of counted attempts do not reveal whose they are, so all are reset.
    await deleteAttempts(tx)
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, { actor: null, action: 'owner-rescued', subject, facts: { role: staff.role } })
    return done({ email, password })
  })
}
