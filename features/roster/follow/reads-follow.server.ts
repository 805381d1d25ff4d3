import { sql } from 'kysely'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import { pencilledStates, soldStates } from '../run.ts'

const listed = (states: readonly string[]) => sql`(${sql.join(states.map((state) => sql.lit(state)))})`

/**
 * The runs with an assignment that is not as they are: other days, other hours of a hire, nobody has to pay any more, or it has ended. At
 * most 200; the others are there the next time.
 */
export async function listRunsToFollow(db: Db): Promise<RunKey[]> {
  const { rows } = await sql<{ departureId: number | null; bookingId: string | null }>`
    select distinct a.departure_id as "departureId", a.booking_id as "bookingId"
    from assignments a
    left join departures d on d.id = a.departure_id
    left join bookings b on b.id = a.booking_id
    where a.state in ('pencilled', 'requested', 'confirmed') and a.absence is null and (
      d.id is not null and (a.run_days <> daterange(d.starts_on, d.ends_on, '[]') or d.cancelled_at is not null or d.trashed_at is not null)
      or b.id is not null and (a.run_days <> daterange(b.starts_on, b.ends_on, '[]') or b.kind = 'departure'
        or b.state not in ${listed([...pencilledStates, ...soldStates])}
        or a.state = 'pencilled' and b.state in ${listed(soldStates)}
        or b.kind = 'hire' and lower(a.during)::date = b.starts_on and (upper(a.during) - interval '1 second')::date = b.ends_on
          and a.during <> tsrange((b.ordered ->> 'from')::timestamp, (b.ordered ->> 'to')::timestamp)))
    limit 200`.execute(db)
  return rows.map(({ departureId, bookingId }) => (departureId === null ? { bookingId: bookingId ?? '' } : { departureId }))
}
