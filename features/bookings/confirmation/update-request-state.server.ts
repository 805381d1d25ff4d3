import { closesAt } from '#features/orders/order-cut-off.ts'
import { methodsFor } from '#features/payments/payment-methods.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { hasOpenRequests } from '../booking.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { answerBy, holdEnd, holdLengthMs, offerHoldMs, staffHoldMs } from '../holds/hold-length.ts'
import { moveBooking } from '../move-booking.server.ts'
import { type Booking, findBooking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { afterConfirmation } from './after-confirmation.server.ts'
import { alertToAnswer } from './alert-to-answer.server.ts'
import { type By, becomeRequest } from './become-request.server.ts'
import { confirmIfPaid } from './confirm-if-paid.server.ts'

/**
 * Brings the state of a booking in line with its parts on request, inside the transaction that changed or answered them: a hold
 * with a part on request becomes a request, so that no money is due. A request whose parts all have a yes becomes a hold with a
 * deposit due, and is confirmed where that is paid already. Staff get an alert about a confirmed booking that now has a service
 * to request. Returns the booking as it then is; a lapsed one does not change.
 */
export async function updateRequestState(ctx: Context, tx: Tx, booking: Booking, by: By): Promise<Booking> {
  const isOpen = hasOpenRequests(booking)
  switch (booking.state) {
    case 'on-hold':
      return isOpen ? becomeRequest(ctx, tx, booking, by) : booking
    case 'requested':
      return isOpen ? keepPaidRequest(ctx, tx, booking) : holdAnswered(ctx, tx, booking, by)
    case 'pending':
      return isOpen ? booking : confirmAnswered(ctx, tx, booking, by)
    case 'confirmed':
      if (booking.onRequest === 'waiting') await alertToAnswer(ctx, tx, booking)
      return booking
    default:
      return booking
  }
}

/** A request that is paid before its answer waits until the cut-off. */
async function keepPaidRequest(ctx: Context, tx: Tx, booking: Booking): Promise<Booking> {
  const cutOff = closesAt(booking)
  const { paidMinor } = await findAccount(tx, booking, ctx.clock.now())
  if (paidMinor <= 0 || (booking.holdEndsAt && booking.holdEndsAt >= cutOff)) return booking
  const extended = await extendStockHold(ctx, tx, booking, () => cutOff)
  if (!extended) return booking
  const change = { hold_ends_at: cutOff, full_hold_ends_at: null }
  const moved = await moveBooking(ctx, tx, booking, {
    event: 'extend',
    mover: 'money',
    actor: 'money',
    text: '',
    at: extended.at,
    change,
  })
  if (!moved.done) throw new Error(`Booking ${booking.reference} is paid and cannot be extended: ${moved.refusal.reason}`)
  await alertToAnswer(ctx, tx, moved.value)
  return moved.value
}

/**
 * An expired booking that is paid late and has a part on request: a request again, until the cut-off. @param at when its stock
 * was taken.
 */
export async function requestPaid(ctx: Context, tx: Tx, booking: Booking, at: Date): Promise<Booking> {
  const cutOff = closesAt(booking)
  const change = { hold_ends_at: cutOff, answer_by: answerBy(at, cutOff) }
  const late = { event: 'late-payment-on-request', mover: 'money', actor: 'money', text: '', at, change } as const
  const moved = await moveBooking(ctx, tx, booking, late)
  if (!moved.done) throw new Error(`Booking ${booking.reference} is paid and cannot be requested: ${moved.refusal.reason}`)
  await queueBookingEmail(ctx, tx, moved.value, 'requested')
  await alertToAnswer(ctx, tx, moved.value)
  return moved.value
}

/**
 * The hold begins with the answer: 72 hours to pay, or the days of a hold by staff. A visitor who has changed away what was on
 * request is at the screen and holds as long as their payment method allows. A method that takes too long by now is replaced.
 */
async function holdAnswered(ctx: Context, tx: Tx, booking: Booking, { mover, actor }: By): Promise<Booking> {
  const { startsOn, paymentMethod } = booking
  const settings = await findSettings(tx)
  const methodAt = (at: Date) => {
    const offered = methodsFor(startsOn, at, { cards: ctx.cards !== undefined })
    return paymentMethod === null || offered.includes(paymentMethod) ? paymentMethod : (offered[0] ?? 'mobile-money')
  }
  const endAt = (at: Date) => {
    const method = methodAt(at)
    const byVisitor = mover === 'visitor' && method !== null
    const lengthMs = byVisitor
      ? holdLengthMs(settings, method, startsOn, at)
      : method === null
        ? staffHoldMs(settings.holds)
        : offerHoldMs
    return holdEnd(lengthMs, closesAt(booking), at)
  }
  const extended = await extendStockHold(ctx, tx, booking, endAt)
  if (!extended) return booking
  const { at, heldUntil } = extended
  const change = { hold_ends_at: heldUntil, full_hold_ends_at: null, payment_method: methodAt(at) }
  const by = mover === 'visitor' ? 'visitor' : 'staff'
  const moved = await moveBooking(ctx, tx, booking, { event: 'answer', mover: by, actor, text: '', at, change })
  if (!moved.done) throw new Error(`Booking ${booking.reference} is answered and cannot be held: ${moved.refusal.reason}`)
  const held = (await findBooking(tx, booking.id)) ?? moved.value
  const settled = await confirmIfPaid(ctx, tx, held)
  if (settled.state === 'on-hold') await queueBookingEmail(ctx, tx, settled, 'answered')
  return settled
}

/** Confirms a booking of the release before, which was paid before its suppliers had answered. */
async function confirmAnswered(ctx: Context, tx: Tx, booking: Booking, { actor }: By): Promise<Booking> {
  const at = await ctx.clock.in(tx)
  const moved = await moveBooking(ctx, tx, booking, { event: 'accept', mover: 'staff', actor, text: '', at })
  if (!moved.done) throw new Error(`Booking ${booking.reference} is answered and cannot be accepted: ${moved.refusal.reason}`)
  await afterConfirmation(ctx, tx, moved.value)
  return moved.value
}
