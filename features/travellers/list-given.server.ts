import type { Context, Db } from '#platform/context.ts'
import { openedDetails } from './private-details.server.ts'
import { listDetailRows } from './reads.server.ts'

/**
 * Who travels in a booking with everything that they told us, what is encrypted opened: for the copy that a person asks for, whose
 * making is written down as a whole (features/customers/export-customer.server.ts).
 */
export async function listGiven({ encryption }: Pick<Context, 'encryption'>, db: Db, bookingId: string) {
  return (await listDetailRows(db, bookingId)).map((row) => {
    const { passportSealed: _1, healthSealed: _2, faithSealed: _3, emergencySealed: _4, ...plain } = row
    return { ...plain, ...openedDetails(encryption, bookingId, row) }
  })
}

/** The same without what is encrypted: of that only whether it was given. */
export async function listWhatIsGiven(db: Db, bookingId: string) {
  return (await listDetailRows(db, bookingId)).map(({ position, firstNames, familyName, ...row }) => ({
    position,
    name: [firstNames, familyName].filter((part) => part !== null).join(' '),
    given: {
      passport: row.passportSealed !== null || row.passportName !== null,
      health: row.healthSealed !== null,
      faith: row.faithSealed !== null,
      emergency: row.emergencySealed !== null,
      diet: row.diet !== null,
    },
  }))
}
