import { listCoveringPermits } from '#features/permits/reads-cover.server.ts'
import type { Tx } from '#platform/context.ts'
import { listNeeds } from '../permits/reads-needs.server.ts'
import { lockBooking } from '../reads.server.ts'
import { purchaseText } from '../suppliers/purchase-text.ts'
import { updatePurchase } from '../suppliers/writes-purchases.server.ts'
import { insertEvent } from '../writes.server.ts'

/**
 * Marks needs as bought whose permits are paid, in the name of their travellers and numbered: the timeline of their bookings shows it, and a
 * cancellation charges them from now on. Inside the transaction that holds the stock days of their pools. Returns how many.
 */
export async function settleNeeds(tx: Tx, ids: readonly number[], { at, by }: { at: Date; by: string }): Promise<number> {
  if (ids.length === 0) return 0
  const permits = new Map((await listCoveringPermits(tx, { purchaseIds: ids })).map((permit) => [permit.purchaseId, permit]))
  const needs = (await listNeeds(tx, { ids })).filter(({ status }) => status !== 'bought')
  let settled = 0
  for (const [bookingId, ofBooking] of [...Map.groupBy(needs, (need) => need.bookingId)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const bought = ofBooking.flatMap((need) => {
      const permit = permits.get(need.id)
      const isReady = permit && (permit.state === 'paid' || permit.state === 'used') && permit.namedAt && permit.number
      return isReady && permit.number ? [{ need, number: permit.number }] : []
    })
    if (bought.length === 0) continue
    const booking = await lockBooking(tx, bookingId)
    if (!booking) continue
    for (const { need, number } of bought) {
      await updatePurchase(tx, { id: need.id, bookingId }, { status: 'bought', number, at, by })
      const { version, state } = booking
      const text = purchaseText(need.label, need.position, 'bought', number)
      await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor: by, text, at })
      settled += 1
    }
  }
  return settled
}
