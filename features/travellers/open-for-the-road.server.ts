import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { openedDetails } from './private-details.server.ts'
import { listTripsWithRows } from './reads.server.ts'

/** What a guide has to know in an emergency. Passports and faith are no part of it and stay encrypted. */
export type OpenedForTheRoad = { bookingId: string; position: number; health: string | null; emergencyContact: string | null }

/**
 * Opens the emergency contacts and the notes on health of everybody in these bookings, for a list that goes on the road, by a member
 * of staff with the permission 'sensitive:read', which the page asks for. Each opening is written down as that of one traveller is,
 * before anything is answered; of whoever has nothing encrypted, nothing.
 */
export function openForTheRoad(
  ctx: Context,
  { bookingIds, staff }: { bookingIds: readonly string[]; staff: { id: string; name: string } },
): Promise<OpenedForTheRoad[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const opened: OpenedForTheRoad[] = []
    for (const { trip, rows } of await listTripsWithRows(tx, bookingIds)) {
      for (const row of rows.filter(({ emergencySealed, healthSealed }) => emergencySealed !== null || healthSealed !== null)) {
        const { position } = row
        const subject = { kind: 'booking', id: trip.id, words: trip.reference } as const
        await recordAudit(ctx, tx, { actor: staff, action: 'details-opened', subject, facts: { position } })
        const { health, emergencyContact } = openedDetails(ctx.encryption, trip.id, {
          ...row,
          passportSealed: null,
          faithSealed: null,
        })
        opened.push({ bookingId: trip.id, position, health, emergencyContact })
      }
    }
    return opened
  })
}
