import { createHmac, timingSafeEqual } from 'node:crypto'
import { closesAt } from '#features/orders/order-cut-off.ts'
import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isHeld } from '../booking.ts'
import { hashOfKey } from '../booking-key.server.ts'
import type { Booking } from '../booking-record.ts'
import { changeBooking, type MoveRefusal, moveBooking } from '../move-booking.server.ts'
import { queueBookingEmail } from './queue-booking-email.server.ts'

/** States in which stock is held until an instant. */

type Confirmable = Pick<Booking, 'state' | 'fullHoldEndsAt' | 'kind' | 'startsOn' | 'cutOffDays'>

/** The hold's end once the visitor's address is confirmed; null when there is nothing to confirm. */
export function confirmedHoldEnd(booking: Confirmable): Date | null {
  const { state, fullHoldEndsAt } = booking
  if (!isHeld(state) || fullHoldEndsAt === null) return null
  return new Date(Math.min(fullHoldEndsAt.getTime(), closesAt(booking).getTime()))
}

/** The key is in the email alone, so it proves that its holder can read that inbox. It differs from the booking's own key. */
export const emailKey = (secret: string, { id, keyVersion, email }: Pick<Booking, 'id' | 'keyVersion' | 'email'>): string =>
  createHmac('sha256', secret).update(`confirm-email:${id}:${keyVersion}:${email}`).digest().subarray(0, 24).toString('base64url')

/** Whether a key confirms the address of a booking. Takes the same time for every wrong key. */
export const confirmsEmail = (secret: string, booking: Pick<Booking, 'id' | 'keyVersion' | 'email'>, key: string): boolean =>
  timingSafeEqual(hashOfKey(emailKey(secret, booking)), hashOfKey(key))

/**
 * Extends a hold to its full end once the visitor's address is confirmed. A second call changes nothing. Refused when the hold
 * has lapsed or the booking is not on hold.
 */
export function confirmEmail(ctx: Context, id: string): Promise<Outcome<Booking, MoveRefusal>> {
  return changeBooking(ctx, id, async (tx, booking) => {
    const until = confirmedHoldEnd(booking)
    if (until === null)
      return isHeld(booking.state) ? done(booking) : refused({ reason: 'move-not-allowed', state: booking.state })
    const extended = await extendStockHold(ctx, tx, booking, () => until)
    if (!extended) return refused({ reason: 'hold-lapsed' })
    const change = { hold_ends_at: until, full_hold_ends_at: null }
    const { at } = extended
    return moveBooking(ctx, tx, booking, { event: 'confirm-email', mover: 'visitor', actor: 'visitor', text: '', at, change })
  })
}

/** Sends the email with the confirmation link again, at most once an hour. Sends nothing where there is nothing to confirm. */
export async function resendConfirmation(ctx: Context, booking: Confirmable & Pick<Booking, 'id' | 'version'>): Promise<void> {
  if (confirmedHoldEnd(booking) === null) return
  const reminder = `again-${ctx.clock.now().toISOString().slice(0, 13)}`
  await ctx.db.transaction().execute((tx) => queueConfirmation(ctx, tx, booking, reminder))
}

/** Queues the email with the confirmation link once more, inside the caller's transaction: one for each `reminder`. */
export const queueConfirmation = (
  ctx: Context,
  tx: Tx,
  booking: Pick<Booking, 'id' | 'version' | 'state'>,
  reminder: string,
): Promise<void> => queueBookingEmail(ctx, tx, booking, booking.state === 'requested' ? 'requested' : 'received', { reminder })
