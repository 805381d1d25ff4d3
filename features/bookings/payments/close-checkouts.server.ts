import { paymentState } from '#features/payments/ledger.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { accountOf } from '../account.ts'
import { isFinal } from '../booking.ts'
import { type Booking, findBooking } from '../reads.server.ts'
import { closeCheckouts } from './poll-card-payments.server.ts'

/**
 * The job of `closeCheckoutsQueue`: closes at the gateway every open checkout whose amount is neither the one due nor the whole
 * outstanding amount. This prevents payments for an ended booking, double payments, and payments of a former amount. Safe to run
 * again. Throws while the gateway is unavailable, so that the job is tried again.
 */
export async function closeCheckoutsOf(ctx: Context, { bookingId }: Record<string, unknown>): Promise<void> {
  if (!ctx.cards || typeof bookingId !== 'string') return
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return
  const payments = await listPayments(ctx.db, bookingId)
  const payable = payableAmounts(booking, payments, ctx.clock.now())
  const outdated = payments.filter(({ method, events, amountMinor }) => {
    const state = paymentState(events)
    return method === 'card' && (state === 'initiated' || state === 'pending') && !payable.includes(amountMinor)
  })
  await closeCheckouts(ctx, ctx.cards, outdated)
}

/** The amounts that `startCardPayment` offers now; for a cancelled booking its fee. */
function payableAmounts(booking: Booking, payments: Awaited<ReturnType<typeof listPayments>>, now: Date): number[] {
  if (isFinal(booking.state) && booking.state !== 'cancelled') return []
  const { due, outstandingMinor } = accountOf(booking, payments, kigaliDay(now))
  return [due.minor, outstandingMinor]
}
