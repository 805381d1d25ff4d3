import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { contractSubject } from '../contract.ts'
import { lockContract, lockSupplier } from '../reads.server.ts'
import { listContractSupplements } from './reads-rates.server.ts'
import { deleteSupplements, endSupplements } from './writes-rates.server.ts'

type Input = { supplierId: number; contractId: number; id: number; actor: { id: string; name: string } }

/**
 * Takes a supplement out of a contract: of a draft it is deleted, of an active contract it ends. Refused: a contract that has ended, and
 * a supplement that is not there.
 */
export const endSupplement = (
  ctx: Context,
  { supplierId, contractId, id, actor }: Input,
): Promise<Outcome<undefined, { reason: 'contract-ended' | 'supplement-unknown' }>> =>
  transact<undefined, { reason: 'contract-ended' | 'supplement-unknown' }>(ctx.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const contract = await lockContract(tx, supplierId, contractId)
    if (contract?.state === 'ended') return refused({ reason: 'contract-ended' })
    const supplement = (await listContractSupplements(tx, [contractId])).find((one) => one.id === id)
    if (!contract || !supplement) return refused({ reason: 'supplement-unknown' })
    if (contract.state === 'draft') await deleteSupplements(tx, [id])
    else await endSupplements(tx, [id], ctx.clock.now())
    const facts = { supplement: supplement.label, ended: 1 }
    await recordAudit(ctx, tx, { actor, action: 'rates-changed', subject: contractSubject(contract), facts })
    return done(undefined)
  })
