import { type RawBuilder, sql } from 'kysely'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { FlightFacts, RoadDirection } from './flight.ts'

/** A stored flight. `travellers`: the positions of those of its people who are still in the booking. */
export type Flight = FlightFacts & {
  id: number
  bookingId: string
  travellers: readonly number[]
  version: number
  enteredAt: Date
  enteredBy: string
}

/** All flights that were entered for these bookings, by day and time; those of nobody who still travels too. */
export async function listEnteredFlights(db: Db, bookingIds: readonly string[]): Promise<Flight[]> {
  const { rows } = await sql<Flight>`
    select f.id, f.booking_id as "bookingId", f.direction, f.number, f.airport, f.day, to_char(f.at, 'HH24:MI') as at, f.positions, f.note,
      f.version, f.entered_at as "enteredAt", f.entered_by as "enteredBy",
      array(select t.position from booking_travellers t
        where t.booking_id = f.booking_id and (f.positions = '{}' or t.position = any(f.positions)) order by t.position) as travellers
    from booking_flights f
    where f.booking_id = any(${[...bookingIds]}::uuid[])
    order by f.day, f.at, f.number, f.id`.execute(db)
  return rows
}

/** The flights of these bookings, by day and time, each with who of the party is on it. Of people who left their booking none. */
export const listFlights = async (db: Db, bookingIds: readonly string[]): Promise<Flight[]> =>
  (await listEnteredFlights(db, bookingIds)).filter(({ travellers }) => travellers.length > 0)

/** A flight as guides and drivers need it: how many travellers, and neither their names nor the note. */
export type RoadFlight = Pick<Flight, 'bookingId' | 'direction' | 'number' | 'airport' | 'day' | 'at'> & { travellers: number }

/** The flights of these bookings without anything else that was written of them, by day and time. */
export async function listRoadFlights(db: Db, bookingIds: readonly string[]): Promise<RoadFlight[]> {
  const { rows } = await sql<RoadFlight>`
    select f.booking_id as "bookingId", f.direction, f.number, f.airport, f.day, to_char(f.at, 'HH24:MI') as at, t.travellers
    from booking_flights f
    cross join lateral (select count(*)::int as travellers from booking_travellers t
      where t.booking_id = f.booking_id and (f.positions = '{}' or t.position = any(f.positions))) t
    where f.booking_id = any(${[...bookingIds]}::uuid[]) and t.travellers > 0
    order by f.day, f.at, f.number, f.id`.execute(db)
  return rows
}

/** In which directions an airport transfer was sold with a booking `b`, whoever drives it. */
export const soldTransfers: RawBuilder<unknown> = sql`array(
  select distinct case e.transfer when 'arrival' then 'in' else 'out' end
  from jsonb_array_elements(b.ordered -> 'extras') o join extras e on e.id = o ->> 'id' where e.transfer <> 'none' order by 1)`

/** The same of one booking. */
export async function listSoldTransfers(db: Db, bookingId: string): Promise<RoadDirection[]> {
  const { rows } = await sql<{ transfers: RoadDirection[] }>`
    select ${soldTransfers} as transfers from bookings b where b.id = ${bookingId}`.execute(db)
  return rows[0]?.transfers ?? []
}

/** The positions of a booking's travellers, in their order. */
export async function listPositions(tx: Tx, bookingId: string): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select position from booking_travellers where booking_id = ${bookingId} order by position`.execute(tx)
  return rows.map(({ position }) => position)
}

/** In which directions whoever of these bookings has no flight needs none, by booking. */
export async function listWithoutFlights(db: Db, bookingIds: readonly string[]): Promise<Map<string, RoadDirection[]>> {
  const { rows } = await sql<{ bookingId: string; direction: RoadDirection }>`
    select booking_id as "bookingId", direction from booking_without_flights
    where booking_id = any(${[...bookingIds]}::uuid[]) order by direction`.execute(db)
  const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId)
  return new Map([...byBooking].map(([id, own]) => [id, own.map(({ direction }) => direction)]))
}

/** A confirmed booking of several days that may need flights. */
export type FlightTrip = { id: string; kind: OrderKind; startsOn: Day; endsOn: Day; positions: number[] }

/** The confirmed bookings that begin between two days, of all kinds but hires and tours of one day; without demo bookings, to whom nobody writes. */
export async function listFlightTrips(
  db: Db,
  { from, to, madeBefore }: { from: Day; to: Day; madeBefore: Date },
): Promise<FlightTrip[]> {
  const { rows } = await sql<FlightTrip>`
    select b.id, b.kind, b.starts_on as "startsOn", b.ends_on as "endsOn",
      array(select t.position from booking_travellers t where t.booking_id = b.id order by t.position) as positions
    from bookings b
    where b.state = 'confirmed' and b.starts_on between ${from} and ${to} and b.ends_on > b.starts_on and b.kind <> 'hire'
      and not b.sample and b.created_at < ${madeBefore}
    order by b.starts_on, b.id`.execute(db)
  return rows
}
