import { startCardPayment } from '#features/bookings/payments/start-card-payment.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import type { Context } from '#platform/context.ts'
import { bookingNow, gorillaTrek, partyOf } from './cast.ts'

/** A party on hold by card for 30 minutes, on a departure of its own with so many seats. */
export async function heldByCard(ctx: Context, seats: number, count: number) {
  const trek = await gorillaTrek(ctx, { seats })
  const request = await partyOf(ctx, count, trek.slug)
  const made = await requestBooking(ctx, { ...request, payment: { ...request.payment, method: 'card' } })
  if (!made.done) throw new Error(made.refusal.reason)
  return { trek, booking: await bookingNow(ctx, made.value.id) }
}

/** The visitor is at the gateway's page to pay what is due; returns the checkout's id. */
export async function atTheGateway(ctx: Context, bookingId: string): Promise<string> {
  const started = await startCardPayment(ctx, bookingId, 'due')
  if (!started.done) throw new Error(started.refusal.reason)
  return started.value.split('/').at(-1) ?? ''
}
