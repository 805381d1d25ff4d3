import type { Context, Tx } from '#platform/context.ts'
import { findBooking } from '../reads.server.ts'
import { insertEvent } from '../writes.server.ts'

/** Writes into a booking's timeline what staff corrected of it, inside the transaction of the correction; nothing for an unknown booking. */
export async function noteChange(
  ctx: Context,
  tx: Tx,
  bookingId: string,
  { actor, text }: { actor: string; text: string },
): Promise<void> {
  const booking = await findBooking(tx, bookingId)
  if (!booking) return
  const { version, state } = booking
  const at = await ctx.clock.in(tx)
  await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor, text, at })
}
