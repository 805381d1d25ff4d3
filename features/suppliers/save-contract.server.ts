import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Contract, type ContractTerms, contractSubject } from './contract.ts'
import { type LastChange, lastChange } from './last-change.server.ts'
import { orNameTaken } from './name-taken.server.ts'
import { findSupplier, lockContract } from './reads.server.ts'
import { countRates } from './reads-overlaps.server.ts'
import { deleteDraft, insertContract, type Seen, updateContract } from './writes.server.ts'

type Actor = { id: string; name: string }
export type ContractRefusal =
  | { reason: 'contract-unknown' }
  | { reason: 'name-taken' }
  | { reason: 'not-a-draft' }
  | { reason: 'currency-of-rates'; rates: number }
  | { reason: 'changed-meanwhile'; now: Contract; by: LastChange | undefined }

/**
 * Adds a draft or changes the terms of one, with the change in the log; answers its id. Refused: a name that another contract of the
 * supplier has; a contract that was ever active; another currency once there are rates, which would be other amounts; an unknown one,
 * and one that somebody has changed since it was seen.
 */
export function saveContract(
  ctx: Context,
  { supplierId, terms, seen, actor }: { supplierId: number; terms: ContractTerms; seen: Seen | undefined; actor: Actor },
): Promise<Outcome<number, ContractRefusal>> {
  return orNameTaken('supplier_contracts_name', () =>
    transact<number, ContractRefusal>(ctx.db, async (tx) => {
      if (!seen) {
        if (!(await findSupplier(tx, supplierId))) return refused({ reason: 'contract-unknown' })
        const id = await insertContract(tx, supplierId, terms)
        const subject = contractSubject({ id, supplierId, name: terms.name })
        await recordAudit(ctx, tx, { actor, action: 'contract-added', subject })
        return done(id)
      }
      const before = await lockContract(tx, supplierId, seen.id)
      if (!before) return refused({ reason: 'contract-unknown' })
      const subject = contractSubject({ ...before, name: terms.name })
      if (before.version !== seen.version) {
        const by = await lastChange(tx, subject, ['contract-added', 'contract-changed', 'contract-activated', 'contract-ended'])
        return refused({ reason: 'changed-meanwhile', now: before, by })
      }
      if (before.state !== 'draft') return refused({ reason: 'not-a-draft' })
      const { rates, supplements } = await countRates(tx, seen.id)
      if (terms.currency !== before.currency && rates + supplements > 0)
        return refused({ reason: 'currency-of-rates', rates: rates + supplements })
      await updateContract(tx, seen, terms)
      const was = Object.fromEntries(Object.keys(terms).map((name) => [name, before[name as keyof ContractTerms]]))
      await recordAudit(ctx, tx, { actor, action: 'contract-changed', subject, facts: { before: was, after: terms } })
      return done(seen.id)
    }),
  )
}

/** Deletes a draft with its rates and supplements. Refused: an unknown contract, and one that was ever active. */
export function deleteContract(
  ctx: Context,
  { supplierId, id, actor }: { supplierId: number; id: number; actor: Actor },
): Promise<Outcome<undefined, { reason: 'contract-unknown' | 'not-a-draft' }>> {
  return transact<undefined, { reason: 'contract-unknown' | 'not-a-draft' }>(ctx.db, async (tx) => {
    const contract = await lockContract(tx, supplierId, id)
    if (!contract) return refused({ reason: 'contract-unknown' })
    if (contract.state !== 'draft') return refused({ reason: 'not-a-draft' })
    const { rates, supplements } = await countRates(tx, id)
    await deleteDraft(tx, id)
    const facts = { rates, supplements }
    await recordAudit(ctx, tx, { actor, action: 'contract-deleted', subject: contractSubject(contract), facts })
    return done(undefined)
  })
}
