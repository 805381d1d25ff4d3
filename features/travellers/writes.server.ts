import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { TravellerTables } from './tables.ts'

const on = (db: Db) => db.withTables<TravellerTables>()

/** Puts a traveller's details in the place of those there were. */
export async function putDetails(tx: Tx, row: Insertable<TravellerTables['traveller_details']>): Promise<void> {
  const { booking_id: _booking, position: _position, ...details } = row
  await on(tx)
    .insertInto('traveller_details')
    .values(row)
    .onConflict((conflict) => conflict.columns(['booking_id', 'position']).doUpdateSet(details))
    .execute()
}

/**
 * Deletes the details of journeys that ended on a day or before it, and of bookings that were given up before an instant: the
 * move into the state they are in now counts, so that one which was held again begins anew. Answers how many.
 */
export async function deleteDetails(db: Db, { endedBy, givenUpBefore }: { endedBy: Day; givenUpBefore: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from traveller_details d using bookings b
    where b.id = d.booking_id and (
      b.ends_on <= ${endedBy}
      or (b.state in ('cancelled', 'expired', 'rejected') and ${givenUpBefore} > (
        select max(e.at) from booking_events e
        where e.booking_id = b.id and e.to_state = b.state and e.from_state is distinct from b.state)))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes the details of everybody in these bookings; answers of how many. */
export async function deleteDetailsOf(tx: Tx, bookingIds: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from traveller_details where booking_id = any(${[...bookingIds]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes who of the staff opened encrypted details of these bookings. */
export async function deleteOpeningsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await sql`delete from detail_openings where booking_id = any(${[...bookingIds]}::uuid[])`.execute(tx)
}
