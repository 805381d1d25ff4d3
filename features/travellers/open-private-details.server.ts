import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { decryptDetails, type PrivateDetails } from './private-details.server.ts'
import { findDetailRow, findTrip } from './reads.server.ts'

/**
 * The encrypted details of one traveller, for a member of staff with the permission 'sensitive:read', which the page checks. Who reads them
 * is recorded before anything is returned.
 */
export function openPrivateDetails(
  ctx: Context,
  { bookingId, position, staff }: { bookingId: string; position: number; staff: { id: string; name: string } },
): Promise<Outcome<PrivateDetails, { reason: 'traveller-unknown' }>> {
  return transact(ctx.db, async (tx) => {
    const row = await findDetailRow(tx, bookingId, position)
    if (!row) return refused({ reason: 'traveller-unknown' })
    const reference = (await findTrip(tx, bookingId))?.reference ?? bookingId
    const subject = { kind: 'booking', id: bookingId, words: reference } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'details-opened', subject, facts: { position } })
    return done(decryptDetails(ctx.encryption, bookingId, row))
  })
}
