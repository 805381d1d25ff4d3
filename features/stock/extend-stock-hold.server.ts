import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { listClaims, listUnbackedClaims } from './reads.server.ts'
import { permitPool } from './stock.ts'
import { deleteClaim, deleteClaims, deleteWaiting, lockStockDays, updateClaims } from './writes.server.ts'

type StockKey = { resource: string; day: Day }

/**
 * Gives a hold that has not lapsed a new end, or none (`null`: for good), inside the caller's transaction.
 *
 * Locks the same stock days as taking does and reads the instant after, so a confirmation that races its own expiry and a
 * rival's hold is decided once: by then either the hold is still valid, or it has lapsed and this returns `undefined`.
 * Nothing is taken for good while permits that it holds are not there any more (`unbacked`): who takes them first has them.
 *
 * @param hold the booking and the end of its hold; one that claims nothing (all of it is on request) is valid until that end.
 * @returns the instant of the decision, and the permits that are not there any more, or undefined where the hold has lapsed.
 */
export async function extendStockHold(
  ctx: Context,
  tx: Tx,
  hold: { id: string; holdEndsAt: Date | null },
  until: (at: Date) => Date | null,
): Promise<{ at: Date; heldUntil: Date | null; unbacked: StockKey[] } | undefined> {
  const claims = await listClaims(tx, hold.id)
  await lockStockDays(tx, claims)
  const at = await ctx.clock.in(tx)
  const ends = [hold.holdEndsAt, ...claims.map(({ heldUntil }) => heldUntil)]
  if (ends.some((end) => end !== null && end <= at)) return undefined
  const heldUntil = until(at)
  const hasPermits = claims.some(({ resource }) => permitPool(resource))
  const unbacked = heldUntil === null && hasPermits ? await listUnbackedClaims(tx, hold.id, at) : []
  if (unbacked.length === 0) await updateClaims(tx, hold.id, heldUntil)
  return { at, heldUntil, unbacked }
}

/** Gives up what a booking has of some resources and days, inside the transaction that has locked them. */
export async function giveUpClaims(tx: Tx, bookingId: string, keys: readonly StockKey[]): Promise<void> {
  for (const key of keys) await deleteClaim(tx, bookingId, key)
}

/** Gives back everything that a booking holds or waits for; it can only make more free. */
export async function releaseStock(tx: Tx, bookingId: string): Promise<void> {
  await deleteClaims(tx, bookingId)
  await deleteWaiting(tx, bookingId)
}
