import { sql } from 'kysely'
import type { CrewKind } from '#features/crew/crew.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** A guide or a car on a departure. `acceptedBy`: who accepted a clash. */
export type Assignment = {
  id: number
  departureId: number
  kind: CrewKind
  memberId: number
  name: string
  fromDay: Day
  toDay: Day
  acceptedBy: string | null
}

const assignment = sql`c.id, c.departure_id as "departureId", case when c.guide_id is null then 'car' else 'guide' end as kind,
  coalesce(c.guide_id, c.car_id) as "memberId", coalesce(g.name, k.name) as name, c.from_day as "fromDay", c.to_day as "toDay",
  c.accepted_by as "acceptedBy"
  from departure_crew c left join guides g on g.id = c.guide_id left join cars k on k.id = c.car_id`

/** The crew of these departures, guides first, by name. */
export async function listCrewOf(db: Db, departureIds: readonly number[]): Promise<Assignment[]> {
  if (departureIds.length === 0) return []
  const { rows } = await sql<Assignment>`
    select ${assignment} where c.departure_id = any(${[...departureIds]}) order by c.guide_id is null, name, c.id`.execute(db)
  return rows
}

/** A guide or a car on some days; `departureId`: its own departure, which does not clash with itself. */
export type CrewUse = { kind: CrewKind; memberId: number; from: Day; to: Day; departureId: number | null }

/** A clash of a use. `at`: its index among the given uses. */
export type FoundClash = { at: number; departureId: number; title: string; startsOn: Day }

/** The departures, neither cancelled nor in the trash, that clash with these uses. One statement. */
export async function listClashes(db: Db, uses: readonly CrewUse[]): Promise<FoundClash[]> {
  if (uses.length === 0) return []
  const wanted = sql`unnest(${uses.map(({ kind }) => kind)}::text[], ${uses.map(({ memberId }) => memberId)}::bigint[],
    ${uses.map(({ from }) => from)}::date[], ${uses.map(({ to }) => to)}::date[],
    ${uses.map(({ departureId }) => departureId)}::bigint[]) with ordinality as w (kind, member_id, from_day, to_day, own_id, place)`
  const same = sql`c.from_day <= w.to_day and c.to_day >= w.from_day and c.departure_id is distinct from w.own_id`
  const { rows } = await sql<FoundClash>`
    select (x.place - 1)::int as at, d.id as "departureId", p.title, d.starts_on as "startsOn"
    from (
      select w.place, c.departure_id from ${wanted} join departure_crew c on c.guide_id = w.member_id and w.kind = 'guide' and ${same}
      union all
      select w.place, c.departure_id from ${wanted} join departure_crew c on c.car_id = w.member_id and w.kind = 'car' and ${same}
    ) x
    join departures d on d.id = x.departure_id and d.cancelled_at is null and d.trashed_at is null
    join packages p on p.id = d.package_id
    order by x.place, d.starts_on, d.id`.execute(db)
  return rows
}

/** The days of a guide or a car on a departure. */
export type Stretch = Assignment & { title: string; startsOn: Day }

/** The assignments that overlap the days from ≤ day ≤ to, of departures neither cancelled nor in the trash. */
export async function listStretches(db: Db, { from, to }: { from: Day; to: Day }): Promise<Stretch[]> {
  const { rows } = await sql<Stretch>`
    select p.title, d.starts_on as "startsOn", ${assignment}
    join departures d on d.id = c.departure_id and d.cancelled_at is null and d.trashed_at is null
    join packages p on p.id = d.package_id
    where c.from_day <= ${to} and c.to_day >= ${from}
    order by c.from_day, c.id`.execute(db)
  return rows
}

/** How many future departures each guide or car has, by id. */
export async function countAhead(db: Db, kind: CrewKind, today: Day): Promise<Map<number, number>> {
  const column = sql.ref(kind === 'guide' ? 'c.guide_id' : 'c.car_id')
  const { rows } = await sql<{ id: number; count: number }>`
    select ${column} as id, count(*)::int as count
    from departure_crew c join departures d on d.id = c.departure_id and d.cancelled_at is null and d.trashed_at is null
    where ${column} is not null and c.to_day >= ${today} group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
