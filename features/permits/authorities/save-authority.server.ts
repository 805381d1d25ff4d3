import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/database/database-errors.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { slugOf } from '#values/slug.ts'
import { type AuthorityFacts, authoritySubject } from './authority.ts'
import { type LastSave, lastSave } from './last-save.server.ts'
import { listSellers, listTermsOf, lockAuthority, type NamedAuthority } from './reads.server.ts'
import { insertAuthority, replaceEvidence, updateAuthority, updateFees } from './writes.server.ts'

type Actor = { id: string; name: string }
type Input = { facts: AuthorityFacts; seen: { id: string; version: number } | undefined; actor: Actor }

type FeeRefusal =
  | { reason: 'fee-unknown'; feeId: string }
  | { reason: 'fee-taken'; feeId: string; by: string }
  | { reason: 'fee-has-terms'; feeId: string }
export type AuthorityRefusal =
  | FeeRefusal
  | { reason: 'authority-unknown' }
  | { reason: 'name-taken' }
  | { reason: 'changed-meanwhile'; now: NamedAuthority; by: LastSave | undefined }

/** The address of a new authority; `new` is that of the form. */
const idOf = (name: string) => (slugOf(name) === 'new' ? 'new-authority' : slugOf(name))

/**
 * Adds or changes an authority with the fees that it sells, with the change in the log; answers its id. Refused: a name that another one
 * has, a fee that is no permit or that another one sells, one to be taken away that has terms, an unknown authority, and one that
 * somebody has changed since it was seen.
 */
export async function saveAuthority(ctx: Context, input: Input): Promise<Outcome<string, AuthorityRefusal>> {
  try {
    return await transact<string, AuthorityRefusal>(ctx.db, (tx) => save(ctx, tx, input))
  } catch (error) {
    if (isUniqueViolation(error, 'authorities_name') || isUniqueViolation(error, 'authorities_pkey'))
      return refused({ reason: 'name-taken' })
    if (!isUniqueViolation(error, 'authority_fees_pkey')) throw error
    // Another authority got one of the fees between the look and the write: the second look finds it.
    return transact<string, AuthorityRefusal>(ctx.db, (tx) => save(ctx, tx, input))
  }
}

async function save(ctx: Context, tx: Tx, { facts, seen, actor }: Input): Promise<Outcome<string, AuthorityRefusal>> {
  const before = seen && (await lockAuthority(tx, seen.id))
  if (seen && !before) return refused({ reason: 'authority-unknown' })
  if (seen && before && before.version !== seen.version)
    return refused({
      reason: 'changed-meanwhile',
      now: before,
      by: await lastSave(tx, seen.id, ['authority-added', 'authority-changed']),
    })
  const id = seen?.id ?? idOf(facts.name)
  const refusal = await feeRefusal(tx, id, facts.feeIds, before?.feeIds ?? [])
  if (refusal) return refused(refusal)
  if (before) await updateAuthority(tx, id, facts)
  else await insertAuthority(tx, id, facts)
  await updateFees(tx, id, changeOf(before?.feeIds ?? [], facts.feeIds))
  await replaceEvidence(tx, id, facts.evidence)
  const subject = authoritySubject({ id, name: facts.name })
  if (!before) await recordAudit(ctx, tx, { actor, action: 'authority-added', subject })
  else
    await recordAudit(ctx, tx, { actor, action: 'authority-changed', subject, facts: { before: factsOf(before), after: facts } })
  return done(id)
}

const changeOf = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
})

async function feeRefusal(
  tx: Tx,
  id: string,
  feeIds: readonly string[],
  before: readonly string[],
): Promise<FeeRefusal | undefined> {
  const { added, removed } = changeOf(before, feeIds)
  const fees = await listVisitorFees(tx)
  const unknown = added.find((feeId) => fees.get(feeId)?.kind !== 'permit')
  if (unknown !== undefined) return { reason: 'fee-unknown', feeId: unknown }
  const sellers = await listSellers(tx, added)
  for (const [feeId, seller] of sellers) if (seller.id !== id) return { reason: 'fee-taken', feeId, by: seller.name }
  const [stillUsed] = await listTermsOf(tx, removed)
  return stillUsed && { reason: 'fee-has-terms', feeId: stillUsed.feeId }
}

const factsOf = ({ id: _, version: __, country: ___, ...facts }: NamedAuthority): AuthorityFacts => facts
