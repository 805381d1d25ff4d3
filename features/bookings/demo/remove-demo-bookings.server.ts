import { tagsOf } from '#features/orders/order-tags.ts'
import { listPaidByCard } from '#features/payments/reads.server.ts'
import { deleteGrantedPermits } from '#features/permits/lots/delete-granted.server.ts'
import { giveBackDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { releaseStock } from '#features/stock/extend-stock-hold.server.ts'
import { giveBackGranted } from '#features/stock/give-back-granted.server.ts'
import { isOnRequest, permitPool } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { listParts } from '../reads.server.ts'
import { offerSeats } from '../waiting-list/offer-seats.server.ts'
import { lockDemoBookings } from './reads-demo-bookings.server.ts'
import { deleteBookings } from './writes-demo-bookings.server.ts'

/**
 * Deletes the demo bookings inside the removal's transaction, with their stock and what a supplier granted them. Those that were
 * paid by card stay. Freed seats are offered to the waiting list, and the pages that show them are invalidated.
 *
 * @param removeRest deletes what other features store of these bookings; returns how many emails it deleted.
 */
export async function removeDemoBookingRows(
  ctx: Context,
  tx: Tx,
  removeRest: (ids: readonly string[]) => Promise<number>,
): Promise<{ removed: { ids: string[]; emails: number }; paidByCard: string[] }> {
  const found = await lockDemoBookings(tx)
  const byCard = await listPaidByCard(
    tx,
    found.map(({ id }) => id),
  )
  const gone = found.filter(({ id }) => !byCard.includes(id))
  for (const { id } of gone) {
    const granted = (await listParts(tx, id)).filter(({ resource, answer }) => answer === 'yes' && !isOnRequest(resource))
    await releaseStock(tx, id)
    await giveBackGranted(
      tx,
      granted.filter(({ resource }) => !permitPool(resource)),
    )
    await deleteGrantedPermits(tx, id)
    await giveBackDiscountCode(tx, id)
  }
  const ids = gone.map(({ id }) => id)
  const emails = await removeRest(ids)
  await deleteBookings(tx, ids)
  const departures = new Map(gone.map((booking) => [booking.departureId, booking]))
  for (const booking of departures.values()) await offerSeats(ctx, tx, booking)
  await ctx.cache.invalidate(tx, [...new Set(gone.flatMap(({ order }) => tagsOf(order)))])
  return { removed: { ids, emails }, paidByCard: found.filter(({ id }) => byCard.includes(id)).map(({ reference }) => reference) }
}
