import { departureTopics } from '#features/departures/departure.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type BookingEvent, type Mover, movesFrom, stateAfter } from './booking.ts'
import { type Booking, findBooking } from './reads.server.ts'
import { type BookingChange, insertEvent, swapState } from './writes.server.ts'

export type MoveRefusal =
  | { reason: 'booking-unknown' }
  | { reason: 'move-not-allowed'; state: Booking['state'] }
  | { reason: 'reason-missing' }
  | { reason: 'hold-lapsed' }
  | { reason: 'changed-meanwhile' }

export type MoveAsk = {
  event: BookingEvent
  mover: Mover
  /** Who it was, for the timeline: a member of staff's name, 'visitor' or 'clock'. */
  actor: string
  text: string
  at: Date
  change?: BookingChange
}

/**
 * Moves a booking by the table of moves inside the caller's transaction: one compare-and-swap and one event row. Refuses
 * what the table does not allow now; throws `MovedMeanwhile` where somebody else moved it since it was read.
 */
export async function moveBooking(ctx: Context, tx: Tx, booking: Booking, ask: MoveAsk): Promise<Outcome<Booking, MoveRefusal>> {
  const move = movesFrom(booking, ask.mover, ask.at, kigaliDay(ask.at)).find(({ event }) => event === ask.event)
  if (!move) return refused({ reason: 'move-not-allowed', state: booking.state })
  if (move.reason && ask.text.trim() === '') return refused({ reason: 'reason-missing' })
  const state = stateAfter(move, booking.state)
  const holdEndsAt = state === 'on-hold' ? (ask.change?.hold_ends_at ?? booking.holdEndsAt) : null
  if (!(await swapState(tx, booking, state, { ...ask.change, hold_ends_at: holdEndsAt })))
    throw new MovedMeanwhile(booking.reference)
  const { id: bookingId, state: from } = booking
  const version = booking.version + 1
  await insertEvent(tx, { bookingId, version, event: ask.event, from, to: state, actor: ask.actor, text: ask.text, at: ask.at })
  await ctx.cache.forget(tx, departureTopics(booking.departureSlug, booking.packageSlug))
  return done({ ...booking, state, version, holdEndsAt })
}

/** Somebody else moved the booking between reading it and writing: the whole transaction is given up. */
class MovedMeanwhile extends Error {
  constructor(reference: string) {
    super(`Booking ${reference} was moved by somebody else`)
  }
}

/**
 * Changes a booking in one transaction, which a refusal rolls back. The seats of its departure are locked first and the
 * booking is read after, so that all changes on one departure happen one after the other and each sees the last. Where a
 * move slips in all the same, the change is tried once more on the booking as it now stands. Whoever acts on what a screen
 * showed gives the version `seen` there, and is refused once the booking has moved on.
 */
export async function changeBooking<Value, Refusal extends { reason: string } = MoveRefusal>(
  ctx: Context,
  id: string,
  change: (tx: Tx, booking: Booking) => Promise<Outcome<Value, Refusal | MoveRefusal>>,
  seen?: number,
): Promise<Outcome<Value, Refusal | MoveRefusal>> {
  const attempt = () =>
    transact<Value, Refusal | MoveRefusal>(ctx.db, async (tx) => {
      const known = await findBooking(tx, id)
      if (!known) return refused({ reason: 'booking-unknown' })
      await lockStock(tx, [{ resource: departureSeats(known.departureId), day: known.startsOn }])
      const booking = await findBooking(tx, id)
      if (!booking) return refused({ reason: 'booking-unknown' })
      return seen === undefined || booking.version === seen ? change(tx, booking) : refused({ reason: 'changed-meanwhile' })
    })
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof MovedMeanwhile) return attempt()
    throw error
  }
}
