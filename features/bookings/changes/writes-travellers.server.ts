import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** Stores a traveller's name and birth day, null where it is not known yet. The age that the price was made for stays. */
export async function updateName(
  tx: Tx,
  key: { bookingId: string; position: number },
  name: { firstNames: string; familyName: string; bornOn: Day | null },
): Promise<void> {
  await on(tx)
    .updateTable('booking_travellers')
    .set({ first_names: name.firstNames, family_name: name.familyName, born_on: name.bornOn })
    .where('booking_id', '=', key.bookingId)
    .where('position', '=', key.position)
    .execute()
}
