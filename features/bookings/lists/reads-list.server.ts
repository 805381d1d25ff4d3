import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { addDays, type Day, kigaliInstant } from '#values/dates.ts'
import { type Booking, listBookingsById } from '../reads.server.ts'
import {
  type ListCursor,
  type ListQuery,
  type ListSort,
  type MoneyView,
  mostCounted,
  mostFound,
  type SortDirection,
  searchPatterns,
  usualDirection,
} from './booking-list.ts'
import { isBilledTo } from './reads-search.server.ts'

type Condition = RawBuilder<SqlBool>

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`

/** Each condition repeats its index word for word, so that the index is used. The columns are those of migration 0032. */
const ofMoney: Record<MoneyView, (today: Day) => Condition> = {
  unpaid: () => sql`b.owed_minor > 0 and b.paid_minor <= 0`,
  'deposit-due': () => sql`b.state in ('on-hold', 'pending', 'confirmed', 'in-progress') and b.paid_minor < b.deposit_minor`,
  'part-paid': () => sql`b.paid_minor > 0 and b.balance_minor > 0`,
  owing: () => sql`b.overdue_from > '-infinity' and b.state not in ('completed', 'no-show')`,
  paid: () => sql`b.owed_minor > 0 and b.balance_minor = 0`,
  overdue: (today) => sql`b.overdue_from < ${today}`,
  'refund-due': () => sql`b.balance_minor < 0`,
  'on-request': () => sql`b.state in ('requested', 'on-hold', 'pending', 'confirmed', 'in-progress')
    and b.id in (select r.booking_id from booking_parts r where r.on_request and r.answer is null)`,
}

function filters(query: ListQuery, today: Day): Condition[] {
  const { kind, startsFrom, startsTo, madeFrom, madeTo, money, channel, source } = query
  return [
    kind && sql<SqlBool>`b.kind = ${kind}`,
    query.package && sql<SqlBool>`b.ordered ->> 'package' = ${query.package}`,
    startsFrom && sql<SqlBool>`b.starts_on >= ${startsFrom}`,
    startsTo && sql<SqlBool>`b.starts_on <= ${startsTo}`,
    madeFrom && sql<SqlBool>`b.created_at >= ${kigaliInstant(madeFrom, 0)}`,
    madeTo && sql<SqlBool>`b.created_at < ${kigaliInstant(addDays(madeTo, 1), 0)}`,
    money && ofMoney[money](today),
    channel && sql<SqlBool>`b.channel = ${channel}`,
    source && sql<SqlBool>`b.source = ${source}`,
  ].filter((one): one is Condition => one !== undefined && one !== '')
}

type Order = { key: RawBuilder<unknown>; of: (id: string) => RawBuilder<unknown> }

const orders: Record<ListSort, Order> = {
  newest: { key: sql`b.created_at`, of: (id) => sql`(select k.created_at from bookings k where k.id = ${id})` },
  start: { key: sql`b.starts_on`, of: (id) => sql`(select k.starts_on from bookings k where k.id = ${id})` },
  balance: {
    key: sql`b.balance_minor`,
    of: (id) => sql`(select k.balance_minor from bookings k where k.id = ${id})`,
  },
  name: { key: sql`b.lead_folded`, of: (id) => sql`(select k.lead_folded from bookings k where k.id = ${id})` },
}

/** The parts of the query, bookings as `b`: from which rows, with what conditions, in which states. `many`: too many to count. */
type Looked = { among: RawBuilder<unknown>; where: Condition[]; states: ListQuery['states']; many: boolean }

const everywhere = sql`bookings b`

/** How the rows are sorted; without a direction, as is usual for the order. */
type Sorted = { sort: ListSort; direction?: SortDirection | undefined }

/** The ids of the rows after a cursor, or before it, nearest first. */
async function listIds(db: Db, { among, where, states }: Looked, sorted: Sorted, cursor: ListCursor, limit: number) {
  const { sort, direction = usualDirection[sort] } = sorted
  const { key, of } = orders[sort]
  const falls = direction === 'desc'
  const back = cursor !== undefined && 'before' in cursor
  const id = cursor && ('before' in cursor ? cursor.before : cursor.after)
  const down = falls !== back
  const way = sql.raw(down ? 'desc' : 'asc')
  const from = id ? sql<SqlBool>`(${key}, b.id) ${sql.raw(down ? '<' : '>')} (${of(id)}, ${id}::uuid)` : undefined
  const conditions = from ? [...where, from] : where
  // Each state has an index in this order: the first rows of each contain the first rows of all.
  const { rows } = states
    ? await sql<{ id: string }>`
        select x.id from unnest(${[...states]}::text[]) s(state) cross join lateral (
          select b.id, ${key} as place from ${among} where b.state = s.state and ${all(conditions)}
          order by ${key} ${way}, b.id ${way} limit ${limit}) x
        order by x.place ${way}, x.id ${way} limit ${limit}`.execute(db)
    : await sql<{ id: string }>`
        select b.id from ${among} where ${all(conditions)} order by ${key} ${way}, b.id ${way} limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

