import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { addDays, addMonths, type Day } from '#values/dates.ts'
import { type AdminFilter, type AdminQuery, type AdminView, adminViews, mostCounted } from './admin-query.ts'
import { type AdminDeparture, adminDepartures } from './reads-admin.server.ts'

/** A page of departures for the admin area, by date (past ones backwards), and whether more follow. */
export async function listForAdmin(db: Db, query: AdminQuery): Promise<{ rows: AdminDeparture[]; more: boolean }> {
  const backwards = query.view === 'past'
  let rows = narrowed(db, query)
  const { after } = query
  if (after) {
    const place = sql`(d.starts_on, d.id)`
    const from = sql`(${after.startsOn}::date, ${after.id}::bigint)`
    rows = rows.where(backwards ? sql<boolean>`${place} < ${from}` : sql<boolean>`${place} > ${from}`)
  }
  const found = await rows
    .orderBy('d.starts_on', backwards ? 'desc' : 'asc')
    .orderBy('d.id', backwards ? 'desc' : 'asc')
    .limit(query.limit + 1)
    .execute()
  return { rows: found.slice(0, query.limit), more: found.length > query.limit }
}

/** How many there are, at most `mostCounted` + 1. */
export async function countForAdmin(db: Db, query: AdminQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${upTo(db, query)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many each view holds of what is asked, each at most `mostCounted` + 1, by one statement. */
export async function countViews(db: Db, query: Omit<AdminQuery, 'view'>): Promise<Record<AdminView, number>> {
  const counts = adminViews.map((view) => sql`${upTo(db, { ...query, view })} as ${sql.ref(view)}`)
  const { rows } = await sql<Record<AdminView, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<AdminView, number>
}

/** The number of rows, counted no further than is shown. */
function upTo(db: Db, query: AdminQuery) {
  const some = narrowed(db, query)
    .clearSelect()
    .select('d.id')
    .limit(mostCounted + 1)
  return sql<number>`(select count(*)::int from (${some}) as x)`
}

function narrowed(db: Db, query: AdminQuery) {
  const { view, today, month, packageSlug, search, filter } = query
  let rows = adminDepartures(db).where('d.trashed_at', view === 'trash' ? 'is not' : 'is', null)
  if (view !== 'trash' && view !== 'past') rows = rows.where('d.cancelled_at', view === 'cancelled' ? 'is not' : 'is', null)
  if (view === 'past') rows = rows.where('d.starts_on', '<', today)
  else if (view !== 'trash') rows = rows.where('d.starts_on', '>=', today)
  if (view === 'draft') rows = rows.where(sql<boolean>`d.sale <> 'on-sale' and d.sale in ('draft', 'scheduled')`)
  if (view === 'off-sale') rows = rows.where(sql<boolean>`d.sale <> 'on-sale' and d.sale = 'off-sale'`)
  if (view === 'booked') rows = rows.where(sql<boolean>`d.id in (select id from (${taken(query)}) as t)`)
  if (month) {
    const first = `${month}-01`
    rows = rows.where('d.starts_on', '>=', first).where('d.starts_on', '<=', addDays(addMonths(first, 1), -1))
  }
  if (packageSlug) rows = rows.where(sql<boolean>`d.package_id = (select id from packages where slug = ${packageSlug})`)
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where(
      sql<boolean>`d.package_id = any(array(select id from packages where title ilike ${like} or slug ilike ${like}))`,
    )
  }
  return filter ? rows.where(whatIs(filter, query)) : rows
}

/** The seats that are taken now, by departure; departures without claims are left out. */
const taken = ({ now }: AdminQuery) => sql`
  select substr(resource, 11)::bigint as id, sum(quantity)::int as taken, max(day) as day
  from stock_claims
  where resource like 'departure:%' and (permanent or held_until > ${now})
  group by resource`

function whatIs(filter: AdminFilter, query: AdminQuery): RawBuilder<boolean> {
  switch (filter) {
    case 'goes':
      return sql`d.guaranteed`
    case 'short':
      return sql`not d.guaranteed`
    case 'full':
      return sql`d.id in (select t.id from (${taken(query)}) as t
        join stock_days s on s.resource = 'departure:' || t.id and s.day = t.day where t.taken >= s.capacity)`
    case 'no-guide':
      return sql`not exists (select from assignments c where c.departure_id = d.id and c.guide_id is not null
        and c.state in ('pencilled', 'requested', 'confirmed'))`
    case 'clash':
      return sql`d.id in (${clashing})`
  }
}

/**
 * The departures with a clash: a guide or a vehicle of theirs has another assignment in the same hours. Somebody accepted every one of
 * these, so the query starts from those few rows and finds what they overlap.
 */
const clashing = sql`
  select side.id from assignments a
  join assignments b on b.id <> a.id and b.during && a.during and (b.guide_id = a.guide_id or b.car_id = a.car_id)
    and b.state in ('pencilled', 'requested', 'confirmed')
  cross join lateral (values (a.departure_id), (b.departure_id)) as side (id)
  where a.accepted_by is not null and a.state in ('pencilled', 'requested', 'confirmed') and side.id is not null`

/** Which of these departures have a clash. */
export async function listClashing(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`select distinct id from (${clashing}) as c where id = any(${[...ids]})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Departures whose package title or address ('…-2026-06-14') matches a LIKE pattern, at most `limit`: future ones first, the next one leading. */
export async function findDeparturesLike(db: Db, like: string, today: Day, limit: number) {
  return adminDepartures(db)
    .where('d.trashed_at', 'is', null)
    .where(sql<SqlBool>`(d.slug ilike ${like} or d.package_id = any(array(select id from packages where title ilike ${like})))`)
    .orderBy(sql`d.starts_on < ${today}`)
    .orderBy(sql`abs(d.starts_on - ${today}::date)`)
    .orderBy('d.id')
    .limit(limit)
    .execute()
}
