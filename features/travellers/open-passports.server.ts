import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import type { Context } from '#platform/context.ts'
import { decryptDetails } from './private-details.server.ts'
import { listTripsWithRows } from './reads.server.ts'

export type OpenedPassport = { bookingId: string; position: number; passportNumber: string }

/**
 * Decrypts the passport numbers of these travellers for a file to an authority, for a member of staff with the permission 'sensitive:read', which the
 * page checks. A row of the audit log for each is there before anything is returned; what else is encrypted stays so.
 */
export function openPassports(
  ctx: Context,
  { travellers, staff }: { travellers: readonly { bookingId: string; position: number }[]; staff: { id: string; name: string } },
): Promise<OpenedPassport[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const wanted = new Set(travellers.map(({ bookingId, position }) => `${bookingId} ${position}`))
    const found = await listTripsWithRows(tx, [...new Set(travellers.map(({ bookingId }) => bookingId))])
    const chosen = found.flatMap(({ trip, rows }) =>
      rows
        .filter(({ position, passportSealed }) => passportSealed !== null && wanted.has(`${trip.id} ${position}`))
        .map((row) => ({ trip, row })),
    )
    await recordAudits(
      ctx,
      tx,
      chosen.map(({ trip, row }) => ({
        actor: staff,
        action: 'details-opened',
        subject: { kind: 'booking', id: trip.id, words: trip.reference },
        facts: { position: row.position },
      })),
    )
    return chosen.flatMap(({ trip, row }) => {
      const sealed = { ...row, healthSealed: null, faithSealed: null, emergencySealed: null }
      const { passportNumber } = decryptDetails(ctx.encryption, trip.id, sealed)
      return passportNumber === null ? [] : [{ bookingId: trip.id, position: row.position, passportNumber }]
    })
  })
}
