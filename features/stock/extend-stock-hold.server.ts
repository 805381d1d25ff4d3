import type { Context, Tx } from '#platform/context.ts'
import { listClaims } from './reads.server.ts'
import { deleteClaims, deleteWaiting, lockStockDays, updateClaims } from './writes.server.ts'

/**
 * Gives a hold that has not lapsed a new end, or none (`null`: for good), inside the caller's transaction.
 *
 * Locks the same stock days as taking does and reads the instant after, so a confirmation that races its own expiry and a
 * rival's hold is decided once: by then either the hold is still valid, or it has lapsed and this returns `undefined`.
 *
 * @param hold the booking and the end of its hold; one that claims nothing (all of it is on request) is valid until that end.
 * @returns the instant of the decision, or undefined where the hold has lapsed.
 */
export async function extendStockHold(
  ctx: Context,
  tx: Tx,
  hold: { id: string; holdEndsAt: Date | null },
  until: (at: Date) => Date | null,
): Promise<{ at: Date; heldUntil: Date | null } | undefined> {
  const claims = await listClaims(tx, hold.id)
  await lockStockDays(tx, claims)
  const at = await ctx.clock.in(tx)
  const ends = [hold.holdEndsAt, ...claims.map(({ heldUntil }) => heldUntil)]
  if (ends.some((end) => end !== null && end <= at)) return undefined
  const heldUntil = until(at)
  await updateClaims(tx, hold.id, heldUntil)
  return { at, heldUntil }
}

/** Gives back everything that a booking holds or waits for; it can only make more free. */
export async function releaseStock(tx: Tx, bookingId: string): Promise<void> {
  await deleteClaims(tx, bookingId)
  await deleteWaiting(tx, bookingId)
}
