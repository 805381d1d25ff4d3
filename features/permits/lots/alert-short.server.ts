import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { permitPool } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { type ShortageCause, shortageOccasion } from '../rules/expire-lots.ts'

/** Alerts staff, once for each cause, to a pool and day of which more is promised than there is. Whether it is so is returned. */
export async function alertShort(
  ctx: Context,
  tx: Tx,
  { resource, day }: { resource: string; day: Day },
  { at, cause }: { at: Date; cause: ShortageCause },
): Promise<boolean> {
  const [level] = await listStock(tx, [{ resource, day }], at)
  if (!level || level.taken <= level.capacity) return false
  const pool = permitPool(resource)
  if (!pool) throw new Error(`${resource} is no pool of permits`)
  const name = (await listVisitorFees(tx)).get(pool.feeId)?.name ?? resource
  const of = pool.departureId ? ', for a departure' : ''
  const short = level.taken - level.capacity
  const text = `${name}, ${dayText(day)}${of}: ${level.taken} promised, ${level.capacity} held. Reserve ${short} more, or agree another day with a booking.`
  await raiseAlert(ctx, tx, { occasion: shortageOccasion({ ...pool, day }, cause), bookingId: null, text })
  return true
}
