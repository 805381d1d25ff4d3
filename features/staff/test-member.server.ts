import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { argon2Passwords } from './passwords/argon2-passwords.server.ts'
import type { Role } from './permissions.ts'
import { insertAccount, insertStaff, setDisabled } from './writes.server.ts'

/** A member of staff for tests, with a unique address and a password. */
export async function member(ctx: Context, { role = 'sales', disabled = false }: { role?: Role; disabled?: boolean } = {}) {
  const id = randomUUID()
  const email = `diane-${id.slice(0, 8)}@impamba.test`
  const name = 'Diane Uwase'
  const password = 'kabemo-tiruga-nosali'
  await ctx.db.transaction().execute(async (tx) => {
    await insertStaff(tx, { id, name, email, role, disabled })
    const hash = await argon2Passwords.hash(password)
    await insertAccount(tx, { id: randomUUID(), staff_id: id, account_id: id, provider_id: 'credential', password: hash })
  })
  const disable = () => setDisabled(ctx.db, id, true)
  return { id, email, name, password, role, disable }
}

/** The Cookie header a browser would send after these Set-Cookie headers. */
export const cookieHeader = (setCookies: readonly string[]): string => setCookies.map((cookie) => cookie.split(';')[0]).join('; ')