const inStates = ({ where, states }: Looked): Condition =>
  all(states ? [...where, sql<SqlBool>`b.state = any(${[...states]}::text[])`] : where)

/** The number of rows, counted no further than is shown. */
const upTo = (looked: Looked): RawBuilder<number> =>
  sql`(select count(*) from (select from ${looked.among} where ${inStates(looked)} limit ${mostCounted + 1}) counted)`

async function countUpTo(db: Db, looked: Looked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${upTo(looked)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Builds the query. A search becomes the ids of the few bookings it finds, or a condition when it finds many, because then the first
 * matches are near in any order.
 */
async function lookFor(db: Db, query: ListQuery, today: Day): Promise<Looked> {
  const where = filters(query, today)
  const { states } = query
  const patterns = query.search === undefined ? [] : searchPatterns(query.search)
  if (patterns.length === 0) return { among: everywhere, where, states, many: false }
  const holds = sql<SqlBool>`(${all(patterns.map((pattern) => sql<SqlBool>`b.found_by like ${pattern}`))} or ${isBilledTo(patterns)})`
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b where ${holds} limit ${mostFound + 1}`.execute(db)
  if (rows.length > mostFound) return { among: everywhere, where: [...where, holds], states, many: true }
  const ids = rows.map(({ id }) => id)
  // `offset 0` keeps the planner from scanning a whole sort order for a few rows.
  const few = sql`(select * from bookings m where m.id = any(${ids}::uuid[]) offset 0) b`
  return { among: few, where, states, many: false }
}

export type ListPage = {
  bookings: Booking[]
  /** How many there are, at most `mostCounted` + 1; undefined when a search finds more than `mostFound`. */
  count: number | undefined
  /** The cursors of the previous and the next page, if any. */
  before: string | undefined
  after: string | undefined
}

/**
 * A page of bookings for staff, by cursor and not by offset, so that the thousandth page costs as much as the first. @param today the day
 * it is in Kigali.
 */
export async function listBookings(
  db: Db,
  query: ListQuery,
  { cursor, limit, today, ...sorted }: Sorted & { cursor?: ListCursor; limit: number; today: Day },
): Promise<ListPage> {
  const looked = await lookFor(db, query, today)
  const [near, count] = await Promise.all([
    listIds(db, looked, sorted, cursor, limit + 1),
    looked.many ? undefined : countUpTo(db, looked),
  ])
  const back = cursor !== undefined && 'before' in cursor
  const shown = near.slice(0, limit)
  const ids = back ? shown.toReversed() : shown
  const further = near.length > limit
  return {
    bookings: await listBookingsById(db, ids),
    count,
    before: (back ? further : cursor !== undefined) ? ids[0] : undefined,
    after: (back ? ids.length > 0 : further) ? ids.at(-1) : undefined,
  }
}

/** All bookings of a query, in chunks, in the order of the list: for an export. */
export async function* listInChunks(
  db: Db,
  query: ListQuery,
  { size, today, ...sorted }: Sorted & { size: number; today: Day },
): AsyncGenerator<Booking[]> {
  const looked = await lookFor(db, query, today)
  let cursor: ListCursor
  for (;;) {
    const ids = await listIds(db, looked, sorted, cursor, size)
    if (ids.length > 0) yield listBookingsById(db, ids)
    const last = ids.at(-1)
    if (last === undefined || ids.length < size) return
    cursor = { after: last }
  }
}

/** How many bookings a query has in total: for an export. */
export async function countListed(db: Db, query: ListQuery, today: Day): Promise<number> {
  const looked = await lookFor(db, query, today)
  const { rows } = await sql<{ count: number }>`select count(*) from ${looked.among} where ${inStates(looked)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many bookings each of these queries has, at most `mostCounted` + 1, by one statement; a search is ignored. */
export async function countEach(db: Db, queries: readonly Omit<ListQuery, 'search'>[], today: Day): Promise<number[]> {
  const counts = queries.map((query) =>
    upTo({ among: everywhere, where: filters(query, today), states: query.states, many: false }),
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** The most bookings that are listed at once. */
const mostConcerned = 1_000

/**
 * The ids of the bookings of a money filter, at most a thousand: what is overdue by the day on which its trip begins, and after it what is overdue of
 * trips that are over; the others by the due day of their balance. `today` is the day it is in Kigali.
 */
export async function listIdsByMoney(db: Db, view: MoneyView, today: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b where ${ofMoney[view](today)}
    order by ${view === 'overdue' ? sql`b.ends_on < ${today}, b.starts_on,` : sql``} b.balance_due_on, b.id limit ${mostConcerned}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
