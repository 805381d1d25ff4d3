import { paymentState } from '#features/payments/ledger.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { accountOf } from '../account.ts'
import { isFinal } from '../booking.ts'
import { type Booking, findBooking } from '../reads.server.ts'
import { closeCheckouts } from './follow-card-payments.server.ts'

/**
 * The job of `closeCheckoutsQueue`: closes at the gateway every open checkout of a booking whose amount is neither due nor all that
 * is outstanding now. So nobody pays for a booking that has ended, pays its deposit and then all of it, or an amount from before a
 * change. Safe to run again. Throws while the gateway is away, so that it is tried again.
 */
export async function closeCheckoutsOf(ctx: Context, { bookingId }: Record<string, unknown>): Promise<void> {
  if (!ctx.cards || typeof bookingId !== 'string') return
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return
  const payments = await listPayments(ctx.db, bookingId)
  const wanted = amountsWanted(booking, payments, ctx.clock.now())
  const unwanted = payments.filter(({ method, events, amountMinor }) => {
    const standing = paymentState(events)
    return method === 'card' && (standing === 'initiated' || standing === 'pending') && !wanted.includes(amountMinor)
  })
  await closeCheckouts(ctx, ctx.cards, unwanted)
}

/** The amounts that a visitor may pay by card now, as `startCardPayment` offers them; of a cancelled booking its fee. */
function amountsWanted(booking: Booking, payments: Awaited<ReturnType<typeof listPayments>>, now: Date): number[] {
  if (isFinal(booking.state) && booking.state !== 'cancelled') return []
  const { due, outstandingMinor } = accountOf(booking, payments, kigaliDay(now))
  return [due.minor, outstandingMinor]
}
