import type { Encryption } from '#platform/context.ts'
import type { DetailRow } from './reads.server.ts'

/** The encrypted details of a traveller, decrypted; null when not given. */
export type PrivateDetails = {
  passportNumber: string | null
  health: string | null
  faith: string | null
  emergencyContact: string | null
}

export type PrivateField = 'passport' | 'health' | 'faith' | 'emergency'

/** The context that a value is encrypted with: moved to another row or field it does not decrypt. */
export const detailAbout = (bookingId: string, position: number, field: PrivateField): string =>
  `${bookingId}:${position}:${field}`

/** Decrypts the details of one traveller. Throws when a value was changed, moved, or encrypted with an unknown key. */
export function decryptDetails(encryption: Encryption, bookingId: string, row: DetailRow): PrivateDetails {
  const open = (encrypted: Buffer | null, field: PrivateField) =>
    encrypted === null ? null : encryption.decrypt(encrypted, detailAbout(bookingId, row.position, field))
  return {
    passportNumber: open(row.passportSealed, 'passport'),
    health: open(row.healthSealed, 'health'),
    faith: open(row.faithSealed, 'faith'),
    emergencyContact: open(row.emergencySealed, 'emergency'),
  }
}
