import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { type BookingEvent, seatedStates } from '../booking.ts'
import type { Booking } from '../reads.server.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** What the bookings of a departure come to: those with seats, what they are worth in minor units of USD, and who waits. */
export type DepartureSum = { departureId: number; bookings: number; totalMinor: number; waiting: number }

/** The sums of these departures; one that nobody has booked is not in the answer. */
export async function listDepartureSums(db: Db, ids: readonly number[]): Promise<DepartureSum[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DepartureSum>`
    select departure_id as "departureId",
      count(*) filter (where state = any(${[...seatedStates]})) as bookings,
      coalesce(sum(total_minor) filter (where state = any(${[...seatedStates]})), 0)::bigint as "totalMinor",
      coalesce(sum(travellers_count) filter (where state = 'waitlisted'), 0) as waiting
    from bookings where departure_id = any(${[...ids]}) group by departure_id`.execute(db)
  return rows
}

/** A booking on a departure, as its list and its cancellation need it. */
export type BookingOnDeparture = Pick<
  Booking,
  | 'id'
  | 'reference'
  | 'version'
  | 'state'
  | 'leadName'
  | 'travellersCount'
  | 'currency'
  | 'totalMinor'
  | 'depositMinor'
  | 'feeMinor'
  | 'balanceDueOn'
  | 'holdEndsAt'
  | 'sample'
>

/** Every booking that is or was on a departure, oldest first: the order in which a cancelled departure moves them. */
export async function listOnDeparture(db: Db, departureId: number): Promise<BookingOnDeparture[]> {
  return on(db)
    .selectFrom('bookings')
    .select([
      'id',
      'reference',
      'version',
      'state',
      'lead_name as leadName',
      'travellers_count as travellersCount',
      'currency',
      'total_minor as totalMinor',
      'deposit_minor as depositMinor',
      'fee_minor as feeMinor',
      'balance_due_on as balanceDueOn',
      'hold_ends_at as holdEndsAt',
      'sample',
    ])
    .where('departure_id', '=', departureId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How many bookings a departure that was cancelled at `since` has moved to another date, and how many it has called off. */
export async function countCarriedOut(
  db: Db,
  { departureId, since }: { departureId: number; since: Date },
): Promise<{ moved: number; calledOff: number }> {
  const bookings = (event: BookingEvent) => sql<number>`count(distinct booking_id) filter (where event = ${event})`
  return on(db)
    .selectFrom('booking_events')
    .select([bookings('rebook').as('moved'), bookings('call-off').as('calledOff')])
    .where('departure_id', '=', departureId)
    .where('event', 'in', ['rebook', 'call-off'])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
}
