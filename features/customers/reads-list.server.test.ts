import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '#platform/context.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { paid as receive } from '#tests/support/cast.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { CustomerSort } from './customer-list.ts'
import { findCustomersLike } from './find-customers-like.server.ts'
import { type CustomersQuery, listCustomers } from './reads-list.server.ts'

const { ctx, database } = await testContext()
const today = '2027-03-12'
const paid = (id: string, minor: number) => receive(ctx, id, minor, { evenIfMore: true })
const list = (more: Partial<CustomersQuery> = {}, db: Db = ctx.db) =>
  listCustomers(db, { sort: 'newest', direction: 'desc', limit: 2, today, ...more })
const namesOf = async (more: Partial<CustomersQuery> = {}) => (await list({ limit: 50, ...more })).rows.map(({ name }) => name)

type Row = { name: string; email: string; phone?: string; state?: string; startsOn?: string; daysAgo: number }
let made = 0
/** A search finds references too: a drawn one could begin with what a test searches. These have the digits 2 to 9. */
const nextReference = () => `K7QM-${[...(made++).toString(8).padStart(4, '0')].map((digit) => Number(digit) + 2).join('')}`
async function booking({ name, email, phone = '+47 900 00 000', state = 'confirmed', startsOn = '2027-06-10', daysAgo }: Row) {
  const id = await bareBooking(ctx.db)
  await sql`update bookings set reference = ${nextReference()}, lead_name = ${name}, email = ${email}, phone = ${phone},
    state = ${state}, starts_on = ${startsOn}, created_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`.execute(
    ctx.db,
  )
  return id
}
const old = await booking({ name: 'Åse Old', email: 'ASE@example.no', startsOn: '2026-06-10', state: 'completed', daysAgo: 400 })
const newest = await booking({ name: 'Åse Dahl', email: 'ase@example.no', phone: '+47 411 22 333', daysAgo: 3 })
await booking({ name: 'Åse Dahl', email: 'ase@example.no', state: 'expired', startsOn: '2027-04-01', daysAgo: 30 })
await booking({ name: 'Bosco Kalisa', email: 'bosco@example.rw', state: 'enquiry', daysAgo: 1 })
await booking({ name: 'Chantal Uwase', email: 'chantal@example.rw', startsOn: '2027-03-12', state: 'in-progress', daysAgo: 60 })
const gone = await booking({ name: 'Erased', email: 'Erased', daysAgo: 0 })
await sql`insert into booking_travellers (booking_id, position, assumed_age, residency, first_names, family_name)
  values (${newest}, 1, 40, 'foreign', 'Tomas', 'Elvestad')`.execute(ctx.db)

test('an address is one customer, shown by its newest booking with everything that was booked and paid under it', async () => {
  await paid(old, 5_000)
  await paid(newest, 2_500)
  const { rows, count } = await list({ limit: 50 })
  expect(count).toBe(3)
  expect(rows.map(({ name }) => name)).toEqual(['Bosco Kalisa', 'Åse Dahl', 'Chantal Uwase'])
  expect(rows[1]).toMatchObject({
    id: newest,
    email: 'ase@example.no',
    bookings: 3,
    trips: 2,
    lastOn: '2026-06-10',
    nextOn: '2027-06-10',
    paidMinor: 7_500,
  })
  expect(rows[0]).toMatchObject({ bookings: 1, trips: 0, lastOn: null, nextOn: null, paidMinor: 0 })
  expect(rows[2]).toMatchObject({ lastOn: '2027-03-12', nextOn: null })
  expect(rows.map(({ id }) => id)).not.toContain(gone)
})

test('pages follow one another in each order, both ways', async () => {
  for (const sort of ['newest', 'name'] satisfies CustomerSort[])
    for (const direction of ['asc', 'desc'] as const) {
      const first = await list({ sort, direction })
      const second = await list({ sort, direction, after: first.next })
      const all = await list({ sort, direction, limit: 50 })
      expect([...first.rows, ...second.rows]).toEqual(all.rows)
      expect(second.next).toBeUndefined()
    }
  expect(await namesOf({ sort: 'name', direction: 'asc' })).toEqual(['Åse Dahl', 'Bosco Kalisa', 'Chantal Uwase'])
})

