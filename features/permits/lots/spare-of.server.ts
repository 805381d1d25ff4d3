import { listStock } from '#features/stock/reads.server.ts'
import type { Tx } from '#platform/context.ts'
import { listAllowances } from '../reads-lots.server.ts'
import type { PoolDay } from '../rules/need.ts'
import { poolOf } from './change-lot.server.ts'

/**
 * How many permits of a pool and day are held and promised to nobody at an instant, and how many more may be promised with its allowances (below
 * zero: more is promised than there is). What an allowance stands for is not there to be given away. Inside the transaction that holds the
 * stock day.
 */
export async function spareOf(tx: Tx, pool: PoolDay, at: Date): Promise<{ spare: number; free: number }> {
  const { feeId, departureId, day } = pool
  const [level] = await listStock(tx, [poolOf(pool)], at)
  const allowances = await listAllowances(tx, feeId, { from: day, to: day }, at)
  const allowed = allowances.filter((one) => one.departureId === departureId).reduce((sum, { quantity }) => sum + quantity, 0)
  const free = (level?.capacity ?? 0) - (level?.taken ?? 0)
  return { spare: Math.max(0, free - allowed), free }
}
