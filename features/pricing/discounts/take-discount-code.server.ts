import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { writtenCode } from './discounts.ts'
import { countOtherUses } from './reads.server.ts'
import { deleteDiscountUse, lockDiscountCode, upsertDiscountUse } from './writes.server.ts'

export type CodeRefusal =
  | { reason: 'code-unknown' }
  | { reason: 'code-ended' }
  | { reason: 'code-not-for-this' }
  | { reason: 'code-used-up' }

/**
 * Takes one use of a code for a booking, in place of the code it used before; taken again by the same booking it counts once.
 * The code's row is locked until the transaction ends, so ask after stock and the booking are locked. Refused: no such code,
 * or not yet in force on `today` (a day in Kigali); past its last day or switched off; for another kind of order; no use left.
 */
export async function takeDiscountCode(
  tx: Tx,
  { code: typed, bookingId, kind, today }: { code: string; bookingId: string; kind: string; today: Day },
): Promise<Outcome<undefined, CodeRefusal>> {
  const terms = await lockDiscountCode(tx, writtenCode(typed))
  if (!terms || terms.from_day > today) return refused({ reason: 'code-unknown' })
  if (!terms.active || (terms.until_day !== null && terms.until_day < today)) return refused({ reason: 'code-ended' })
  if (!terms.kinds.includes(kind)) return refused({ reason: 'code-not-for-this' })
  // Counted by a statement of its own: the one that waited for the lock still sees what was there before it waited.
  const uses = await countOtherUses(tx, terms.code, bookingId)
  if (terms.most_uses !== null && uses >= terms.most_uses) return refused({ reason: 'code-used-up' })
  await upsertDiscountUse(tx, { booking_id: bookingId, code: terms.code })
  return done(undefined)
}

/** Gives back the use of a code that a booking has taken, if it has: another booking may use it. */
export async function giveBackDiscountCode(tx: Tx, bookingId: string): Promise<void> {
  await deleteDiscountUse(tx, bookingId)
}
