import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { isSold } from '#features/departures/reads.server.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import { takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { hasOpenRequests, isFinal } from '../booking.ts'
import { alertRefund } from '../cancellations/alert-refund.server.ts'
import { closeCheckoutsLater } from '../cancellations/close-checkouts-later.server.ts'
import { releaseHold } from '../cancellations/release-booking.server.ts'
import { confirmIfPaid, confirmPaidBooking } from '../confirmation/confirm-if-paid.server.ts'
import { requestPaid, updateRequestState } from '../confirmation/update-request-state.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { isErased } from '../erasure.ts'
import { expireLapsedHold } from '../holds/expire-lapsed-hold.server.ts'
import { type Booking, listEvents, listParts } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { replaceParts } from '../writes.server.ts'
import { acceptByPayment } from './accept-by-payment.server.ts'

/**
 * Follows a settled payment, in the transaction that recorded it. It holds a quote that the payment covers, or alerts staff to
 * the reason why not; confirms a hold whose deposit is paid; leaves an unanswered request as it is; reopens an expired booking
 * when its stock is still available, otherwise alerts staff to the refund. An overpayment is an alert too. Outdated checkouts are
 * closed. The visitor gets an email about the payment, and one about what it led to.
 */
export async function afterPayment(ctx: Context, tx: Tx, found: Booking, paymentId: string): Promise<void> {
  const expired = await expireLapsedHold(ctx, tx, found, await ctx.clock.in(tx))
  const live = expired.done ? expired.value : found
  const booking = live.state === 'quoted' ? await acceptByPayment(ctx, tx, live, paymentId) : live
  const waits = await updateRequestState(ctx, tx, booking, { mover: 'money', actor: 'money' })
  const now = waits.state === 'expired' ? await reopen(ctx, tx, waits) : await confirmIfPaid(ctx, tx, waits)
  // A hold that lapsed a moment ago is released here: the clock job does not see it any more.
  if (now.state === 'expired' && found.state !== 'expired') await releaseHold(ctx, tx, now)
  await closeCheckoutsLater(ctx, tx, now.id)
  await queueBookingEmail(ctx, tx, now, 'payment', { paymentId })
  if (found.state === 'quoted' && now.state === 'requested') await queueBookingEmail(ctx, tx, now, 'requested')
  if (isFinal(now.state)) return alertRefund(ctx, tx, now, 'Payment received for a booking that has ended.')
  const { refundDueMinor: minor, isCredit } = await findAccount(tx, now, ctx.clock.now())
  // Staff have an alert with the reason why the quote is not held; the money waits as a credit.
  if (minor === 0 || (isCredit && now.state === 'quoted')) return
  const text = `${now.reference} is overpaid by ${moneyText({ minor, currency: now.currency })}: refund it or use it for this customer`
  await raiseAlert(ctx, tx, { occasion: `overpaid:${paymentId}`, bookingId: now.id, text })
}

/**
 * Confirms an expired booking whose deposit came late, at its old price with its discount, when all its stock is still available
 * and on sale; with a part on request it is a request again until the answer.
 */
async function reopen(ctx: Context, tx: Tx, booking: Booking): Promise<Booking> {
  // The travellers of an erased booking are unknown: the money is refunded.
  if (isErased(booking)) return booking
  // The price of a quote is promised until its end only.
  if (await wasQuoted(tx, booking.id)) return booking
  const { paidMinor } = await findAccount(tx, booking, ctx.clock.now())
  const at = await ctx.clock.in(tx)
  if (paidMinor < booking.depositMinor || at >= closesAt(booking)) return booking
  if (booking.departureId !== null && !(await isSold(tx, booking.departureId, at))) return booking
  const parts = await listParts(tx, booking.id)
  const held = await holdStock(ctx, tx, booking.id, parts, (_, requested) => (requested.length > 0 ? closesAt(booking) : null))
  if (!held.done) return booking
  const { code } = booking.order
  // The code is used again if uses are left; the agreed price is valid either way.
  if (code !== null) await takeDiscountCode(tx, { code, bookingId: booking.id, kind: booking.kind, today: kigaliDay(at) })
  // A supplier's earlier yes ended with the hold, so everything on request is requested again.
  const requests = newSupplierRequests(held.value.onRequest)
  await replaceParts(tx, booking.id, parts, requests)
  const found = { ...booking, onRequest: requests.state }
  if (!hasOpenRequests(found)) return confirmPaidBooking(ctx, tx, found, 'late-payment', held.value.at)
  return requestPaid(ctx, tx, found, held.value.at)
}

/** Whether an expired booking was a quote that ended, and never held. */
async function wasQuoted(tx: Tx, bookingId: string): Promise<boolean> {
  const events = await listEvents(tx, bookingId)
  return events.findLast(({ event }) => event === 'expire')?.from === 'quoted'
}
