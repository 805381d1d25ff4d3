import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { argon2Passwords } from '../passwords/argon2-passwords.server.ts'
import { passwordBytes, readablePassword } from '../passwords/readable-password.ts'
import { countStaff } from '../reads.server.ts'
import { insertAccount, insertStaff, lockStaff } from '../writes.server.ts'

/** Creates the first owner with a random password, shown once and stored only as a hash. Refused when there is any staff. */
export async function createOwner(
  ctx: Context,
  { email, name }: { email: string; name: string },
): Promise<Outcome<{ password: string }, { reason: 'staff-exist' }>> {
  if ((await countStaff(ctx.db)) > 0) return refused({ reason: 'staff-exist' })
  const password = readablePassword(randomBytes(passwordBytes))
  const hash = await argon2Passwords.hash(password)
  return transact(ctx.db, async (tx) => {
    await lockStaff(tx)
    if ((await countStaff(tx)) > 0) return refused({ reason: 'staff-exist' })
    const id = randomUUID()
    await insertStaff(tx, { id, name, email: email.trim().toLowerCase(), role: 'owner' })
    await insertAccount(tx, { id: randomUUID(), staff_id: id, account_id: id, provider_id: 'credential', password: hash })
    return done({ password })
  })
}
