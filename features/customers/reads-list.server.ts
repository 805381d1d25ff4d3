import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { erasedWord } from '#features/bookings/erasure.ts'
import { searchPatterns } from '#features/bookings/lists/booking-list.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type CustomerRow, type CustomerSort, mostBookingsFound, mostCustomersCounted } from './customer-list.ts'

type Condition = RawBuilder<SqlBool>

/**
 * The booking that stands for its address: the newest. It is looked up by bookings_of_customer for each row of the order until the page is
 * full. As an equation PostgreSQL would expect one such row and read the whole table for it; of a CASE it expects half of them.
 */
const isNewest: Condition = sql`b.email <> ${erasedWord} and case when b.id = (
  select n.id from bookings n where lower(n.email) = lower(b.email) order by n.created_at desc, n.id desc limit 1)
  then true else false end`

const keys: Record<CustomerSort, { key: RawBuilder<unknown>; of: (id: string) => RawBuilder<unknown> }> = {
  newest: { key: sql`b.created_at`, of: (id) => sql`(select k.created_at from bookings k where k.id = ${id})` },
  name: { key: sql`b.lead_folded`, of: (id) => sql`(select k.lead_folded from bookings k where k.id = ${id})` },
}

export type CustomersQuery = {
  /** Letters of a name, an address, a phone number or a reference. Not of who only travels along. */
  search?: string | undefined
  sort: CustomerSort
  direction: 'asc' | 'desc'
  /** The customer before the page, by the id of the list. */
  after?: string | undefined
  limit: number
  /** The day it is in Kigali. */
  today: Day
}

/** `count` is at most `mostCustomersCounted` + 1. `isCut`: the search found more than is looked through. */
export type CustomersPage = { rows: CustomerRow[]; count: number; isCut: boolean; next: string | undefined }

/** A page of customers, each address once; whoever was erased is not among them. */
export async function listCustomers(
  db: Db,
  { search, sort, direction, after, limit, today }: CustomersQuery,
): Promise<CustomersPage> {
  const page = { sort, direction, after, limit: limit + 1 }
  const { ids, count, isCut } = search === undefined ? await listAll(db, page) : await findListed(db, search, page)
  const shown = ids.slice(0, limit)
  return { rows: await listRows(db, shown, today), count, isCut, next: ids.length > limit ? shown.at(-1) : undefined }
}

type PageQuery = Pick<CustomersQuery, 'sort' | 'direction' | 'after' | 'limit'>
/** The bookings that stand for the customers of a page, how many customers there are, and whether a search found too many. */
type Listed = Pick<CustomersPage, 'count' | 'isCut'> & { ids: string[] }

/**
 * What a booking has of its customer, as the index `found_by` has it with who travels along: letters are compared once more. Reference
 * and address are plain letters and a phone number has these signs alone (values/form-text.ts), so nothing but the name needs folding,
 * and that is stored: folding it all for each booking found took longer than everything else.
 */
const own = sql`' ' || lower(b.reference) || ' ' || lower(replace(b.reference, '-', '')) || ' ' || b.lead_folded || ' ' || lower(b.email)
  || ' ' || translate(b.phone, '+ ()./-', '')`

/**
 * A page of the customers whose bookings a search finds, in one statement: the addresses of the bookings found, the newest booking of
 * each by bookings_of_customer, and these in order.
 */
async function findListed(db: Db, search: string, page: PageQuery): Promise<Listed> {
  const conditions = searchPatterns(search).map((pattern) => sql<SqlBool>`b.found_by like ${pattern} and ${own} like ${pattern}`)
  if (conditions.length === 0) return { ids: [], count: 0, isCut: false }
  const { rows } = await sql<{ found: number; count: number; ids: string[] }>`
    with found as (
      select lower(b.email) as email from bookings b where ${sql.join(conditions, sql` and `)} and b.email <> ${erasedWord}
      limit ${mostBookingsFound + 1}),
    newest as (
      select n.* from (select distinct email from found) f cross join lateral (
        select n.id, n.created_at, n.lead_folded from bookings n where lower(n.email) = f.email
        order by n.created_at desc, n.id desc limit 1) n)
    select (select count(*)::int from found) as found, (select count(*)::int from newest) as count,
      array(select b.id from newest b where ${isAfter(page)} ${inOrder(page)}) as ids`.execute(db)
  const { found = 0, count = 0, ids = [] } = rows[0] ?? {}
  return { ids, count, isCut: found > mostBookingsFound }
}

/** The rows behind the customer that ends the page before. */
const isAfter = ({ sort, direction, after }: PageQuery): Condition => {
  const { key, of } = keys[sort]
  return after ? sql`(${key}, b.id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${of(after)}, ${after}::uuid)` : sql`true`
}

const inOrder = ({ sort, direction, limit }: PageQuery) =>
  sql`order by ${keys[sort].key} ${sql.raw(direction)}, b.id ${sql.raw(direction)} limit ${limit}`

async function listAll(db: Db, page: PageQuery): Promise<Listed> {
  const [{ rows }, count] = await Promise.all([
    sql<{ id: string }>`select b.id from bookings b where ${isAfter(page)} and ${isNewest} ${inOrder(page)}`.execute(db),
    countUpTo(db),
  ])
  return { ids: rows.map(({ id }) => id), count, isCut: false }
}

async function countUpTo(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from bookings b where ${isNewest} order by b.created_at desc, b.id desc limit ${mostCustomersCounted + 1}) counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** What is booked and paid under the addresses of these bookings, in their order. */
async function listRows(db: Db, ids: readonly string[], today: Day): Promise<CustomerRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CustomerRow>`
    select b.id, b.lead_name as name, b.email, b.phone, b.sample, b.created_at as "bookedAt", sums.bookings, sums.trips,
      sums."lastOn", sums."nextOn", coalesce(money.paid, 0)::bigint as "paidMinor"
    from unnest(${[...ids]}::uuid[]) with ordinality as listed (id, place)
    join bookings b on b.id = listed.id
    cross join lateral (
      select count(*)::int as bookings, count(*) filter (where t.travels)::int as trips,
        max(o.starts_on) filter (where t.travels and o.starts_on <= ${today}) as "lastOn",
        min(o.starts_on) filter (where (t.travels or o.state in ('requested', 'on-hold', 'pending')) and o.starts_on > ${today}) as "nextOn"
      from bookings o cross join lateral (select o.state in ('confirmed', 'in-progress', 'completed') as travels) t
      where lower(o.email) = lower(b.email)) sums
    left join lateral (
      select sum(case e.kind when 'refunded' then -e.amount_minor else e.amount_minor end) as paid
      from bookings o join payments p on p.booking_id = o.id join payment_events e on e.payment_id = p.id
      where lower(o.email) = lower(b.email) and e.kind in ('settled', 'refunded', 'refund-failed')) money on true
    order by listed.place`.execute(db)
  return rows
}
