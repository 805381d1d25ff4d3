import { type RawBuilder, sql } from 'kysely'
import { busyStates } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type CrewReport, crewReport, type MemberMonth } from './crew-days.ts'
import type { ReportRange } from './report-range.ts'

/**
 * Days worked, away and idle of guides and vehicles within a range, by month. Who is ours counts from their first assignment on; who has
 * none yet, from the first of anybody: nobody is idle in the time before the roster was used. Days ahead count as they are assigned so
 * far. One statement; of the time before the range it only asks whether there was an assignment.
 */
export async function readCrewDays(
  db: Db,
  range: Pick<ReportRange, 'from' | 'to'>,
): Promise<{ guides: CrewReport; vehicles: CrewReport }> {
  const isBusy = sql`a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))})`
  const ofMember = sql`(m.kind = 'guide' and a.guide_id = m.id or m.kind = 'car' and a.car_id = m.id)`
  const own = firstDay(range.from, sql`${isBusy} and ${ofMember}`, sql`x.kind = m.kind and x.id = m.id`)
  const anybodys = firstDay(range.from, isBusy, sql`true`)
  const { rows } = await sql<MemberMonth>`
    with members as (
      select 'guide' as kind, id, name, ownership = 'own' as is_own, active from guides
      union all select 'car', id, name, ownership = 'own', active from cars),
    assigned as (
      select case when a.guide_id is null then 'car' else 'guide' end as kind, coalesce(a.guide_id, a.car_id) as id, a.absence is null as works,
        greatest(lower(a.during)::date, ${range.from}::date) as first, least((upper(a.during) - interval '1 minute')::date, ${range.to}::date) as last
      from assignments a where ${isBusy} and a.during && tsrange(${range.from}::timestamp, (${range.to}::date + 1)::timestamp)),
    days as (
      select x.kind, x.id, d::date as day, bool_or(x.works) as works
      from assigned x, generate_series(x.first, x.last, interval '1 day') d group by x.kind, x.id, d),
    begun as (
      select m.*, case when m.is_own and m.active then coalesce(own.first, any_of.first) end as since
      from members m
      left join lateral (${own}) own on true
      left join lateral (${anybodys}) any_of on true),
    months as (
      select date_trunc('month', d)::date as month, min(d)::date as first, max(d)::date as last
      from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') d group by 1),
    counted as (
      select kind, id, date_trunc('month', day)::date as month, count(*) filter (where works)::int as worked,
        count(*) filter (where not works)::int as away
      from days group by 1, 2, 3)
    select b.kind, b.id::int as "memberId", b.name, b.is_own as "isOwn", m.month, coalesce(c.worked, 0) as worked, coalesce(c.away, 0) as away,
      case when b.since is null or b.since > m.last then 0
        else m.last - greatest(m.first, b.since) + 1 - coalesce(c.worked, 0) - coalesce(c.away, 0) end as idle
    from begun b cross join months m left join counted c on c.kind = b.kind and c.id = b.id and c.month = m.month
    order by b.kind, b.name, b.id, m.month`.execute(db)
  return { guides: crewReport(rows, 'guide', range), vehicles: crewReport(rows, 'car', range) }
}

/** The first day in a range that has an assignment: its own first day where there was one before it. */
const firstDay = (from: Day, isOf: RawBuilder<unknown>, isWithin: RawBuilder<unknown>) => sql`
  select case when exists (select 1 from assignments a where a.during && tsrange(null, ${from}::timestamp) and ${isOf})
    then ${from}::date else (select min(x.first) from assigned x where ${isWithin}) end as first`
