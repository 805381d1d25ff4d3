import { settleOne } from '#features/permits/lots/settle-one.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { type Booking, listPurchases, listTravellers } from '../reads.server.ts'
import { insertEvent } from '../writes.server.ts'
import { purchaseText } from './purchase-text.ts'
import { updatePurchase } from './writes-purchases.server.ts'

export type PurchaseRefusal =
  | { reason: 'purchase-unknown' }
  | { reason: 'number-missing' }
  | { reason: 'bought-already' }
  | { reason: 'number-known' }

/**
 * Staff mark a permit as requested, or as bought with its number, which the timeline shows. A bought permit is part of the cancellation
 * charge from then on, so it is never unmarked. The permit behind it is settled with it; refused where another has its number.
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
    if (input.status === 'bought' && purchase.kind === 'permit') {
      const settled = await settlePermitOf(ctx, tx, { purchase, booking, number, at, by: input.actor })
      if (!settled.done) return settled
    }
    await updatePurchase(
      tx,
      { id: purchase.id, bookingId },
      { status: input.status, number: number || null, at, by: input.actor },
    )
    const text = purchaseText(purchase.label, purchase.travellerPosition, input.status, number)
    const { version, state } = booking
    await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor: input.actor, text, at })
    return done(undefined)
  })
}

type Bought = {
  purchase: Awaited<ReturnType<typeof listPurchases>>[number]
  booking: Booking
  number: string
  at: Date
  by: string
}

/** The permit behind a bought one, where its traveller is still in the party. */
async function settlePermitOf(ctx: Context, tx: Tx, { purchase, booking, number, at, by }: Bought) {
  const { id: needId, feeId, day, travellerPosition } = purchase
  const traveller = (await listTravellers(tx, booking.id)).find(({ position }) => position === travellerPosition)
  if (!feeId || !traveller) return done(undefined)
  const { departureId } = booking
  return settleOne(ctx, tx, { needId, feeId, day, departureId, feeClass: traveller.residency, number }, { at, by })
}
