import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Role } from './permissions.ts'
import { insertAccount, insertStaff, setDisabled } from './writes.server.ts'

const password = 'kabemo-tiruga-nosali'
/**
 * Its hash with the least work that argon2id knows, which a hash says itself: with that of real ones it takes 30 ms to make and as long
 * to verify, and tests make hundreds of members who sign in.
 */
const hash = '$argon2id$v=19$m=8,t=1,p=1$BixLOGp+P57/NGRcqebVoA$+DQKmnSfPa4T356/I1jGvgS5F8Vv1fFuI2ROsN6DRPU'

/** A member of staff for tests, with a unique address and a password. */
export async function member(ctx: Context, { role = 'sales', disabled = false }: { role?: Role; disabled?: boolean } = {}) {
  const id = randomUUID()
  const email = `diane-${id.slice(0, 8)}@impamba.test`
  const name = 'Diane Uwase'
  await ctx.db.transaction().execute(async (tx) => {
    await insertStaff(tx, { id, name, email, role, disabled })
    await insertAccount(tx, { id: randomUUID(), staff_id: id, account_id: id, provider_id: 'credential', password: hash })
  })
  const disable = () => setDisabled(ctx.db, id, true)
  return { id, email, name, password, role, disable }
}

/** The Cookie header a browser would send after these Set-Cookie headers. */
export const cookieHeader = (setCookies: readonly string[]): string => setCookies.map((cookie) => cookie.split(';')[0]).join('; ')
