import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { type ChangedDetail, encryptedDetails } from './changed-details.ts'
import type { BookedTrip } from './reads.server.ts'

/**
 * Records which details of a traveller staff changed, never their values: in the booking's timeline, and where one of them is encrypted in
 * the audit log too. Nothing where nothing changed.
 */
export async function recordCorrection(
  ctx: Context,
  tx: Tx,
  trip: BookedTrip,
  { position, actor }: { position: number; actor: { id: string; name: string } },
  changed: readonly ChangedDetail[],
): Promise<void> {
  if (changed.length === 0) return
  await noteChange(ctx, tx, trip.id, { actor: actor.name, text: `Traveller ${position} changed: ${changed.join(', ')}` })
  const details = changed.filter((detail) => encryptedDetails.includes(detail))
  if (details.length === 0) return
  const subject = { kind: 'booking', id: trip.id, words: trip.reference } as const
  const facts = { position, fields: details.join(', ') }
  await recordAudit(ctx, tx, { actor, action: 'details-changed', subject, facts })
}
