import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type BookingEvent, live, seatedStates } from '../booking.ts'
import type { Booking } from '../reads.server.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** The sums of a departure's bookings: how many have seats, their total in minor units of USD, and how many wait. */
export type DepartureSum = { departureId: number; bookings: number; totalMinor: number; waiting: number }

/** The sums of these departures; one without bookings is left out. */
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

/** Whether a booking is or ever was on a departure. */
export async function isBooked(db: Db, departureId: number): Promise<boolean> {
  const row = await on(db).selectFrom('bookings').select('id').where('departure_id', '=', departureId).limit(1).executeTakeFirst()
  return row !== undefined
}

/** A booking on a departure. */
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
> & { comfort: string | null }

/** Every booking that is or was on a departure, oldest first: a cancelled departure moves them in this order. */
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
    .select(sql<string | null>`ordered ->> 'comfort'`.as('comfort'))
    .where('departure_id', '=', departureId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The bookings on a departure that have not ended, and those that have expired and may be paid late or held again: by id, as they are locked. */
export async function listOpenOrExpired(db: Db, departureId: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select('id')
    .where('departure_id', '=', departureId)
    .where('state', 'not in', ['completed', 'no-show', 'rejected', 'cancelled'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many bookings of a departure that was cancelled at `since` were moved to another date, and how many cancelled. */
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

/** Somebody who goes with a departure, by their place in a booking. */
export type TravellerOnDeparture = {
  bookingId: string
  reference: string
  position: number
  bornOn: Day | null
  assumedAge: number
}

/** Who is on the bookings of a departure that have not ended, by booking and place. */
export async function listTravellersOn(db: Db, departureId: number): Promise<TravellerOnDeparture[]> {
  const { rows } = await sql<TravellerOnDeparture>`
    select b.id as "bookingId", b.reference, t.position, t.born_on as "bornOn", t.assumed_age as "assumedAge"
    from bookings b join booking_travellers t on t.booking_id = b.id
    where b.departure_id = ${departureId} and b.state = any(${[...live]})
    order by b.reference, t.position`.execute(db)
  return rows
}
