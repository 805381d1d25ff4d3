import { type Insertable, sql } from 'kysely'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { FlightFacts, RoadDirection } from './flights/flight.ts'
import type { TravellerTables } from './tables.ts'

const on = (db: Db) => db.withTables<TravellerTables>()

/** Replaces a traveller's details. */
export async function putDetails(tx: Tx, row: Insertable<TravellerTables['traveller_details']>): Promise<void> {
  const { booking_id: _booking, position: _position, ...details } = row
  await on(tx)
    .insertInto('traveller_details')
    .values(row)
    .onConflict((conflict) => conflict.columns(['booking_id', 'position']).doUpdateSet(details))
    .execute()
}

/** Replaces the evidence that was seen of a traveller, and leaves their other details; null deletes it. */
export async function putEvidence(
  tx: Tx,
  { bookingId, position }: { bookingId: string; position: number },
  seen: { what: string; feeClass: Residency; until: Day | null } | null,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const evidence = {
    evidence: seen?.what ?? null,
    evidence_class: seen?.feeClass ?? null,
    evidence_until: seen?.until ?? null,
    evidence_seen_at: seen && at,
    evidence_seen_by: seen && by,
  }
  await on(tx)
    .insertInto('traveller_details')
    .values({ booking_id: bookingId, position, ...evidence, updated_at: at, updated_by: by })
    .onConflict((conflict) => conflict.columns(['booking_id', 'position']).doUpdateSet(evidence))
    .execute()
}

type Entered = { at: Date; by: string }

const flightRow = ({ positions, ...facts }: FlightFacts, { at, by }: Entered) => ({
  ...facts,
  positions: [...positions],
  entered_at: at,
  entered_by: by,
})

/** Returns the flight's id. */
export async function insertFlight(tx: Tx, bookingId: string, flight: FlightFacts, entered: Entered): Promise<number> {
  const { id } = await on(tx)
    .insertInto('booking_flights')
    .values({ booking_id: bookingId, ...flightRow(flight, entered) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces a flight; its version rises. */
export async function updateFlight(tx: Tx, id: number, flight: FlightFacts, entered: Entered): Promise<void> {
  await on(tx)
    .updateTable('booking_flights')
    .set((eb) => ({ ...flightRow(flight, entered), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteFlight(tx: Tx, id: number): Promise<void> {
  await on(tx).deleteFrom('booking_flights').where('id', '=', id).execute()
}

/** Sets the directions in which a booking needs no flights. */
export async function replaceWithoutFlights(
  tx: Tx,
  bookingId: string,
  directions: readonly RoadDirection[],
  { at, by }: Entered,
): Promise<void> {
  await on(tx).deleteFrom('booking_without_flights').where('booking_id', '=', bookingId).execute()
  if (directions.length === 0) return
  const rows = directions.map((direction) => ({ booking_id: bookingId, direction, entered_at: at, entered_by: by }))
  await on(tx).insertInto('booking_without_flights').values(rows).execute()
}

/**
 * Deletes the details and flights of journeys that ended by a day, and of bookings that were cancelled, rejected or expired before an instant,
 * counted from the move into their present state. Returns of how many travellers there were details.
 */
export async function deleteDetails(db: Db, { endedBy, givenUpBefore }: { endedBy: Day; givenUpBefore: Date }): Promise<number> {
  const isOver = sql`(
      b.ends_on <= ${endedBy}
      or (b.state in ('cancelled', 'expired', 'rejected') and ${givenUpBefore} > (
        select max(e.at) from booking_events e
        where e.booking_id = b.id and e.to_state = b.state and e.from_state is distinct from b.state)))`
  await sql`delete from booking_flights f using bookings b where b.id = f.booking_id and ${isOver}`.execute(db)
  await sql`delete from booking_without_flights f using bookings b where b.id = f.booking_id and ${isOver}`.execute(db)
  const { numAffectedRows } = await sql`
    delete from traveller_details d using bookings b where b.id = d.booking_id and ${isOver}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes the details and flights of all travellers of these bookings; returns of how many travellers there were details. */
export async function deleteDetailsOf(tx: Tx, bookingIds: readonly string[]): Promise<number> {
  await sql`delete from booking_flights where booking_id = any(${[...bookingIds]}::uuid[])`.execute(tx)
  await sql`delete from booking_without_flights where booking_id = any(${[...bookingIds]}::uuid[])`.execute(tx)
  const { numAffectedRows = 0n } = await sql`
    delete from traveller_details where booking_id = any(${[...bookingIds]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes the record of which staff opened details of these bookings. */
export async function deleteOpeningsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await sql`delete from detail_openings where booking_id = any(${[...bookingIds]}::uuid[])`.execute(tx)
}
