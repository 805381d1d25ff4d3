import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { CrewKind } from '../crew.ts'
import { type Assignment, busyStates, type RunKey, type Span } from './assignment.ts'

const columns = sql`a.id, case when a.guide_id is null then 'car' else 'guide' end as kind, coalesce(a.guide_id, a.car_id) as "memberId",
  coalesce(g.name, k.name) as name, a.role, a.departure_id as "departureId", a.booking_id as "bookingId", a.absence,
  to_char(lower(a.during), 'YYYY-MM-DD"T"HH24:MI') as from, to_char(upper(a.during), 'YYYY-MM-DD"T"HH24:MI') as to,
  lower(a.run_days) as "runFrom", upper(a.run_days) - 1 as "runTo", a.state, a.answer_by as "answerBy", a.accepted_by as "acceptedBy",
  a.accepted_reason as "acceptedReason", a.note, a.version, a.created_at as "createdAt"
  from assignments a left join guides g on g.id = a.guide_id left join cars k on k.id = a.car_id`

/** Written out, so that the indexes of busy assignments serve it. */
const isBusy = sql`a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))})`

const during = ({ from, to }: Span): RawBuilder<unknown> => sql`tsrange(${from}::timestamp, ${to}::timestamp)`

/** The assignments of these runs that occupy somebody, guides first, by name and time. One statement. */
export async function listAssignmentsOf(db: Db, runs: readonly RunKey[]): Promise<Assignment[]> {
  if (runs.length === 0) return []
  const departures = runs.flatMap((run) => ('departureId' in run ? [run.departureId] : []))
  const bookings = runs.flatMap((run) => ('bookingId' in run ? [run.bookingId] : []))
  const { rows } = await sql<Assignment>`
    select ${columns} where ${isBusy} and (a.departure_id = any(${departures}::bigint[]) or a.booking_id = any(${bookings}::uuid[]))
    order by a.guide_id is null, name, lower(a.during), a.id`.execute(db)
  return rows
}

/** The busy assignments of departures: of those given. */
export const listCrewOf = (db: Db, departureIds: readonly number[]): Promise<Assignment[]> =>
  listAssignmentsOf(
    db,
    departureIds.map((departureId) => ({ departureId })),
  )

/** Assignments in any state, by id. */
export async function findAssignmentsById(db: Db, ids: readonly number[]): Promise<Assignment[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Assignment>`select ${columns} where a.id = any(${[...ids]}::bigint[]) order by a.id`.execute(db)
  return rows
}

/** An assignment in any state. */
export const findAssignment = async (db: Db, id: number): Promise<Assignment | undefined> =>
  (await findAssignmentsById(db, [id]))[0]

/** The assignments of a run that were released at an instant, guides first. */
export async function listReleased(db: Db, run: RunKey, at: Date): Promise<Assignment[]> {
  const own = 'departureId' in run ? sql`a.departure_id = ${run.departureId}` : sql`a.booking_id = ${run.bookingId}`
  const { rows } = await sql<Assignment>`
    select ${columns} where ${own} and a.state = 'released' and a.ended_at = ${at} order by a.guide_id is null, a.id`.execute(db)
  return rows
}

/** The requests that should have been answered by an instant. */
export async function listLateRequests(db: Db, now: Date): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    select ${columns} where a.state = 'requested' and a.answer_by <= ${now} order by a.answer_by limit 200`.execute(db)
  return rows
}

/** The busy assignments that touch some time, of guides, vehicles and absences, by member and time. */
export async function listAssignmentsDuring(db: Db, span: Span): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    select ${columns} where ${isBusy} and a.during && ${during(span)}
    order by a.guide_id is null, coalesce(a.guide_id, a.car_id), lower(a.during), a.id`.execute(db)
  return rows
}

/** The absences that touch some time, by id. */
export async function listAbsences(db: Db, span: Span): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    select ${columns} where ${isBusy} and a.absence is not null and a.during && ${during(span)} order by a.id`.execute(db)
  return rows
}

/** A guide or a vehicle for some time. `except`: assignments that do not count, as its own. */
export type CrewUse = Span & { kind: CrewKind; memberId: number; except?: readonly number[] }

/** A busy assignment that overlaps a use. `at`: the index among the given uses. */
export type Overlap = Assignment & { at: number }

/** The busy assignments that overlap these uses, accepted ones too, by use and time. One statement, however many there are. */
export async function listOverlaps(db: Db, uses: readonly CrewUse[]): Promise<Overlap[]> {
  if (uses.length === 0) return []
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(uses.map((use, at) => ({ ...use, at, except: use.except ?? [] })))}::jsonb)
    as w (at int, kind text, "memberId" bigint, "from" timestamp, "to" timestamp, "except" jsonb)`
  const touched = (kind: CrewKind, member: RawBuilder<unknown>) => sql`
    select w.at, a.id from ${wanted} join assignments a on ${member} = w."memberId" and w.kind = ${kind} and ${isBusy}
      and a.during && tsrange(w."from", w."to") and not w."except" @> to_jsonb(a.id)`
  const { rows } = await sql<Overlap>`
    with x as (${touched('guide', sql`a.guide_id`)} union all ${touched('car', sql`a.car_id`)})
    select x.at, ${columns} join x on x.id = a.id order by x.at, lower(a.during), a.id`.execute(db)
  return rows
}

/** How many assignments each guide or vehicle has that end after a day, absences apart, by id. */
export async function countAhead(db: Db, kind: CrewKind, today: Day): Promise<Map<number, number>> {
  const member = sql.ref(kind === 'guide' ? 'a.guide_id' : 'a.car_id')
  const { rows } = await sql<{ id: number; count: number }>`
    select ${member} as id, count(*)::int as count from assignments a
    where ${member} is not null and ${isBusy} and a.absence is null and upper(a.during) > ${today}::timestamp group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
