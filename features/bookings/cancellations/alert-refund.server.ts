import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { accountOf } from '../account.ts'
import type { Booking } from '../reads.server.ts'

/** Alerts staff to a refund that is due; once for each version of the booking and of its ledger. */
export async function alertRefund(ctx: Context, tx: Tx, booking: Booking, why: string): Promise<void> {
  const payments = await listPayments(tx, booking.id)
  const { refundDueMinor: minor } = accountOf(booking, payments, kigaliDay(ctx.clock.now()))
  if (minor === 0) return
  const text = `${booking.reference}: ${moneyText({ minor, currency: booking.currency })} refund due. ${why}`
  const happened = payments.flatMap(({ events }) => events).length
  await raiseAlert(ctx, tx, { occasion: `refund:${booking.id}:${booking.version}:${happened}`, bookingId: booking.id, text })
}
