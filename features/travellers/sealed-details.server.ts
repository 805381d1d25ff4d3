import type { Seals } from '#platform/context.ts'
import type { DetailRow } from './reads.server.ts'

/** What is kept sealed of a traveller; null where it was not given. */
export type SealedDetails = {
  passportNumber: string | null
  health: string | null
  faith: string | null
  emergencyContact: string | null
}

export type SealedField = 'passport' | 'health' | 'faith' | 'emergency'

/** Whose value it is and which: sealed with it, so that a value that is moved to another row or field does not open. */
export const detailAbout = (bookingId: string, position: number, field: SealedField): string =>
  `${bookingId}:${position}:${field}`

/** Opens what is sealed of one traveller. Throws where a value was changed, moved, or sealed under an unknown key. */
export function openedDetails(seals: Seals, bookingId: string, row: DetailRow): SealedDetails {
  const open = (sealed: Buffer | null, field: SealedField) =>
    sealed === null ? null : seals.open(sealed, detailAbout(bookingId, row.position, field))
  return {
    passportNumber: open(row.passportSealed, 'passport'),
    health: open(row.healthSealed, 'health'),
    faith: open(row.faithSealed, 'faith'),
    emergencyContact: open(row.emergencySealed, 'emergency'),
  }
}
