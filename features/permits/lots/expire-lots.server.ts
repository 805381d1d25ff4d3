import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { done, refused } from '#values/outcome.ts'
import type { PermitLot } from '../lot.ts'
import { listLapsedLots, listPermits } from '../reads-lots.server.ts'
import { lotsToExpire } from '../rules/expire-lots.ts'
import { updatePermits } from '../writes.server.ts'
import { alertShort } from './alert-short.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { changeLot, poolOf } from './change-lot.server.ts'

/**
 * Follows the reserved lots whose end has come: they are expired, and staff are alerted once, and again where more is promised than is left.
 * They backed nothing from that instant on, without this job. Returns how many there were; a failure does not stop the others and fails the job.
 */
export async function expireLots(ctx: Context): Promise<number> {
  const failed: unknown[] = []
  let expired = 0
  for (const { id, version } of await listLapsedLots(ctx.db, ctx.clock.now())) {
    try {
      const outcome = await changeLot(ctx, { id, version }, (tx, lot, at) => expire(ctx, tx, lot, at), { lapses: false })
      if (outcome.done) expired += 1
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} lots of permits could not be expired`)
  return expired
}

async function expire(ctx: Context, tx: Tx, lot: PermitLot, at: Date) {
  const [over] = lotsToExpire([lot], await listPermits(tx, [lot.id]), at)
  if (!over) return refused({ reason: 'not-in-this-state' as const, state: lot.state })
  const { count, lostMinor, occasion } = over
  const { permits } = await applyToLot(tx, lot, { event: 'expire', change: { state: 'expired' }, at, by: 'clock' })
  await updatePermits(
    tx,
    permits.map(({ id }) => id),
    { purchase_id: null, named_at: null },
  )
  const name = (await listVisitorFees(tx)).get(lot.feeId)?.name ?? lot.feeId
  const lost = lostMinor > 0 ? `, ${moneyText(usd(lostMinor))} lost` : ''
  const text = `${name}, ${dayText(lot.day)}: ${count} reserved ${count === 1 ? 'permit has' : 'permits have'} expired${lost}`
  await raiseAlert(ctx, tx, { occasion, bookingId: null, text })
  await alertShort(ctx, tx, poolOf(lot), { at, cause: `lot-${lot.id}` })
  return done(undefined)
}
