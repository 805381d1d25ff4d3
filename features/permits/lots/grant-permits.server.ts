import { permitPool } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue } from '#values/queues.ts'
import { isClosedNow } from '../reads-closed.server.ts'
import { lockLot } from '../reads-lots.server.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { endOfLot } from './end-of-lot.ts'
import { spareOf } from './spare-of.server.ts'
import { wantPermits } from './want-permits.server.ts'

/** Permits that the authority has granted for a booking, and how it said so. */
export type Grant = {
  resource: string
  day: Day
  quantity: number
  reference: string
  /** Why there is no reference; one of both where permits are reserved by the answer. */
  referenceMissing: string
  reservedUntil: Date | null
  bookingId: string
}

export type GrantRefusal =
  | { reason: 'permits-short'; short: number }
  | { reason: 'permits-closed' }
  /** So many are neither spare nor granted by a reference or a word of the authority. */
  | { reason: 'permits-not-reserved'; missing: number }

/**
 * Makes sure that so many permits of a pool and day are free for a booking: spare ones first, the others as a lot that is reserved now. Its
 * balance day may be over already: it has no end then but the authority’s own word, and is paid at once. Inside the caller’s transaction,
 * which has locked the stock day. Refused while more is promised than there is: those who were promised first would have them; and
 * where new ones would be reserved on a day that is closed, or by nobody's word: without a reference and without the reason why there is none.
 */
export async function grantPermits(
  ctx: Context,
  tx: Tx,
  grant: Grant,
  { at, by }: { at: Date; by: string },
): Promise<Outcome<undefined, GrantRefusal>> {
  const { resource, day, quantity, reference, referenceMissing, reservedUntil, bookingId } = grant
  const pool = permitPool(resource)
  if (!pool) throw new Error(`${resource} is no pool of permits`)
  const { spare, free } = await spareOf(tx, { ...pool, day }, at)
  if (free < 0) return refused({ reason: 'permits-short', short: -free })
  if (spare >= quantity) return done(undefined)
  if (await isClosedNow(tx, { feeId: pool.feeId, day })) return refused({ reason: 'permits-closed' })
  const count = quantity - spare
  if (reference === '' && referenceMissing === '') return refused({ reason: 'permits-not-reserved', missing: count })
  const [id = 0] = await wantPermits(ctx, tx, [{ ...pool, day, count }], { by, text: reference || referenceMissing })
  const lot = await lockLot(tx, id)
  if (!lot) throw new Error(`Lot ${id} is gone`)
  const { terms, clock } = await findTermsOf(tx, lot.feeId, kigaliDay(at))
  const reserved = { state: 'reserved' as const, reservedUntil, terms }
  const end = endOfLot({ ...reserved, day }, clock, at)
  const expiresAt = end && end > at ? end : reservedUntil
  const change = { ...reserved, reference, referenceMissing, expiresAt, grantedFor: bookingId }
  await ctx.jobs.addOnce(tx, coverPermitsQueue)
  await applyToLot(tx, lot, { event: 'reserve', change, text: reference || referenceMissing, at, by })
  return done(undefined)
}
