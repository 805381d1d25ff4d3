import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { listPurchases } from '../reads.server.ts'
import { insertEvent } from '../writes.server.ts'
import { updatePurchase } from './writes-purchases.server.ts'

export type PurchaseRefusal = { reason: 'purchase-unknown' } | { reason: 'number-missing' } | { reason: 'bought-already' }

/**
 * Staff mark a permit as requested, or as bought with its number, which the timeline shows. A bought permit is part of the cancellation
 * charge from then on, so it is never unmarked.
 */
export function markPurchase(
  ctx: Context,
  bookingId: string,
  input: { purchaseId: number; status: 'requested' | 'bought'; number: string; actor: string },
): Promise<Outcome<undefined, MoveRefusal | PurchaseRefusal>> {
  return changeBooking<undefined, PurchaseRefusal>(ctx, bookingId, async (tx, booking) => {
    const purchase = (await listPurchases(tx, bookingId)).find(({ id }) => id === input.purchaseId)
    if (!purchase) return refused({ reason: 'purchase-unknown' })
    if (purchase.status === 'bought') return refused({ reason: 'bought-already' })
    const number = input.number.trim()
    if (input.status === 'bought' && number === '') return refused({ reason: 'number-missing' })
    const at = await ctx.clock.in(tx)
    await updatePurchase(
      tx,
      { id: purchase.id, bookingId },
      { status: input.status, number: number || null, at, by: input.actor },
    )
    const text = `${purchase.label}, traveller ${purchase.travellerPosition ?? ''}: ${input.status}${number ? `, ${number}` : ''}`
    const { version, state } = booking
    await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor: input.actor, text, at })
    return done(undefined)
  })
}
