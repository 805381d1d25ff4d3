import { closesAt } from '#features/orders/order-cut-off.ts'
import { extendStockHold } from '#features/stock/extend-stock-hold.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { movesFrom } from '../booking.ts'
import { cardGraceMs } from '../holds/hold-length.ts'
import { moveBooking } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'

/** Extends a card hold by ten minutes, once, while the gateway reports a payment under way; never past the cut-off. */
export async function extendCardHold(ctx: Context, tx: Tx, booking: Booking): Promise<void> {
  const { holdEndsAt } = booking
  const now = await ctx.clock.in(tx)
  const may = movesFrom(booking, 'clock', now, kigaliDay(now)).some(({ event }) => event === 'grace')
  if (!may || holdEndsAt === null) return
  const cutOff = closesAt(booking)
  const until = () => new Date(Math.min(holdEndsAt.getTime() + cardGraceMs, cutOff.getTime()))
  const extended = await extendStockHold(ctx, tx, booking, until)
  if (!extended) return
  const change = { hold_ends_at: extended.heldUntil, card_grace: true }
  await moveBooking(ctx, tx, booking, { event: 'grace', mover: 'clock', actor: 'clock', text: '', at: extended.at, change })
}
