import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type FunnelStep, funnelPages } from './booking-funnel.ts'
import type { Range, Span } from './range.ts'

/** A count in a range, and in as many days before. */
export type Compared = { now: number; before: number }
/** The count of a name. */
export type Named = Compared & { name: string }
/** The first rows of a list, and how many there are in all. */
export type Listed<Row> = { rows: Row[]; of: number }

export type DayCount = { day: Day; visitors: number; visits: number; views: number }

/**
 * The counts of each day of a range, of the days before and of a year before; days without visitors have no row. With the first
 * day ever counted, or null.
 */
export async function listDayCounts(db: Db, range: Range): Promise<{ days: DayCount[]; since: Day | null }> {
  const year = range.yearBefore ?? range
  const { rows } = await sql<{ since: Day | null } & { [Key in keyof DayCount]: DayCount[Key] | null }>`
    select s.since, d.day, d.visitors, d.visits, d.views
    from (select min(day) as since from visitor_days) s
    left join (
      select day, count(*)::int as visitors, sum(visits)::int as visits, sum(views)::int as views
      from visitor_days
      where day between ${range.before.from} and ${range.to} or day between ${year.from} and ${year.to}
      group by day) d on true
    order by d.day`.execute(db)
  const days = rows.flatMap(({ day, visitors, visits, views }) =>
    day === null ? [] : [{ day, visitors: visitors ?? 0, visits: visits ?? 0, views: views ?? 0 }],
  )
  return { days, since: rows[0]?.since ?? null }
}

/** Distinct devices in a range and before: a device on ten days is one visitor. */
export async function countVisitors(db: Db, { from, to, before }: Pick<Range, 'from' | 'to' | 'before'>): Promise<Compared> {
  const { rows } = await sql<Compared>`
    select count(*) filter (where came_now)::int as now, count(*) filter (where came_before)::int as before
    from (
      select bool_or(day >= ${from}) as came_now, bool_or(day < ${from}) as came_before
      from visitor_days where day between ${before.from} and ${to} group by device_id) c`.execute(db)
  return rows[0] ?? { now: 0, before: 0 }
}

/** The most names shown: the end of a long list, such as invented time zones, is left out. */
const mostNames = 2_000

/** Distinct devices in a range and before, in all and by what they reported; 'unknown' for a deleted one. */
export type VisitorCounts = { all: Compared; zones: Named[]; platforms: Named[]; browsers: Named[] }

export async function countVisitorsByDevice(db: Db, { from, to, before }: Range): Promise<VisitorCounts> {
  const { rows } = await sql<Named & { part: 'all' | 'zone' | 'platform' | 'browser' }>`
    with came as (
      select device_id, bool_or(day >= ${from}) as came_now, bool_or(day < ${from}) as came_before
      from visitor_days where day between ${before.from} and ${to} group by device_id)
    select
      case grouping(d.time_zone, d.platform, d.browser) when 3 then 'zone' when 5 then 'platform' when 6 then 'browser' else 'all' end as part,
      coalesce(d.time_zone, d.platform, d.browser, 'unknown') as name,
      count(*) filter (where c.came_now)::int as now, count(*) filter (where c.came_before)::int as before
    from came c left join visitor_devices d using (device_id)
    group by grouping sets ((d.time_zone), (d.platform), (d.browser), ())
    order by now desc, before desc, name limit ${mostNames}`.execute(db)
  const ofPart = (part: string) => rows.filter((row) => row.part === part).map(({ name, now, before }) => ({ name, now, before }))
  const all = ofPart('all')[0]
  return {
    all: { now: all?.now ?? 0, before: all?.before ?? 0 },
    zones: ofPart('zone'),
    platforms: ofPart('platform'),
    browsers: ofPart('browser'),
  }
}

type PageCount = Named & { entries: number }
export type PageCounts = Listed<PageCount> & { way: Record<FunnelStep, Compared> }

/** The pages viewed in a range, the most viewed first, and the views of each funnel step. */
export async function countPages(db: Db, { from, to, before }: Range, most: number): Promise<PageCounts> {
  const { offers, begun } = funnelPages
  const meant = ({ pages, beginnings }: typeof offers) =>
    sql`(page = any(${[...pages]}) or page like any(${beginnings.map((one) => `${one}%`)}))`
  const { rows } = await sql<PageCount & { step: FunnelStep | null; of: number }>`
    with looked as (
      select page, coalesce(sum(views) filter (where day >= ${from}), 0)::int as now,
        coalesce(sum(views) filter (where day < ${from}), 0)::int as before,
        coalesce(sum(entries) filter (where day >= ${from}), 0)::int as entries
      from visitor_pages where day between ${before.from} and ${to} group by page),
    listed as (
      select page, now, before, entries, count(*) over ()::int as of
      from looked where now > 0 order by now desc, page limit ${most})
    select page as name, null as step, now, before, entries, of from listed
    union all
    select '', 'offers', coalesce(sum(now), 0)::int, coalesce(sum(before), 0)::int, 0, 0 from looked where ${meant(offers)}
    union all
    select '', 'begun', coalesce(sum(now), 0)::int, coalesce(sum(before), 0)::int, 0, 0 from looked where ${meant(begun)}
    order by step nulls first, now desc, name`.execute(db)
  const pages = rows.filter(({ step }) => step === null)
  const step = (name: FunnelStep): Compared => {
    const found = rows.find((row) => row.step === name)
    return { now: found?.now ?? 0, before: found?.before ?? 0 }
  }
  return {
    rows: pages.map(({ name, now, before, entries }) => ({ name, now, before, entries })),
    of: pages[0]?.of ?? 0,
    way: { offers: step('offers'), begun: step('begun') },
  }
}

/** The sources of the visits in a range, the most visits first. */
export async function countSources(db: Db, { from, to, before }: Range, most: number): Promise<Listed<Named>> {
  const { rows } = await sql<Named & { of: number }>`
    select name, now, before, count(*) over ()::int as of from (
      select source as name, coalesce(sum(visits) filter (where day >= ${from}), 0)::int as now,
        coalesce(sum(visits) filter (where day < ${from}), 0)::int as before
      from visitor_sources where day between ${before.from} and ${to} group by source) s
    where now > 0 order by now desc, name limit ${most}`.execute(db)
  return { rows: rows.map(({ name, now, before }) => ({ name, now, before })), of: rows[0]?.of ?? 0 }
}

/** The sums of a span, from days already read. */
export function sumOfDays(days: readonly DayCount[], { from, to }: Span): { visits: number; views: number } {
  const within = days.filter(({ day }) => day >= from && day <= to)
  return {
    visits: within.reduce((sum, { visits }) => sum + visits, 0),
    views: within.reduce((sum, { views }) => sum + views, 0),
  }
}
