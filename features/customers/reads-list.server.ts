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
  const found = search === undefined ? undefined : await findAddresses(db, search)
  if (found?.emails.length === 0) return { rows: [], count: 0, isCut: false, next: undefined }
  // `offset 0` keeps PostgreSQL from reading a whole order for the few that were found.
  const among = found
    ? sql`(select * from bookings m where lower(m.email) = any(${found.emails}::text[]) offset 0) b`
    : sql`bookings b`
  const [ids, count] = await Promise.all([
    listIds(db, among, { sort, direction, after, limit: limit + 1 }),
    found ? found.emails.length : countUpTo(db),
  ])
  const shown = ids.slice(0, limit)
  const rows = await listRows(db, shown, today)
  return { rows, count, isCut: found?.isCut ?? false, next: ids.length > limit ? shown.at(-1) : undefined }
}

/**
 * What a booking has of its customer, as the index `found_by` has it with who travels along: letters are compared once more. Reference
 * and address are plain letters and a phone number has these signs alone (values/form-text.ts), so nothing but the name needs folding,
 * and that is stored: folding it all for each booking found took longer than everything else.
 */
const own = sql`' ' || lower(b.reference) || ' ' || lower(replace(b.reference, '-', '')) || ' ' || b.lead_folded || ' ' || lower(b.email)
  || ' ' || translate(b.phone, '+ ()./-', '')`

/** The addresses of the bookings that a search finds. */
async function findAddresses(db: Db, search: string): Promise<{ emails: string[]; isCut: boolean }> {
  const conditions = searchPatterns(search).map((pattern) => sql<SqlBool>`b.found_by like ${pattern} and ${own} like ${pattern}`)
  if (conditions.length === 0) return { emails: [], isCut: false }
  const { rows } = await sql<{ email: string }>`
    select lower(b.email) as email from bookings b where ${sql.join(conditions, sql` and `)} and b.email <> ${erasedWord}
    limit ${mostBookingsFound + 1}`.execute(db)
  return { emails: [...new Set(rows.map(({ email }) => email))], isCut: rows.length > mostBookingsFound }
}

async function listIds(
  db: Db,
  among: RawBuilder<unknown>,
  { sort, direction, after, limit }: Pick<CustomersQuery, 'sort' | 'direction' | 'after' | 'limit'>,
) {
  const { key, of } = keys[sort]
  const way = sql.raw(direction)
  const from = after ? sql`(${key}, b.id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${of(after)}, ${after}::uuid)` : sql`true`
  const { rows } = await sql<{ id: string }>`
    select b.id from ${among} where ${from} and ${isNewest} order by ${key} ${way}, b.id ${way} limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
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
