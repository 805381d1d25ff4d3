import type { Encryption } from '#platform/context.ts'
import type { DetailRow } from './reads.server.ts'

/** What is kept encrypted of a traveller; null where it was not given. */
export type PrivateDetails = {
  passportNumber: string | null
  health: string | null
  faith: string | null
  emergencyContact: string | null
}

export type PrivateField = 'passport' | 'health' | 'faith' | 'emergency'

/** Whose value it is and which: encrypted with it, so that a value that is moved to another row or field does not open. */
export const detailAbout = (bookingId: string, position: number, field: PrivateField): string =>
  `${bookingId}:${position}:${field}`

/** Opens what is encrypted of one traveller. Throws where a value was changed, moved, or encrypted under an unknown key. */
export function openedDetails(encryption: Encryption, bookingId: string, row: DetailRow): PrivateDetails {
  const open = (encrypted: Buffer | null, field: PrivateField) =>
    encrypted === null ? null : encryption.decrypt(encrypted, detailAbout(bookingId, row.position, field))
  return {
    passportNumber: open(row.passportSealed, 'passport'),
    health: open(row.healthSealed, 'health'),
    faith: open(row.faithSealed, 'faith'),
    emergencyContact: open(row.emergencySealed, 'emergency'),
  }
}
