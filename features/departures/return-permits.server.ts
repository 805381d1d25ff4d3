import { returnSpares } from '#features/permits/lots/return-spares.server.ts'
import type { Context } from '#platform/context.ts'
import { cutOff } from './departure.ts'
import { listWithPermits } from './reads-permits.server.ts'

/**
 * Gives what departures have not promised of their permits to everybody, once nothing more is sold of them: at the cut-off, and where one is
 * cancelled. Each departure is its own transaction. Returns how many permits there were.
 */
export async function returnPermits(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  let returned = 0
  for (const { departureId, isCancelled, ...departure } of await listWithPermits(ctx.db))
    if (isCancelled || now >= cutOff(departure)) returned += await returnSpares(ctx, departureId)
  return returned
}
