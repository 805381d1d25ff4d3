import type { Context, Tx } from '#platform/context.ts'
import { pipelined } from '#platform/database/pipelining.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { addStock } from './add-stock.server.ts'
import { listClaims, listStockNow } from './reads.server.ts'
import type { StockPart } from './stock.ts'
import { deleteClaims, deleteWaiting, insertClaims, lockStockDays } from './writes.server.ts'

export type StockShortage<Part extends StockPart = StockPart> = { reason: 'stock-short'; short: { part: Part; left: number }[] }

/** What was taken: the instant, the end of the hold, and the soft parts that go to the supplier. */
export type Held<Part extends StockPart = StockPart> = { at: Date; heldUntil: Date | null; onRequest: Part[] }

/**
 * Takes stock for a booking. Nothing else does. All parts or none, inside the caller's transaction.
 *
 * The stock days are locked in one order, then the instant is read by the database's clock and what is free is counted
 * again: a claim that lapsed a moment ago is free, one that has not is taken. Whatever the booking held is replaced; what
 * it still holds counts as its own, so that a change never loses a seat that it had. A party from the waiting list
 * (`waiting`) is served from what is free; everyone else only from what is for sale, which is nothing while a waiting party
 * fits. A soft part that is short is not taken and stops nothing: it is on request. A new booking (`first`) holds
 * nothing yet, so its earlier claims are not queried.
 *
 * @param until returns the end of the hold for the instant of taking and the parts that are on request; `null` takes for good.
 * @returns what was taken, or what was left of each hard part that is short.
 */
export async function holdStock<Part extends StockPart>(
  ctx: Context,
  tx: Tx,
  bookingId: string,
  parts: readonly Part[],
  until: (at: Date, onRequest: readonly Part[]) => Date | null,
  { waiting = false, first = false }: { waiting?: boolean; first?: boolean } = {},
): Promise<Outcome<Held<Part>, StockShortage<Part>>> {
  await lockStockDays(pipelined(tx), parts)
  const { at, levels } = await listStockNow(ctx.clock, tx, parts)
  const own = (first ? [] : await listClaims(tx, bookingId)).filter(({ heldUntil }) => heldUntil === null || heldUntil > at)
  const measured = parts.map((part) => {
    const same = (row: { resource: string; day: string }) => row.resource === part.resource && row.day === part.day
    const level = levels.find(same)
    const left = (waiting ? level?.free : level?.forSale) ?? 0
    return { part, left: left + (own.find(same)?.quantity ?? 0) }
  })
  const short = measured.filter(({ part, left }) => left < part.quantity)
  const hard = short.filter(({ part }) => !part.soft)
  if (hard.length > 0) return refused({ reason: 'stock-short', short: hard })
  const onRequest = short.map(({ part }) => part)
  const heldUntil = until(at, onRequest)
  if (!first) await deleteClaims(tx, bookingId)
  await insertClaims(
    tx,
    bookingId,
    parts.filter((part) => !onRequest.includes(part)),
    heldUntil,
  )
  if (waiting) await deleteWaiting(tx, bookingId)
  return done({ at, heldUntil, onRequest })
}

/**
 * Takes a part that the supplier has granted: the operator has that many more of it from now on, and they are this
 * booking's at once. What is free for others does not change.
 *
 * @param heldUntil the end of the booking's hold, or null where its stock is taken for good.
 */
export async function takeGranted(tx: Tx, bookingId: string, part: StockPart, heldUntil: Date | null): Promise<void> {
  await addStock(tx, [part])
  await takeReserved(tx, bookingId, part, heldUntil)
}

/**
 * Takes a part that has just been reserved of its supplier for this booking: whoever reserved it has made sure that it is there, in the same
 * transaction. Permits are taken so: what backs them is their lots.
 */
export async function takeReserved(tx: Tx, bookingId: string, part: StockPart, heldUntil: Date | null): Promise<void> {
  await lockStockDays(tx, [part])
  await insertClaims(tx, bookingId, [part], heldUntil)
}
