import { sql } from 'kysely'
import { busyStates, type RunKey, runText, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listAbsences } from '#features/crew/assignments/reads-assignments.server.ts'
import { hasCrew } from '#features/crew/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { type AssignedPlate, type DueRun, dueOf, dueSpan, missesSomebody } from './due-run.ts'
import { withoutAbsences } from './missing.ts'
import { listRuns, listRunsByKeys } from './reads-runs.server.ts'

/** The busy assignments of these runs, by their `runText`, with seats, class and plate of each vehicle. One statement. */
export async function listAssigned(db: Db, keys: readonly RunKey[]): Promise<Map<string, AssignedPlate[]>> {
  if (keys.length === 0) return new Map()
  const departures = keys.flatMap((key) => ('departureId' in key ? [key.departureId] : []))
  const bookings = keys.flatMap((key) => ('bookingId' in key ? [key.bookingId] : []))
  const { rows } = await sql<AssignedPlate & { departureId: number | null; bookingId: string }>`
    select a.departure_id as "departureId", a.booking_id as "bookingId", case when a.guide_id is null then 'car' else 'guide' end as kind,
      coalesce(a.guide_id, a.car_id) as "memberId", a.role, a.state, to_char(lower(a.during), 'YYYY-MM-DD"T"HH24:MI') as from,
      to_char(upper(a.during), 'YYYY-MM-DD"T"HH24:MI') as to, c.seats, c.vehicle_class_id as "vehicleClassId", coalesce(c.plate, '') as plate,
      coalesce(c.ownership = 'hired', false) as "isHiredIn"
    from assignments a left join cars c on c.id = a.car_id
    where a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))})
      and (a.departure_id = any(${departures}::bigint[]) or a.booking_id = any(${bookings}::uuid[]))
    order by a.id`.execute(db)
  const keyed = rows.map(({ departureId, bookingId, ...one }) => ({
    of: runText(departureId === null ? { bookingId } : { departureId }),
    one,
  }))
  return new Map([...Map.groupBy(keyed, ({ of }) => of)].map(([of, all]) => [of, all.map(({ one }) => one)]))
}

/**
 * Nothing as long as the operator has entered no guide and no vehicle: the roster is not used. The sold runs that are on the road or begin within two weeks and miss something from now on, by their first day: docs/roster.md, 'What is due'. Five
 * statements, however many there are.
 */
export async function listDueRuns(db: Db, now: Date): Promise<DueRun[]> {
  if (!(await hasCrew(db))) return []
  const runs = (await listRuns(db, { ...dueSpan(now), now })).filter(({ isPencilled }) => !isPencilled)
  const assigned = await listAssigned(
    db,
    runs.map(({ key }) => key),
  )
  const { from, to } = dueSpan(now)
  const absences = await listAbsences(db, spanOfDays(from, to))
  return runs.flatMap((run) => dueOf(run, withoutAbsences(assigned.get(runText(run.key)) ?? [], absences), now) ?? [])
}

/** Which of these runs miss somebody from now on, by their `runText`; what goes no more is not among them. Four statements, none where there are no runs. */
export async function listMissingRuns(db: Db, keys: readonly RunKey[], now: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const [runs, assigned] = await Promise.all([listRunsByKeys(db, keys), listAssigned(db, keys)])
  const days = runs.flatMap(({ days }) => [days.from, days.to]).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const absences = first && last ? await listAbsences(db, spanOfDays(first, last)) : []
  const missing = runs.filter((run) => missesSomebody(run, withoutAbsences(assigned.get(runText(run.key)) ?? [], absences), now))
  return new Set(missing.map(({ key }) => runText(key)))
}
