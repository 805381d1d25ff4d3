import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { declineBooking } from '#features/bookings/cancellations/decline-booking.server.ts'
import { listUnpaidHolds } from '#features/bookings/holds/reads-unpaid-holds.server.ts'
import type { Context } from '#platform/context.ts'

/** More unpaid holds than anybody looks through at once. */
export const mostUnpaidShown = 500

/**
 * Declines unpaid holds with one reason, each as it was shown (its id to its version). Each is one transaction with its entry in the
 * audit log. Skips what was paid, changed or ended meanwhile. Answers how many were released and how many were not.
 */
export async function releaseHolds(
  ctx: Context,
  { chosen, reason, staff }: { chosen: ReadonlyMap<string, number>; reason: string; staff: { id: string; name: string } },
): Promise<{ released: number; left: number }> {
  const unpaid = (await listUnpaidHolds(ctx.db, ctx.clock.now(), mostUnpaidShown)).filter(({ id }) => chosen.has(id))
  let released = 0
  for (const { id, places } of unpaid) {
    const declined = await declineBooking(ctx, id, {
      actor: staff.name,
      reason,
      seen: chosen.get(id) ?? 0,
      record: (tx, { reference }) =>
        recordAudit(ctx, tx, {
          actor: staff,
          action: 'hold-released',
          subject: { kind: 'booking', id, words: reference },
          facts: { places, reason },
        }),
    })
    if (declined.done) released += 1
  }
  return { released, left: chosen.size - released }
}
