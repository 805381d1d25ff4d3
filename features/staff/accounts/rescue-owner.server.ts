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
 * The way back in for an owner who locked themselves out, for whoever commands the server: a new password, told once, is all
 * that is asked for then. Refused, with the owners' addresses, where nobody on the staff has the address.
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
    // Tries from known browsers and by address stand under keys that do not say whose they are: all begin anew.
    await deleteAttempts(tx)
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, { actor: null, action: 'owner-rescued', subject, facts: { role: staff.role } })
    return done({ email, password })
  })
}
