import { guaranteeIfReached } from '#features/departures/guarantee-if-reached.server.ts'
import { tagsOf } from '#features/orders/order-tags.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followOrdersQueue, followRunsQueue } from '#values/queues.ts'
import { type BookingEvent, isHeld, type Mover, movesFrom, needsPermits, stateAfter } from './booking.ts'
import { coverPoolsOf } from './permits/cover-pools.server.ts'
import { type Booking, findBooking, listParts, lockBooking, lockKeys } from './reads.server.ts'
import { type BookingChange, insertEvent, swapState } from './writes.server.ts'

export type MoveRefusal =
  | { reason: 'booking-unknown' }
  | { reason: 'move-not-allowed'; state: Booking['state'] }
  | { reason: 'reason-missing' }
  | { reason: 'hold-lapsed' }
  | { reason: 'changed-meanwhile' }

export type MoveInput = {
  event: BookingEvent
  mover: Mover
  /** Who did it, for the timeline: a member of staff's name, 'visitor' or 'clock'. */
  actor: string
  text: string
  at: Date
  change?: BookingChange
}

/**
 * Moves a booking by the state table inside the caller's transaction: one compare-and-swap and one event row. Refuses what the
 * table does not allow now; throws `MovedMeanwhile` when somebody else moved it since it was read.
 */
export async function moveBooking(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  input: MoveInput,
): Promise<Outcome<Booking, MoveRefusal>> {
  const move = movesFrom(booking, input.mover, input.at, kigaliDay(input.at)).find(({ event }) => event === input.event)
  if (!move) return refused({ reason: 'move-not-allowed', state: booking.state })
  if (move.reason && input.text.trim() === '') return refused({ reason: 'reason-missing' })
  const state = stateAfter(move, booking.state)
  const ends = isHeld(state) || state === 'quoted'
  const holdEndsAt = ends ? (input.change?.hold_ends_at ?? booking.holdEndsAt) : null
  const { full_hold_ends_at: full = booking.fullHoldEndsAt } = input.change ?? {}
  const fullHoldEndsAt = isHeld(state) ? full : null
  const change = { ...input.change, hold_ends_at: holdEndsAt, full_hold_ends_at: fullHoldEndsAt }
  if (!(await swapState(tx, booking, state, change))) throw new MovedMeanwhile(booking.reference)
  const { id: bookingId, state: from, departureId } = booking
  const version = booking.version + 1
  const { event, actor, text, at } = input
  await insertEvent(tx, { bookingId, version, event, from, to: state, actor, text, at, departureId })
  // What its travellers had of these pools is there for others. What they need now is listed afterwards, and covered with it.
  if (needsPermits(from) && (!needsPermits(state) || leavesDays.includes(event)))
    await coverPoolsOf(ctx, tx, bookingId, departureId)
  if (departureId === null) await ctx.jobs.addOnce(tx, followRunsQueue)
  await ctx.jobs.addOnce(tx, followOrdersQueue)
  await ctx.cache.invalidate(tx, tagsOf(booking.order))
  const departure = input.change?.departure_id ?? departureId
  // A demo booking guarantees nothing: it is removed again, and a guarantee stays.
  const isFirm = (state === 'confirmed' || state === 'pending') && !booking.sample
  if (departure !== null && isFirm) await guaranteeIfReached(ctx, tx, departure)
  const feeMinor = input.change?.fee_minor ?? booking.feeMinor
  return done({ ...booking, state, version, holdEndsAt, fullHoldEndsAt, feeMinor })
}

/** What may give a booking other days or another departure. */
const leavesDays: readonly BookingEvent[] = ['amend', 'rebook']

/** Somebody else moved the booking between the read and the write: the whole transaction is rolled back. */
class MovedMeanwhile extends Error {
  constructor(reference: string) {
    super(`Booking ${reference} was moved by somebody else`)
  }
}

/** A key of the stock. */
type StockKey = { resource: string; day: Day }

export type ChangeOptions = {
  /** The version that a screen showed; an older one is refused. */
  seen?: number | undefined
  /** Stock that the change takes besides what the booking needs already. */
  also?: readonly StockKey[]
  /** Keys of the holder whose unpaid holds are counted, locked before all stock (`holderLocks`). */
  locks?: readonly string[]
}

/**
 * Changes a booking in one transaction, which a refusal rolls back. It locks all the stock that the booking needs, in one order,
 * then the booking, and reads it after: changes of one stock or one booking happen one after the other. If another move came
 * first, the change is tried again on the booking as it now is.
 */
export async function changeBooking<Value, Refusal extends { reason: string } = MoveRefusal>(
  ctx: Context,
  id: string,
  change: (tx: Tx, booking: Booking) => Promise<Outcome<Value, Refusal | MoveRefusal>>,
  { seen, also = [], locks = [] }: ChangeOptions = {},
): Promise<Outcome<Value, Refusal | MoveRefusal>> {
  const attempt = () =>
    transact<Value, Refusal | MoveRefusal>(ctx.db, async (tx) => {
      await lockKeys(tx, locks)
      const known = await findBooking(tx, id)
      if (!known) return refused({ reason: 'booking-unknown' })
      await lockStock(tx, [...(await listParts(tx, id)), ...also])
      // Services on request have no row of stock to lock: the booking itself is the second lock.
      const booking = await lockBooking(tx, id)
      if (!booking) return refused({ reason: 'booking-unknown' })
      if (seen !== undefined && booking.version !== seen) return refused({ reason: 'changed-meanwhile' })
      // A new version may need other stock, which is not locked yet.
      if (booking.version !== known.version) throw new MovedMeanwhile(booking.reference)
      return change(tx, booking)
    })
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof MovedMeanwhile) || attempts === mostAttempts) throw error
    }
  }
}

/** More attempts than this point to a fault. */
const mostAttempts = 5
