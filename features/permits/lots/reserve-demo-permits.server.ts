import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import { listWantedLots } from '../reads-lots.server.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { updateWantedLots } from '../writes.server.ts'
import { endOfLot } from './end-of-lot.ts'

/** Days ahead up to which the demonstration has paid for its permits; those of later visits are reserved. */
const paidAhead = 120

/**
 * Makes the demonstration's wanted permits ones that it has: paid where the visit is near, reserved until their balance day where it is not.
 * Their references say that they are invented. Inside the caller's transaction; a fixed number of statements for each fee.
 */
export async function reserveDemoPermits(ctx: Context, tx: Tx): Promise<void> {
  const at = await ctx.clock.in(tx)
  const today = kigaliDay(at)
  const wanted = await listWantedLots(tx)
  await ctx.jobs.addOnce(tx, coverPermitsQueue)
  for (const feeId of new Set(wanted.map((lot) => lot.feeId))) {
    const { terms, clock } = await findTermsOf(tx, feeId, today)
    const rows = wanted
      .filter((lot) => lot.feeId === feeId)
      .map(({ id, day }) => ({
        id,
        ...stateOf(day),
        expiresAt: endOfLot({ ...stateOf(day), day, terms, reservedUntil: null }, clock, at),
      }))
    await updateWantedLots(tx, rows, { terms, at, by: 'Demonstration' })
  }
  function stateOf(day: Day): { state: 'paid' | 'reserved' } {
    return { state: day <= addDays(today, paidAhead) ? 'paid' : 'reserved' }
  }
}
