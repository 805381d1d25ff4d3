import { sql } from 'kysely'
import type { Absence, AssignmentState, CrewRole, Span } from '#features/crew/assignments/assignment.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Db } from '#platform/context.ts'
import { type Day, kigaliInstant } from '#values/dates.ts'

export type CalendarGuide = { id: number; name: string; feedVersion: number }

/** A guide who works for us now; undefined for a retired one. */
export async function findCalendarGuide(db: Db, id: number): Promise<CalendarGuide | undefined> {
  const { rows } = await sql<CalendarGuide>`
    select id, name, feed_version as "feedVersion" from guides where id = ${id} and active`.execute(db)
  return rows[0]
}

/** An assignment in a calendar: of its run nothing that names a traveller. */
export type CalendarAssignment = Span & {
  id: number
  version: number
  state: AssignmentState
  role: CrewRole | null
  absence: Absence | null
  runKind: OrderKind
  title: string
  reference: string
}

const most = 1_000

/** What a guide is on, or was taken off, since a day of Kigali, the latest thousand of it; what is off by when that was. */
export async function listCalendarAssignments(db: Db, guideId: number, since: Day): Promise<CalendarAssignment[]> {
  const { rows } = await sql<CalendarAssignment>`
    select a.id, a.version, a.state, a.role, a.absence, to_char(lower(a.during), 'YYYY-MM-DD"T"HH24:MI') as "from",
      to_char(upper(a.during), 'YYYY-MM-DD"T"HH24:MI') as "to", coalesce(b.kind, 'departure') as "runKind",
      coalesce(b.title, k.title, '') as title, coalesce(b.reference, d.slug, '') as reference
    from assignments a
    left join departures d on d.id = a.departure_id
    left join packages k on k.id = d.package_id
    left join bookings b on b.id = a.booking_id
    where a.guide_id = ${guideId} and case when a.state in ('declined', 'released') then a.ended_at >= ${kigaliInstant(since, 0)}
      else upper(a.during) > ${since}::date end
    order by lower(a.during) desc, a.id desc limit ${most}`.execute(db)
  return rows.reverse()
}
