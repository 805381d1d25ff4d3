import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done } from '#values/outcome.ts'
import { listLostPurchases } from '../permits/reads-needs.server.ts'
import { lockBooking } from '../reads.server.ts'
import { purchaseText } from '../suppliers/purchase-text.ts'
import { updatePurchase } from '../suppliers/writes-purchases.server.ts'
import { insertEvent } from '../writes.server.ts'

/**
 * Permits that were bought and that their travellers have no more, because the authority withdrew them or they went elsewhere: each is to be reserved
 * again, which the timeline of its booking says, and no cancellation charges it any more. A second time it finds none. Returns how many there were.
 */
export async function reopenPurchases(ctx: Context): Promise<number> {
  const from = kigaliDay(ctx.clock.now())
  const lost = await listLostPurchases(ctx.db, from)
  for (const { id, bookingId, label, position, number } of lost)
    await transact(ctx.db, async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      // Read again under the lock: somebody may have marked it with another number meanwhile.
      const isLost = (await listLostPurchases(tx, from)).some((one) => one.id === id && one.number === number)
      if (!booking || !isLost) return done(undefined)
      const at = await ctx.clock.in(tx)
      await updatePurchase(tx, { id, bookingId }, { status: 'needed', number: null, at, by: 'clock' })
      const { version, state } = booking
      const text = purchaseText(label, position, 'to reserve again, no longer valid', number)
      await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor: 'clock', text, at })
      return done(undefined)
    })
  return lost.length
}
