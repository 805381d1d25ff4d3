import type { Order } from '#features/orders/order.ts'
import { findSentOf } from '#features/proposals/reads.server.ts'
import { findProposalToBook, listBookingIdsOfTrip } from '#features/proposals/reads-accepted.server.ts'
import type { Db } from '#platform/context.ts'
import { isFinal } from '../booking.ts'
import { type Booking, listBookingsById } from '../reads.server.ts'

/** A trip of which at most one booking lives. */
type Trip = { tripId: string }

/** What decides which booking of a trip lives waits for this key: acceptances, changes to another proposal, holding again. */
export const tripLock = ({ tripId }: Trip): string => `trip:${tripId}`

/** The key of the trip that an order was made of; none of a product. */
export async function tripLocksOf(db: Db, order: Order): Promise<string[]> {
  const proposal = order.kind === 'tailored' ? await findProposalToBook(db, order.proposal) : undefined
  return proposal ? [tripLock(proposal)] : []
}

/** The booking of a trip that lives: one whose hold has lapsed does not, though nothing has expired it yet. */
export async function findLiveBooking(db: Db, { tripId }: Trip, now: Date): Promise<Booking | undefined> {
  const bookings = await listBookingsById(db, await listBookingIdsOfTrip(db, tripId))
  return bookings.find(({ state, holdEndsAt }) => !isFinal(state) && (holdEndsAt === null || holdEndsAt > now))
}

/**
 * Whether the price of a journey made to measure still holds for who accepted it: until its proposal would have ended, and while no other proposal of the trip
 * is open or booked.
 */
export async function isPriceValid(db: Db, proposalId: string, now: Date): Promise<boolean> {
  const proposal = await findProposalToBook(db, proposalId)
  if (!proposal || proposal.endsAt <= now || (await findLiveBooking(db, proposal, now))) return false
  const sent = await findSentOf(db, proposal.tripId)
  return sent === undefined || sent.endsAt <= now
}
