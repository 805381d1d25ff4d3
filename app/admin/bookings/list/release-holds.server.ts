import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { declineBooking } from '#features/bookings/cancellations/decline-booking.server.ts'
import { listUnpaidHolds } from '#features/bookings/holds/reads-unpaid-holds.server.ts'
import type { Context } from '#platform/context.ts'
import { unpaidHoldsWords as words } from '../../../words/admin/bookings/unpaid-holds.ts'

/** More unpaid holds than anybody looks through at once. */
export const mostUnpaidShown = 500

/**
 * Declines unpaid holds with one reason, each as it was shown (its id to its version), and writes down who released what. What was
 * paid, changed or ended meanwhile is left alone. Answers how many were released and how many were not.
 */
export async function releaseHolds(
  ctx: Context,
  { chosen, reason, staff }: { chosen: ReadonlyMap<string, number>; reason: string; staff: { id: string; name: string } },
): Promise<{ released: number; left: number }> {
  const unpaid = (await listUnpaidHolds(ctx.db, ctx.clock.now(), mostUnpaidShown)).filter(({ id }) => chosen.has(id))
  const released: typeof unpaid = []
  for (const hold of unpaid) {
    const seen = chosen.get(hold.id) ?? 0
    const declined = await declineBooking(ctx, hold.id, { actor: staff.name, reason, seen })
    if (declined.done) released.push(hold)
  }
  if (released.length > 0)
    await recordAudit(ctx, ctx.db, {
      actor: staff,
      action: 'holds-released',
      subject: { kind: 'list', id: 'unpaid-holds', words: words.chip },
      facts: {
        bookings: released.map(({ reference }) => reference).join(', '),
        places: released.reduce((sum, { places }) => sum + places, 0),
        reason,
      },
    })
  return { released: released.length, left: chosen.size - released.length }
}
