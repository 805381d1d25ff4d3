import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { isSold } from '#features/departures/reads.server.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import { takeDiscountCode } from '#features/pricing/discounts/take-discount-code.server.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { isFinal } from '../booking.ts'
import { alertRefund } from '../cancellations/alert-refund.server.ts'
import { closeCheckoutsLater } from '../cancellations/close-checkouts-later.server.ts'
import { giveUpHold } from '../cancellations/release-booking.server.ts'
import { confirmIfPaid, confirmPaidBooking } from '../confirmation/confirm-if-paid.server.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { isErased } from '../erasure.ts'
import { expireLapsedHold } from '../holds/expire-lapsed-hold.server.ts'
import { type Booking, listParts } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { replaceParts } from '../writes.server.ts'

/**
 * What follows money that has settled, in the transaction that wrote it down: a hold whose deposit is there is confirmed; an
 * expired booking takes its stock again if it is there, else the money is to be given back and staff know; what is more than
 * is owed is for staff too. Checkouts that are still open for what is paid now are closed. The visitor gets a letter of the payment, and one of what it led to.
 */
export async function whenMoneyCame(ctx: Context, tx: Tx, found: Booking, paymentId: string): Promise<void> {
  const expired = await expireLapsedHold(ctx, tx, found, await ctx.clock.in(tx))
  const booking = expired.done ? expired.value : found
  const now = booking.state === 'expired' ? await reopen(ctx, tx, booking) : await confirmIfPaid(ctx, tx, booking)
  // A hold that lapsed a moment ago and is not taken again is given up here: the clock job will not see it any more.
  if (now.state === 'expired' && found.state !== 'expired') await giveUpHold(ctx, tx, now)
  await closeCheckoutsLater(ctx, tx, now.id)
  await queueBookingEmail(ctx, tx, now, 'payment', { paymentId })
  if (isFinal(now.state)) return alertRefund(ctx, tx, now, 'Payment received for a booking that has ended.')
  const { refundDueMinor: minor } = await findAccount(tx, now, ctx.clock.now())
  if (minor === 0) return
  const text = `${now.reference} is overpaid by ${moneyText({ minor, currency: now.currency })}: refund it or use it for this customer`
  await raiseAlert(ctx, tx, { occasion: `overpaid:${paymentId}`, bookingId: now.id, text })
}

/**
 * An expired booking whose deposit came late: confirmed at its old price, its discount too, where everything it asked for can
 * be taken again and the operator still sells it.
 */
async function reopen(ctx: Context, tx: Tx, booking: Booking): Promise<Booking> {
  // Nobody is known any more who would travel: the money goes back.
  if (isErased(booking)) return booking
  const { paidMinor } = await findAccount(tx, booking, ctx.clock.now())
  const at = await ctx.clock.in(tx)
  if (paidMinor < booking.depositMinor || at >= closesAt(booking)) return booking
  if (booking.departureId !== null && !(await isSold(tx, booking.departureId, at))) return booking
  const parts = await listParts(tx, booking.id)
  const held = await holdStock(ctx, tx, booking.id, parts, () => null)
  if (!held.done) return booking
  const { code } = booking.order
  // Its use counts again where one is left; the price that was agreed stands either way.
  if (code !== null) await takeDiscountCode(tx, { code, bookingId: booking.id, kind: booking.kind, today: kigaliDay(at) })
  // What a supplier granted before the hold ended is asked for again: nobody has kept it since.
  const requests = newSupplierRequests(held.value.onRequest)
  await replaceParts(tx, booking.id, parts, requests)
  const events = { confirmed: 'late-payment', pending: 'late-payment-on-request' } as const
  return confirmPaidBooking(ctx, tx, { ...booking, onRequest: requests.state }, events, held.value.at)
}
