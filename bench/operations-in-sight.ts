import { type RawBuilder, sql } from 'kysely'
import { addDays, addMonths, type Day, firstOfMonth } from '#values/dates.ts'

/** How much of something begins within the months in sight, and how much before or after them. */
export type Amount = { seen: number; elsewhere: number }
/** `members`: guides, and as many vehicles. An assignment is a guide or a vehicle on a run; permits are bought eight at a time. */
export type OperationsSize = Record<'bookings' | 'assignments' | 'permits' | 'enquiries', Amount> & { members: number }

/** The months in sight: the one before that of a day, this one, and the next. */
export type Sight = { from: Day; to: Day }
export function sightOf(today: Day): Sight {
  const from = addMonths(firstOfMonth(today), -1)
  return { from, to: addDays(addMonths(from, 3), -1) }
}

/** Within the days in sight, as a condition on a day. */
export const isSeen = (day: RawBuilder<unknown>, { from, to }: Sight) => sql`${day} between ${from}::date and ${to}::date`

/** States of a booking that travels, has travelled or will. */
export const travels = sql`b.state in ('confirmed', 'in-progress', 'completed')`

/** Everything that guides and vehicles go with: a departure that somebody is on, or a booking that travels by itself. */
export const runs = sql`
  select d.id as departure_id, null::uuid as booking_id, d.starts_on, d.ends_on, d.package_id, d.slug as name
  from departures d where exists (select from bookings b where b.departure_id = d.id)
  union all
  select null, b.id, b.starts_on, b.ends_on, null, b.reference from bookings b where b.kind in ('journey', 'pilgrims', 'stay') and ${travels}`
