import { paymentState } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { withoutDriver } from '#features/quotes/without-names.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { accountOf } from '../account.ts'
import { isFinal } from '../booking.ts'
import { type Booking, lockBooking } from '../reads.server.ts'
import { insertEvent } from '../writes.server.ts'
import { listBookingIdsOf } from './reads-customers.server.ts'
import { deleteDraftsOf, writeErased } from './writes-customers.server.ts'

/** A booking that keeps its person from being erased. */
type Standing = { id: string; reference: string }

export type BookingErasureRefusal =
  /** It still asks, holds or travels. */
  | { reason: 'booking-live'; bookings: Standing[] }
  /** Something is owed, by them or by us, or a card payment has not come to its end. */
  | { reason: 'money-open'; bookings: Standing[] }

/** What went: the bookings whose person was taken out, and how many drafts. */
export type ErasedBookings = { bookings: Standing[]; drafts: number }

/**
 * Takes a person out of every booking that was made with their address, in lower case, with whoever travelled with them, inside
 * the erasure's transaction; their drafts go. Refused, and the caller rolls back, while one of them is live or its money is open.
 */
export async function eraseBookingsOf(
  ctx: Context,
  tx: Tx,
  { email, actor }: { email: string; actor: string },
): Promise<Outcome<ErasedBookings, BookingErasureRefusal>> {
  const found = await lockBookingsOf(tx, email)
  const live = found.filter(({ state }) => !isFinal(state))
  if (live.length > 0) return refused({ reason: 'booking-live', bookings: live.map(named) })
  const now = await ctx.clock.in(tx)
  const open: Booking[] = []
  for (const booking of found) if (isOpen(booking, await listPayments(tx, booking.id), now)) open.push(booking)
  if (open.length > 0) return refused({ reason: 'money-open', bookings: open.map(named) })
  for (const { id, order, version, state } of found) {
    await writeErased(tx, { id, order: withoutDriver(order) })
    const text = 'Deleted at the customer’s request: personal data, texts and emails.'
    await insertEvent(tx, { bookingId: id, version: version + 1, event: 'note', from: state, to: state, actor, text, at: now })
  }
  const bookingIds = found.map(({ id }) => id)
  return done({ bookings: found.map(named), drafts: await deleteDraftsOf(tx, { bookingIds, email }) })
}

/** Read after they are locked, one after the other in one order: whoever waited for another erasure finds nothing left to erase. */
async function lockBookingsOf(tx: Tx, email: string): Promise<Booking[]> {
  const locked: Booking[] = []
  for (const id of await listBookingIdsOf(tx, email)) {
    const booking = await lockBooking(tx, id)
    if (booking?.email.toLowerCase() === email) locked.push(booking)
  }
  return locked
}

function isOpen(booking: Booking, payments: readonly StoredPayment[], now: Date): boolean {
  const { outstandingMinor, refundDueMinor } = accountOf(booking, payments, kigaliDay(now))
  return outstandingMinor > 0 || refundDueMinor > 0 || payments.some((payment) => mayStillPay(payment, now))
}

/** The gateway closes each checkout within a day, and tells so by then. */
const checkoutMs = 2 * 24 * 60 * 60_000

function mayStillPay({ method, events, createdAt }: StoredPayment, now: Date): boolean {
  const standing = paymentState(events)
  const waits = standing === 'initiated' || standing === 'pending'
  return method === 'card' && waits && now.getTime() - createdAt.getTime() < checkoutMs
}

const named = ({ id, reference }: Booking): Standing => ({ id, reference })
