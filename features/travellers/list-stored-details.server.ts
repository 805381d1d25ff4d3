import type { Context, Db } from '#platform/context.ts'
import { decryptDetails } from './private-details.server.ts'
import { listDetailRows } from './reads.server.ts'

/**
 * All details of a booking's travellers, decrypted: for a customer's export, which is recorded as a whole
 * (features/customers/export-customer.server.ts).
 */
export async function listStoredDetails({ encryption }: Pick<Context, 'encryption'>, db: Db, bookingId: string) {
  return (await listDetailRows(db, bookingId)).map((row) => {
    const { passportSealed: _1, healthSealed: _2, faithSealed: _3, emergencySealed: _4, evidenceSeenBy: _5, ...plain } = row
    return { ...plain, ...decryptDetails(encryption, bookingId, row) }
  })
}

/** The travellers of a booking, and of their details only whether they were given. */
export async function listGivenDetails(db: Db, bookingId: string) {
  return (await listDetailRows(db, bookingId)).map(({ position, firstNames, familyName, ...row }) => ({
    position,
    name: [firstNames, familyName].filter((part) => part !== null).join(' '),
    given: {
      passport: row.passportSealed !== null || row.passportName !== null,
      health: row.healthSealed !== null,
      faith: row.faithSealed !== null,
      emergency: row.emergencySealed !== null,
      diet: row.diet !== null,
      access: row.access !== null,
    },
  }))
}
