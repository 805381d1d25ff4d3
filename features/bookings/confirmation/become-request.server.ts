import { closesAt } from '#features/orders/order-cut-off.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Mover } from '../booking.ts'
import { answerBy, holdEnd, staffHoldMs } from '../holds/hold-length.ts'
import { moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { alertToAnswer } from './alert-to-answer.server.ts'

export type By = { mover: Mover; actor: string }

/**
 * Makes a hold with a part on request a request, inside the caller's transaction. What is in stock is held as long as a hold by staff; where
 * money has come already, until the cut-off: it does not expire. One that has lapsed does not change.
 */
export async function becomeRequest(ctx: Context, tx: Tx, booking: Booking, { mover, actor }: By): Promise<Booking> {
  const { paidMinor } = await findAccount(tx, booking, ctx.clock.now())
  const { holds } = await findSettings(tx)
  const cutOff = closesAt(booking)
  const fullEnd = (at: Date) => (paidMinor > 0 ? cutOff : holdEnd(staffHoldMs(holds), cutOff, at))
  // While the email is not confirmed, stock is held no longer than before.
  const first = booking.fullHoldEndsAt && booking.holdEndsAt
  const extended = await extendStockHold(ctx, tx, booking, (at) => first ?? fullEnd(at))
  if (!extended?.heldUntil) return booking
  const { at, heldUntil } = extended
  const change = {
    hold_ends_at: heldUntil,
    full_hold_ends_at: first && fullEnd(at),
    answer_by: answerBy(at, fullEnd(at)),
  }
  const moved = await moveBooking(ctx, tx, booking, { event: 'request', mover, actor, text: '', at, change })
  if (!moved.done) throw new Error(`Booking ${booking.reference} cannot become a request: ${moved.refusal.reason}`)
  if (paidMinor > 0) await alertToAnswer(ctx, tx, moved.value)
  return moved.value
}
