import { paidOf } from '#features/payments/ledger.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { type BookingEvent, type Mover, movesFrom } from '../booking.ts'
import { type CancellationStatement, statementOf } from '../cancellation.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { permitsInside } from '../permits-inside.ts'
import { type Booking, listLines, listPurchases } from '../reads.server.ts'
import { releaseBooking } from './release-booking.server.ts'

export type CancelRefusal = MoveRefusal | { reason: 'fee-changed'; feeMinor: number }

export type CancelInput = {
  mover: Extract<Mover, 'visitor' | 'staff'>
  actor: string
  reason: string
  /** The fee that the screen showed, in minor units: no other is ever charged. */
  agreedFeeMinor: number
  seen?: number
}

/** States before confirmation, in which cancelling is free. */
const unconfirmed: readonly Booking['state'][] = ['enquiry', 'quoted', 'waitlisted', 'requested', 'on-hold', 'pending']

/** Fee, refund and rules of cancelling a booking now: shown before it is done, stored when it is. */
export async function planCancellation(
  db: Db,
  booking: Booking,
  { now, reason, byOperator = false }: { now: Date; reason: string; byOperator?: boolean },
): Promise<CancellationStatement> {
  const lines = await listLines(db, booking.id)
  const purchases = await listPurchases(db, booking.id)
  const { paidMinor } = paidOf(await listPayments(db, booking.id))
  const boughtMinor = purchases.reduce(
    (all, { status, costMinor, settled }) => all + (status === 'bought' && !settled ? costMinor : 0),
    0,
  )
  const input = {
    noticeOn: kigaliDay(now),
    confirmed: !unconfirmed.includes(booking.state),
    boughtMinor,
    paidMinor,
    freeUntil: booking.freeCancelUntil,
    byOperator,
    permitsInsideMinor: permitsInside(lines, purchases),
  }
  return statementOf(booking, lines, input, reason, now)
}

/**
 * Cancels a booking, by staff or by the visitor, at the fee of its tiers on this day, as the screen showed it. Its stock is free at
 * once; the statement is stored and sent; staff make the refund. Refused: what the state table does not allow, and another fee than
 * the agreed one.
 */
export function cancelBooking(ctx: Context, id: string, input: CancelInput): Promise<Outcome<Booking, CancelRefusal>> {
  return changeBooking<Booking, CancelRefusal>(
    ctx,
    id,
    async (tx, booking) => {
      const at = await ctx.clock.in(tx)
      const may = movesFrom(booking, input.mover, at, kigaliDay(at)).some(({ event }) => event === 'cancel')
      if (!may) return refused({ reason: 'move-not-allowed', state: booking.state })
      const statement = await planCancellation(tx, booking, { now: at, reason: input.reason })
      if (statement.feeMinor !== input.agreedFeeMinor) return refused({ reason: 'fee-changed', feeMinor: statement.feeMinor })
      const { mover, actor, reason } = input
      return endWithStatement(ctx, tx, booking, statement, { event: 'cancel', mover, actor, text: reason, at })
    },
    { seen: input.seen },
  )
}

/** The operator cancels a booking without a fee: everything paid is refunded. Refused when it is no longer on the departure `from`. */
export function callOffBooking(
  ctx: Context,
  id: string,
  { actor, reason, from, seen }: { actor: string; reason: string; from?: number; seen?: number },
): Promise<Outcome<Booking, MoveRefusal | { reason: 'has-left' }>> {
  const change = async (tx: Tx, booking: Booking): Promise<Outcome<Booking, MoveRefusal | { reason: 'has-left' }>> => {
    if (from !== undefined && booking.departureId !== from) return refused({ reason: 'has-left' })
    const at = await ctx.clock.in(tx)
    const statement = await planCancellation(tx, booking, { now: at, reason, byOperator: true })
    return endWithStatement(ctx, tx, booking, statement, { event: 'call-off', mover: 'staff', actor, text: reason, at })
  }
  return changeBooking<Booking, { reason: 'has-left' }>(ctx, id, change, { seen })
}

async function endWithStatement(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  statement: CancellationStatement,
  move: { event: Extract<BookingEvent, 'cancel' | 'call-off'>; mover: Mover; actor: string; text: string; at: Date },
): Promise<Outcome<Booking, MoveRefusal>> {
  const change = { fee_minor: statement.feeMinor, statement: JSON.stringify(statement) }
  const moved = await releaseBooking(ctx, tx, booking, { ...move, change })
  if (!moved.done) return moved
  await queueBookingEmail(ctx, tx, moved.value, move.event === 'cancel' ? 'cancelled' : 'called-off')
  return moved
}
