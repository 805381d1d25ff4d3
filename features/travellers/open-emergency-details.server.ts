import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { decryptDetails } from './private-details.server.ts'
import { listTripsWithRows } from './reads.server.ts'

/** What a guide has to know in an emergency. Passports and notes on faith stay encrypted. */
export type EmergencyDetails = { bookingId: string; position: number; health: string | null; emergencyContact: string | null }

/**
 * Decrypts the emergency contacts and notes on health of everybody in these bookings for a manifest, for a member of staff with the permission
 * 'sensitive:read', which the page checks. Each reading is recorded before anything is returned, for travellers who have such details.
 */
export function openEmergencyDetails(
  ctx: Context,
  { bookingIds, staff }: { bookingIds: readonly string[]; staff: { id: string; name: string } },
): Promise<EmergencyDetails[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const opened: EmergencyDetails[] = []
    for (const { trip, rows } of await listTripsWithRows(tx, bookingIds)) {
      for (const row of rows.filter(({ emergencySealed, healthSealed }) => emergencySealed !== null || healthSealed !== null)) {
        const { position } = row
        const subject = { kind: 'booking', id: trip.id, words: trip.reference } as const
        await recordAudit(ctx, tx, { actor: staff, action: 'details-opened', subject, facts: { position } })
        const { health, emergencyContact } = decryptDetails(ctx.encryption, trip.id, {
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
