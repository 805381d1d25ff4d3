import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { isExclusionViolation } from '#platform/database/database-errors.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { contractSubject } from './contract.ts'
import { lockContract, lockSupplier } from './reads.server.ts'
import { countRates, listOverlaps, type RateOverlap } from './reads-overlaps.server.ts'
import { makeRatesLive, type Seen, updateState } from './writes.server.ts'

type Actor = { id: string; name: string }
export type ActivateRefusal =
  | { reason: 'contract-unknown' }
  | { reason: 'not-a-draft' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'no-rates' }
  | { reason: 'rates-outside'; outside: number }
  | { reason: 'rates-overlap'; overlaps: RateOverlap[] }

/**
 * Makes a draft active and its rates and supplements live, all or none, from which on its terms are fixed. Refused: a contract without a
 * rate, with rates or supplements outside its days, or with rates for nights that a live rate or another one of it has, all of which are
 * told; and one that somebody has changed since it was seen.
 */
export async function activateContract(
  ctx: Context,
  { supplierId, seen, actor }: { supplierId: number; seen: Seen; actor: Actor },
): Promise<Outcome<undefined, ActivateRefusal>> {
  try {
    return await transact<undefined, ActivateRefusal>(ctx.db, async (tx) => {
      await lockSupplier(tx, supplierId)
      const contract = await lockContract(tx, supplierId, seen.id)
      if (!contract) return refused({ reason: 'contract-unknown' })
      if (contract.state !== 'draft') return refused({ reason: 'not-a-draft' })
      if (contract.version !== seen.version) return refused({ reason: 'changed-meanwhile' })
      const { rates, supplements, outside } = await countRates(tx, seen.id)
      if (rates === 0) return refused({ reason: 'no-rates' })
      if (outside > 0) return refused({ reason: 'rates-outside', outside })
      await makeRatesLive(tx, seen.id)
      await updateState(tx, seen.id, 'active')
      const facts = { rates, supplements }
      await recordAudit(ctx, tx, { actor, action: 'contract-activated', subject: contractSubject(contract), facts })
      return done(undefined)
    })
  } catch (error) {
    if (!isExclusionViolation(error, 'supplier_rates_never_two')) throw error
    return refused({ reason: 'rates-overlap', overlaps: await listOverlaps(ctx.db, seen.id) })
  }
}