test.each([
  ['a name, folded', 'ase dahl', ['Åse Dahl']],
  ['an address', 'BOSCO@example', ['Bosco Kalisa']],
  ['a phone number, with the national zero', '0411 22 333', ['Åse Dahl']],
  ['the name of an older booking', 'old', ['Åse Dahl']],
  ['two letters that begin a word', 'ch', ['Chantal Uwase']],
  ['who only travels along', 'elvestad', []],
  ['what is erased', 'erased', []],
  ['nothing but a sign', '%', []],
])('a search for %s', async (_what, search, names) => {
  expect(await namesOf({ search })).toEqual(names)
})

/** The statements that were sent, each with its plan where a table may not be read from end to end. */
const sent: { sql: string; parameters: readonly unknown[] }[] = []
const pool = openRawPool(database.address, 'impamba tests', 5)
const watched: Db = new Kysely({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
})
afterAll(() => watched.destroy())

/** Five thousand more customers, so that PostgreSQL plans as it does where there are many. */
async function fillCustomers() {
  await sql`insert into bookings (reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at)
    select translate(substr(upper(md5(n::text)), 1, 4) || '-' || substr(upper(md5(n::text)), 5, 4), '01', 'XY'), 'fill-' || n, state, kind, ordered,
      title, scene, starts_on, ends_on, travellers_count, 'Filler ' || n, 'filler-' || n || '@example.org', phone, currency, total_minor,
      deposit_minor, balance_due_on, rwf_per_unit, terms_version, now() - make_interval(days => 500, mins => n)
    from bookings, generate_series(1, 5000) n where id = ${newest} on conflict do nothing`.execute(ctx.db)
  await sql`analyze bookings`.execute(ctx.db)
}

test('among many, a page in each order and the count read the first rows of an index, and each is looked up by its address', async () => {
  await fillCustomers()
  for (const [sort, direction, index] of [
    ['newest', 'desc', 'bookings_newest_first'],
    ['newest', 'asc', 'bookings_newest_first'],
    ['name', 'asc', 'bookings_by_name'],
    ['name', 'desc', 'bookings_by_name'],
  ] as const) {
    sent.length = 0
    await list({ sort, direction, after: newest }, watched)
    const statements = sent.filter(
      (one) => one.sql.includes('limit') && one.sql.includes('order by') && !one.sql.includes('unnest'),
    )
    expect(statements).toHaveLength(2)
    for (const statement of statements) {
      const { rows } = await pool.query(`explain ${statement.sql}`, [...statement.parameters])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      const isCount = statement.sql.includes('count(')
      expect(plan).toMatch(new RegExp(`Scan (?:Backward )?using ${isCount ? 'bookings_newest_first' : index}\\b`))
      expect(plan).toMatch(/using bookings_of_customer\b/)
      expect(plan).not.toMatch(/Seq Scan|Sort\b/)
    }
  }
})

test('customers of a name that many have are found among their first bookings, and one who booked often hides nobody', async () => {
  const named = async (like: string) => (await findCustomersLike(watched, like, 5)).map(({ name }) => name)
  const many = Array.from({ length: 12 }, (_, nth) => nth + 1)
  for (const nth of many) {
    await booking({ name: `Nkusi ${nth}`, email: `nkusi-${nth}@example.rw`, daysAgo: nth })
    await booking({ name: 'Eric Habimana', email: 'eric@example.rw', daysAgo: nth })
  }
  await booking({ name: 'Rose Habimana', email: 'rose@example.rw', daysAgo: 20 })
  sent.length = 0
  expect(await named('%nkusi%')).toEqual(['Nkusi 1', 'Nkusi 2', 'Nkusi 3', 'Nkusi 4', 'Nkusi 5'])
  expect(sent.map(({ parameters }) => parameters.at(-1))).toEqual([10])
  expect(await named('%habimana%')).toEqual(['Eric Habimana', 'Rose Habimana'])
})
