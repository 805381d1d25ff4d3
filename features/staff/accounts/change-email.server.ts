import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isMailAddress } from '../email-address.ts'
import { newEmailOf, queueStaffEmail } from '../emails/staff-emails.server.tsx'
import { findKey, makeKey, takeKey } from '../keys/keys.server.ts'
import { countKeysSince, findByEmail } from '../reads-sign-in-methods.server.ts'
import type { IdentityCode } from '../sign-in/identity-codes.ts'
import type { Staff } from '../staff.ts'
import { lockStaff } from '../writes.server.ts'
import { deleteKeysOf } from '../writes-people.server.ts'
import { writeEmail } from '../writes-sign-in-methods.server.ts'

/** The most confirmation emails that a member may send to other addresses in a quarter of an hour. */
const mostRequests = 5
const windowMs = 15 * 60_000

export type EmailRefusal = { reason: Extract<IdentityCode, 'invalid-email' | 'too-many-requests'> | 'no-mail-server' }

/**
 * Requests another sign-in address: an email goes there, and nothing changes before it is confirmed. The answer is the same when the
 * address is taken; only the job checks, and then sends nothing.
 */
export async function requestEmailChange(
  ctx: Context,
  { staff, email: typed }: { staff: Staff; email: string },
): Promise<Outcome<undefined, EmailRefusal>> {
  if (!ctx.mail.delivers) return refused({ reason: 'no-mail-server' })
  const email = typed.trim().toLowerCase()
  if (!isMailAddress(email)) return refused({ reason: 'invalid-email' })
  const since = new Date(ctx.clock.now().getTime() - windowMs)
  return transact<undefined, EmailRefusal>(ctx.db, async (tx) => {
    const requests = await countKeysSince(tx, { purpose: 'new-email', staffId: staff.id, since })
    if (requests >= mostRequests) return refused({ reason: 'too-many-requests' })
    const key = await makeKey(ctx, tx, { purpose: 'new-email', staffId: staff.id, facts: { email } })
    await queueStaffEmail(ctx, tx, { kind: 'new-email', keyId: key.id })
    return done(undefined)
  })
}

/** The new address of a key; undefined when it has expired, was used, or belongs to another member. */
export async function findNewEmail(ctx: Context, { staff, key }: { staff: Staff; key: string }): Promise<string | undefined> {
  const found = await findKey(ctx, ctx.db, 'new-email', key)
  return found && found.staffId === staff.id ? newEmailOf(found.facts) : undefined
}

/**
 * Changes a member's address to the confirmed one and notifies the old one. The caller has checked for a recent sign-in: the email alone
 * is not enough, because a misspelt address is a stranger's. Links sent to the old address stop working. Refused too when somebody else
 * has taken the address meanwhile.
 */
export async function confirmEmailChange(
  ctx: Context,
  { staff, key }: { staff: Staff; key: string },
): Promise<Outcome<{ email: string }, { reason: 'key-over' }>> {
  return transact<{ email: string }, { reason: 'key-over' }>(ctx.db, async (tx) => {
    const row = await takeKey(ctx, tx, 'new-email', key)
    if (row?.staffId !== staff.id) return refused({ reason: 'key-over' })
    const email = newEmailOf(row.facts)
    await lockStaff(tx)
    if (await findByEmail(tx, email)) return refused({ reason: 'key-over' })
    await writeEmail(tx, staff.id, email, ctx.clock.now())
    await deleteKeysOf(tx, staff.id, ['invite', 'link', 'reset', 'new-email'])
    const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'email-changed', subject, facts: { before: staff.email, after: email } })
    await queueStaffEmail(ctx, tx, { kind: 'email-changed', staffId: staff.id, to: staff.email })
    return done({ email })
  })
}
