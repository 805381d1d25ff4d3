import type { Context, Tx } from '#platform/context.ts'
import { noteDeparture } from './note-departure.server.ts'
import { markGuaranteed } from './writes.server.ts'

/**
 * Guarantees a departure once bookings that cannot lapse (their seats are claimed for good) reach its minimum, in the transaction
 * of the booking or of the edit that reaches it. Cancellations do not end the guarantee: only staff withdraw it, and one that
 * they have withdrawn only staff give again. The caller has locked the seats, so no two transactions count at once.
 */
export async function guaranteeIfReached(ctx: Context, tx: Tx, departureId: number): Promise<void> {
  const departure = await markGuaranteed(tx, departureId)
  if (departure)
    await noteDeparture(ctx, tx, departure, {
      actor: null,
      facts: { before: { guaranteed: false }, after: { guaranteed: true } },
    })
}
