import type { OrderPart } from '#features/orders/priced-order.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { type MoveInput, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { type BookingChange, replaceParts } from '../writes.server.ts'
import { answerBy } from './hold-length.ts'

type NewHold = {
  parts: readonly OrderPart[]
  /** The parts that are not in stock and go to a supplier. */
  onRequest: readonly StockPart[]
  /** When the stock was taken. */
  at: Date
  /** When the hold ends. `fullUntil` is its end once the email is confirmed, null where no confirmation is needed. */
  ends: { until: Date; fullUntil: Date | null }
  method: VisitorPaymentMethod | null
  /** What else changes of the booking. */
  change?: BookingChange
  by: HoldBegins
}

/** Who begins a hold, for the timeline; `quiet` queues no email, because the caller sends another. */
export type HoldBegins = Pick<MoveInput, 'mover' | 'actor' | 'text'> & { quiet: boolean }

export const byVisitorNow: HoldBegins = { mover: 'visitor', actor: 'visitor', text: '', quiet: false }

/**
 * Makes a booking that had no stock a hold, or a request where a part is on request: its parts, the move and the email. The
 * caller has taken the stock, inside the same transaction.
 */
export async function beginHold(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  { parts, onRequest, at, ends: { until, fullUntil }, method, change, by: { quiet, ...by } }: NewHold,
): Promise<Outcome<Booking, MoveRefusal>> {
  const requests = newSupplierRequests(onRequest)
  const isRequest = onRequest.length > 0
  await replaceParts(tx, booking.id, parts, requests)
  const moved = await moveBooking(
    ctx,
    tx,
    { ...booking, onRequest: requests.state },
    {
      event: isRequest ? 'request' : 'reserve',
      ...by,
      at,
      change: {
        ...change,
        hold_ends_at: until,
        full_hold_ends_at: fullUntil,
        payment_method: method,
        ...(isRequest && { answer_by: answerBy(at, fullUntil ?? until) }),
      },
    },
  )
  if (moved.done && !quiet) await queueBookingEmail(ctx, tx, moved.value, isRequest ? 'requested' : 'received')
  return moved
}
