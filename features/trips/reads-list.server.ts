import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type TripRow, trips } from './reads.server.ts'
import { mostCounted, mostFound, type TripView } from './trip.ts'

const tripsPerPage = 50

/** Where a page of the list begins: after the row of this instant and id. */
type TripPlace = { at: Date; id: string }
/** What is listed: a view as somebody has it, `me`, and of it what a search finds in reference, title and customer. */
export type TripsQuery = { view: TripView; me: string; search?: string | undefined; after?: TripPlace | undefined }

/** A trip in the list: the number, first day, days and travellers of its newest version. */
export type ListedTrip = TripRow & {
  number: number
  startsOn: Day
  days: number
  travellers: number
  isDraft: boolean
}

export type TripsPage = {
  rows: ListedTrip[]
  next: TripPlace | undefined
  /** How many each view shows of what is searched, each at most `mostCounted` + 1; undefined where a search finds more than `mostFound`. */
  counts: Record<TripView, number> | undefined
}

/**
 * A page of trips, those changed last first, where the next page begins, and how many there are. Pages are found by the last row of the one before, and
 * nothing is counted to its end, so that a long list costs no more than a short one.
 */
export async function listTrips(db: Db, query: TripsQuery): Promise<TripsPage> {
  const found = query.search ? await findByText(db, query.search) : everything
  const [{ rows, next }, counts] = await Promise.all([
    listPage(db, query, found),
    found.isMany ? undefined : countViews(db, query.me, found.where),
  ])
  return { rows, next, counts }
}

/** What a search makes of the list: a condition on trips as `t`, enquiries as `e`, and whether it finds too many to count. */
type Found = { where: RawBuilder<SqlBool>; isMany: boolean }
const everything: Found = { where: sql`true`, isMany: false }

/**
 * What is found by a text. Few trips are found by their ids, which the indexes of three-letter parts give; of many the first ones are near in any order.
 */
async function findByText(db: Db, text: string): Promise<Found> {
  const part = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const ofTrip = sql<SqlBool>`(t.reference ilike ${part} or t.title ilike ${part})`
  const { rows } = await sql<{ id: string }>`
    (select t.id from trips t where ${ofTrip} limit ${mostFound + 1})
    union all (select t.id from enquiries e join trips t on t.enquiry_id = e.id where e.name ilike ${part} limit ${mostFound + 1})
    `.execute(db)
  const ids = new Set(rows.map(({ id }) => id))
  if (ids.size > mostFound) return { where: sql`(${ofTrip} or e.name ilike ${part})`, isMany: true }
  return { where: sql`t.id = any(${[...ids]}::uuid[])`, isMany: false }
}

/**
 * So many trips at most whose reference, title or customer is like a pattern, those changed last first. Of a pattern that very many are like,
 * `mostFound` of each kind are looked at, so that it costs no more with more trips.
 */
export async function findTripsLike(db: Db, like: string, limit: number): Promise<TripRow[]> {
  const found = sql<string>`(select t.id from trips t where t.reference ilike ${like} or t.title ilike ${like} limit ${mostFound})
    union all (select t.id from enquiries e join trips t on t.enquiry_id = e.id where e.name ilike ${like} limit ${mostFound})`
  return trips(db)
    .where(sql<SqlBool>`t.id in (${found})`)
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()
}

/** Each condition repeats its index word for word, so that the index is used. */
const ofView: Record<TripView, (me: string) => RawBuilder<SqlBool>> = {
  mine: (me) => sql`t.lost_at is null and t.owner_id = ${me}`,
  open: () => sql`t.lost_at is null`,
  lost: () => sql`t.lost_at is not null`,
}

async function listPage(db: Db, { view, me, after }: TripsQuery, { where }: Found): Promise<Pick<TripsPage, 'rows' | 'next'>> {
  let page = trips(db)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('trip_versions as v')
          .whereRef('v.trip_id', '=', 't.id')
          .orderBy('v.number', 'desc')
          .limit(1)
          .select(['v.number', 'v.starts_on', 'v.frozen_at'])
          .select(sql<number>`(select count(*)::int from trip_days d where d.version_id = v.id)`.as('days'))
          .select(sql<number>`jsonb_array_length(v.party)`.as('travellers'))
          .as('v'),
      (join) => join.onTrue(),
    )
    .select(['v.number', 'v.starts_on as startsOn', 'v.days', 'v.travellers'])
    .select(sql<boolean>`v.frozen_at is null`.as('isDraft'))
    .where(ofView[view](me))
    .where(where)
  if (after) page = page.where(sql<SqlBool>`(t.changed_at, t.id) < (${after.at}, ${after.id})`)
  const found = await page
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(tripsPerPage + 1)
    .execute()
  const rows = found.slice(0, tripsPerPage)
  const last = found.length > tripsPerPage ? rows.at(-1) : undefined
  return { rows, next: last && { at: last.changedAt, id: last.id } }
}

/** How many trips each view shows, counted no further than is said. */
async function countViews(db: Db, me: string, where: RawBuilder<SqlBool>): Promise<Record<TripView, number>> {
  const count = (view: TripView) =>
    sql`(select count(*)::int from (select from trips t where ${ofView[view](me)} and ${where} limit ${mostCounted + 1}) c)`
  const { rows } = await sql<Record<TripView, number>>`
    select ${count('mine')} as mine, ${count('open')} as open, ${count('lost')} as lost`.execute(db)
  return rows[0] ?? { mine: 0, open: 0, lost: 0 }
}
