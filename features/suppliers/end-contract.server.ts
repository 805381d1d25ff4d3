import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { addDays, type Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { contractSubject } from './contract.ts'
import { lockContract, lockSupplier } from './reads.server.ts'
import { endAfter, updateState } from './writes.server.ts'

type Actor = { id: string; name: string }
export type EndRefusal = { reason: 'contract-unknown' } | { reason: 'not-active' } | { reason: 'day-outside'; from: Day; to: Day }

/**
 * Ends an active contract: it holds until `lastDay`, and its rates and supplements beyond that end, each followed by what is left of it.
 * The day before its first one means that it never holds. Refused: a day outside the contract, and one that is not active.
 */
export function endContract(
  ctx: Context,
  { supplierId, id, lastDay, actor }: { supplierId: number; id: number; lastDay: Day; actor: Actor },
): Promise<Outcome<undefined, EndRefusal>> {
  return transact<undefined, EndRefusal>(ctx.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const contract = await lockContract(tx, supplierId, id)
    if (!contract) return refused({ reason: 'contract-unknown' })
    if (contract.state !== 'active') return refused({ reason: 'not-active' })
    const [from, to] = [addDays(contract.validFrom, -1), contract.validTo]
    if (lastDay < from || lastDay > to) return refused({ reason: 'day-outside', from, to })
    await endAfter(tx, id, lastDay, { at: ctx.clock.now(), name: actor.name })
    await updateState(tx, id, { endedOn: lastDay })
    await recordAudit(ctx, tx, {
      actor,
      action: 'contract-ended',
      subject: contractSubject(contract),
      facts: { endedOn: lastDay },
    })
    return done(undefined)
  })
}
