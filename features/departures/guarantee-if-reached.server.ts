import type { Context, Tx } from '#platform/context.ts'
import { noteDeparture } from './note-departure.server.ts'
import { markGuaranteed } from './writes.server.ts'

/**
 * Guarantees a departure once bookings that cannot lapse (their seats are claimed for good) reach its minimum, in the transaction of
 * the booking or of the edit that reaches it. It stays guaranteed, whoever cancels, until staff withdraw it; one that staff have
 * withdrawn is guaranteed again by staff alone. The seats have been locked by the caller, so no two transactions count at once.
 */
export async function guaranteeIfReached(ctx: Context, tx: Tx, departureId: number): Promise<void> {
  const departure = await markGuaranteed(tx, departureId)
  if (departure)
    await noteDeparture(ctx, tx, departure, {
      actor: null,
      facts: { before: { guaranteed: false }, after: { guaranteed: true } },
    })
}
