import type { Context } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findDetailRow } from './reads.server.ts'
import { openedDetails, type SealedDetails } from './sealed-details.server.ts'
import { insertOpening } from './writes.server.ts'

/**
 * What is sealed of one traveller, for a member of staff with the permission 'sensitive:read', which the page asks for. Who
 * read it and when is kept, and nothing is answered before that is written.
 */
export function openSealedDetails(
  ctx: Context,
  { bookingId, position, staff }: { bookingId: string; position: number; staff: { id: string; name: string } },
): Promise<Outcome<SealedDetails, { reason: 'traveller-unknown' }>> {
  return transact(ctx.db, async (tx) => {
    const row = await findDetailRow(tx, bookingId, position)
    if (!row) return refused({ reason: 'traveller-unknown' })
    await insertOpening(tx, { booking_id: bookingId, position, staff_id: staff.id, actor: staff.name, at: ctx.clock.now() })
    return done(openedDetails(ctx.seals, bookingId, row))
  })
}
