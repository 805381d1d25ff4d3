import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { insertAccount } from '../writes.server.ts'
import type { ProviderClaims } from './provider-claims.ts'
import { findAccountId, findByEmailForUpdate, findLinked, type Linked } from './reads-provider.server.ts'

type Refusal = { reason: 'not-on-staff' | 'linked-elsewhere' }

/**
 * Whose account at a provider it is. One that was here before is known by the provider's own name for it, whatever its e-mail is
 * by now; another is linked to whoever on the staff has its e-mail, invited or in. Refused where nobody has, where they are
 * disabled, and where another account of that provider is linked to them already.
 */
export async function whoseAccount(
  ctx: Context,
  { issuer, sub, email }: Pick<ProviderClaims, 'sub' | 'email'> & { issuer: string },
): Promise<Outcome<Linked, Refusal>> {
  const linked = await findLinked(ctx.db, issuer, sub)
  // Who was disabled since is refused by enter, as by every way.
  if (linked) return done(linked)
  return transact<Linked, Refusal>(ctx.db, async (tx) => {
    const staff = await findByEmailForUpdate(tx, email)
    if (!staff || staff.disabled) return refused({ reason: 'not-on-staff' })
    const other = await findAccountId(tx, issuer, staff.id)
    // Two answers of one sign-in cannot come; two sign-ins at once can, and the second finds what the first linked.
    if (other !== undefined) return other === sub ? done(staff) : refused({ reason: 'linked-elsewhere' })
    await link(ctx, tx, staff, { issuer, sub })
    return done(staff)
  })
}

async function link(ctx: Context, tx: Tx, staff: Linked, { issuer, sub }: { issuer: string; sub: string }): Promise<void> {
  await insertAccount(tx, { id: randomUUID(), staff_id: staff.id, provider_id: issuer, account_id: sub, password: null })
  const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
  await recordAudit(ctx, tx, { actor: staff, action: 'provider-linked', subject, facts: { issuer } })
}
