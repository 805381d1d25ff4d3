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
 * The member of a provider account. A linked account is found by the provider's id, whatever its email address is now; a new one is linked
 * to the member with its address, invited or joined. Refused when no member has the address, the member is disabled, or another account
 * of that provider is linked to them.
 */
export async function findProviderAccount(
  ctx: Context,
  { issuer, sub, email }: Pick<ProviderClaims, 'sub' | 'email'> & { issuer: string },
): Promise<Outcome<Linked, Refusal>> {
  const linked = await findLinked(ctx.db, issuer, sub)
  // startSession refuses a disabled member.
  if (linked) return done(linked)
  return transact<Linked, Refusal>(ctx.db, async (tx) => {
    const staff = await findByEmailForUpdate(tx, email)
    if (!staff || staff.disabled) return refused({ reason: 'not-on-staff' })
    const other = await findAccountId(tx, issuer, staff.id)
    // Of two sign-ins at once the second finds the link of the first.
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
