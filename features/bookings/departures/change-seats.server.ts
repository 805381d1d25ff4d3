import { countChange } from '#features/departures/count-change.server.ts'
import { type Actor, noteDeparture } from '#features/departures/note-departure.server.ts'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { mostSeats } from '#features/departures/sale.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { setCapacity } from '#features/stock/set-capacity.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isHeld } from '../booking.ts'
import { offerSeats } from '../waiting-list/offer-seats.server.ts'
import { type BookingOnDeparture, listOnDeparture } from './reads-departures.server.ts'

/** A booking that has seats, and how many. */
export type SeatTaker = Pick<BookingOnDeparture, 'id' | 'reference' | 'leadName' | 'travellersCount'>

export type SeatsRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'seats-wrong'; most: number }
  | { reason: 'seats-changed-meanwhile'; capacity: number }
  | { reason: 'capacity-below-taken'; taken: number; by: SeatTaker[] }

/**
 * Staff change the number of seats of a departure; new seats are offered to the waiting list in the same transaction, before
 * anybody else can book them. Refused: fewer than are taken, naming the bookings, a cancelled departure, and a number that
 * changed since it was shown (`seen`). It buys no permits for new seats: those are on request.
 */
export function changeSeats(
  ctx: Context,
  { departureId, capacity, seen, actor }: { departureId: number; capacity: number; seen: number; actor: Actor },
): Promise<Outcome<undefined, SeatsRefusal>> {
  return transact<undefined, SeatsRefusal>(ctx.db, async (tx) => {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > mostSeats)
      return refused({ reason: 'seats-wrong', most: mostSeats })
    const known = await findDepartureById(tx, departureId, ctx.clock.now())
    if (!known) return refused({ reason: 'departure-unknown' })
    const seats = { resource: departureSeats(departureId), day: known.startsOn }
    // Read after the lock: of two changes at once the second is refused.
    await lockStock(tx, [seats])
    const at = await ctx.clock.in(tx)
    const departure = await findDepartureById(tx, departureId, at)
    if (departure?.status === 'cancelled' || !departure) return refused({ reason: 'cancelled-already' })
    if (departure.capacity !== seen) return refused({ reason: 'seats-changed-meanwhile', capacity: departure.capacity })
    const set = await setCapacity(ctx, tx, seats.resource, seats.day, capacity)
    if (!set.done) return refused({ ...set.refusal, by: seatTakers(await listOnDeparture(tx, departureId), at) })
    await offerSeats(ctx, tx, { departureId, startsOn: departure.startsOn })
    await countChange(tx, departureId)
    await noteDeparture(ctx, tx, departure, { actor, facts: { before: { capacity: seen }, after: { capacity } } })
    return done(undefined)
  })
}

/** The bookings whose seats count as taken at an instant, without lapsed holds. */
export const seatTakers = (bookings: readonly BookingOnDeparture[], at: Date): SeatTaker[] =>
  bookings
    .filter(({ state, holdEndsAt }) => {
      if (isHeld(state)) return holdEndsAt !== null && holdEndsAt > at
      return state === 'pending' || state === 'confirmed' || state === 'in-progress'
    })
    .map(({ id, reference, leadName, travellersCount }) => ({ id, reference, leadName, travellersCount }))
