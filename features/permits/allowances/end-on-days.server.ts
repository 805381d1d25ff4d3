import type { Tx } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { listAllowances } from '../reads-lots.server.ts'
import { insertAllowances, updateAllowanceEnd } from '../writes.server.ts'
import { poolsOf } from './pools-of.ts'

type Days = { from: Day; to: Day }
type EndedOn = { resource: string; day: Day; allowanceId: number }

/** The pools for which an allowance holds on the days from ≤ day ≤ to, by the allowance. */
export async function listAllowedPools(tx: Tx, feeIds: readonly string[], days: Days, at: Date): Promise<EndedOn[]> {
  const pools: EndedOn[] = []
  for (const feeId of feeIds)
    for (const allowance of await listAllowances(tx, feeId, days, at))
      pools.push(...poolsOf(within(allowance, days)).map((pool) => ({ ...pool, allowanceId: allowance.id })))
  return pools
}

/**
 * Ends the allowances of some permits on the days from ≤ day ≤ to, inside the caller's transaction, which has locked their pools: nobody's word stands for a
 * day that is closed. On its other days an allowance stays as it was given.
 */
export async function endOnDays(tx: Tx, feeIds: readonly string[], days: Days, at: Date): Promise<void> {
  for (const feeId of feeIds)
    for (const allowance of await listAllowances(tx, feeId, days, at)) {
      const { id, from, to, ...same } = allowance
      if (!(await updateAllowanceEnd(tx, id, at))) continue
      const rest = [
        { from, to: addDays(days.from, -1) },
        { from: addDays(days.to, 1), to },
      ].filter((span) => span.from <= span.to)
      await insertAllowances(
        tx,
        rest.map((span) => ({ ...same, ...span, at })),
      )
    }
}

const within = <Allowance extends Days>(allowance: Allowance, { from, to }: Days): Allowance => ({
  ...allowance,
  from: allowance.from < from ? from : allowance.from,
  to: allowance.to > to ? to : allowance.to,
})
