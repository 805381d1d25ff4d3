import { paymentState } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { listBookingIdsOfAddress } from '#features/proposals/reads-accepted.server.ts'
import { eraseAcceptances } from '#features/proposals/record-acceptance.server.ts'
import { withoutPersonalData } from '#features/quotes/without-names.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { accountOf } from '../account.ts'
import { isFinal } from '../booking.ts'
import { erasedWord } from '../erasure.ts'
import { type Booking, listBookingsById, lockBooking } from '../reads.server.ts'
import { insertEvent } from '../writes.server.ts'
import { listBookingIdsOf } from './reads-customers.server.ts'
import { deleteDraftsOf, writeErased } from './writes-customers.server.ts'

/** A booking by id and reference. */
type BookingName = { id: string; reference: string }

export type BookingErasureRefusal =
  /** The booking has not ended. */
  | { reason: 'booking-live'; bookings: BookingName[] }
  /** A payment or a refund is due, or a card payment is not finished. */
  | { reason: 'money-open'; bookings: BookingName[] }

/** What was erased: the bookings, and how many drafts were deleted. */
export type ErasedBookings = { bookings: BookingName[]; drafts: number }

/**
 * Erases a customer, by address in lower case, and their travellers from every booking, inside the erasure's transaction, and
 * deletes their drafts. Refused while one of the bookings has not ended or its money is open; the caller rolls back.
 */
export async function eraseBookingsOf(
  ctx: Context,
  tx: Tx,
  { email, actor }: { email: string; actor: string },
): Promise<Outcome<ErasedBookings, BookingErasureRefusal>> {
  const found = await lockBookingsOf(tx, email)
  // A booking that somebody made under another address stands on what this one was sent.
  const others = (await listBookingIdsOfAddress(tx, email)).filter((id) => !found.some((one) => one.id === id))
  const live = [...found, ...(await listBookingsById(tx, others))].filter(({ state }) => !isFinal(state))
  if (live.length > 0) return refused({ reason: 'booking-live', bookings: live.map(named) })
  const now = await ctx.clock.in(tx)
  const open: Booking[] = []
  for (const booking of found) if (isOpen(booking, await listPayments(tx, booking.id), now)) open.push(booking)
  if (open.length > 0) return refused({ reason: 'money-open', bookings: open.map(named) })
  for (const { id, order, version, state } of found) {
    await writeErased(tx, { id, order: withoutPersonalData(order) })
    const text = 'Deleted at the customer’s request: personal data, texts and emails.'
    await insertEvent(tx, { bookingId: id, version: version + 1, event: 'note', from: state, to: state, actor, text, at: now })
  }
  const bookingIds = found.map(({ id }) => id)
  if (bookingIds.length > 0) await eraseAcceptances(tx, bookingIds, erasedWord)
  return done({ bookings: found.map(named), drafts: await deleteDraftsOf(tx, { bookingIds, email }) })
}

/** Locks the bookings in one order and reads them after: a second erasure finds nothing left to erase. */
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
  return outstandingMinor > 0 || refundDueMinor > 0 || payments.some((payment) => canBePaid(payment, now))
}

/** The gateway closes each checkout within a day and reports it by then. */
const checkoutMs = 2 * 24 * 60 * 60_000

function canBePaid({ method, events, createdAt }: StoredPayment, now: Date): boolean {
  const state = paymentState(events)
  const unfinished = state === 'initiated' || state === 'pending'
  return method === 'card' && unfinished && now.getTime() - createdAt.getTime() < checkoutMs
}

const named = ({ id, reference }: Booking): BookingName => ({ id, reference })
