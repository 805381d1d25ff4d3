import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import type { Db } from '#platform/context.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import { testContext } from '#tests/support/test-context.ts'
import { couple } from '#tests/support/trip-parts.ts'
import { beginTrip } from './begin/begin-trip.server.ts'
import { findTripsLike, listTrips, type TripsQuery } from './reads-list.server.ts'

const { ctx, database } = await testContext({ now: '2027-03-12T08:00:00Z' })

/** The statements that were sent: each is explained where a table may not be read from end to end. */
const sent: { sql: string; parameters: readonly unknown[] }[] = []
const pool = openRawPool(database.address, 'impamba tests', 4)
const watched: Db = new Kysely({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
})
afterAll(() => watched.destroy())

/** 1,200 trips of one customer, of which the last hundred are lost, and one of another. */
beforeAll(async () => {
  const enquiryOf = async (name: string) => {
    const text = { kind: 'tailor-made', name, email: 'x@example.no', phone: '', message: 'x', details: {} } as const
    const made = await sendEnquiry(ctx, text)
    if (!made.done) throw new Error(made.refusal.reason)
    return made.value.id
  }
  const facts = { startsOn: '2027-07-06', party: couple, from: { days: 1 } }
  const begun = await beginTrip(ctx, { ...facts, enquiryId: await enquiryOf('Marit Solheim'), title: 'Lake and forest' }, null)
  const other = await beginTrip(ctx, { ...facts, enquiryId: await enquiryOf('Grace Uwera'), title: 'Gorillas 100%' }, null)
  if (!begun.done || !other.done) throw new Error('No trip was begun')
  await sql`insert into trips (id, reference, enquiry_id, title, created_at, changed_at, lost_at)
    select gen_random_uuid(), 'ZZZZ-' || translate(lpad(to_hex(n), 4, '0'), '01abcdef', 'XYABCDEF'), t.enquiry_id, 'Lake ' || n, t.created_at,
      t.changed_at + n * interval '1 second', case when n > 1100 then t.changed_at end
    from trips t, generate_series(1, 1199) n where t.id = ${begun.value.id}`.execute(ctx.db)
  await sql`insert into trip_versions (id, trip_id, number, starts_on, party, rooms, options, pricing, fx, terms)
    select gen_random_uuid(), t.id, 1, v.starts_on, v.party, v.rooms, v.options, v.pricing, v.fx, v.terms
    from trips t, trip_versions v where v.trip_id = ${begun.value.id}
      and not exists (select from trip_versions w where w.trip_id = t.id)`.execute(ctx.db)
  await sql`analyze trips`.execute(ctx.db)
})

const list = (query: Partial<TripsQuery>, db = ctx.db) => listTrips(db, { view: 'open', me: 'nobody', ...query })
const titles = async (query: Partial<TripsQuery>) => (await list(query)).rows.map(({ title }) => title)

test('pages follow one another, and a view is counted no further than is said', async () => {
  const first = await list({})
  expect(first.counts).toEqual({ mine: 0, open: 1_001, lost: 99 })
  expect(first.rows.map(({ title }) => title).slice(0, 2)).toEqual(['Lake 1100', 'Lake 1099'])
  expect((await titles({ after: first.next })).at(0)).toBe('Lake 1050')
  expect((await titles({ view: 'lost' })).at(0)).toBe('Lake 1199')
})

test('a search finds a few with how many they are, and of many the first without a number', async () => {
  expect(await list({ search: 'lake 117' })).toMatchObject({ rows: [{ title: 'Lake 117' }], counts: { open: 1, lost: 10 } })
  expect(await titles({ search: 'UWERA' })).toEqual(['Gorillas 100%'])
  expect(await titles({ search: '00%' })).toEqual(['Gorillas 100%'])
  for (const search of ['lake', 'solheim']) {
    const many = await list({ search })
    expect(many.counts).toBeUndefined()
    expect([many.rows.length, many.rows[0]?.title]).toEqual([50, 'Lake 1100'])
    expect((await titles({ search, after: many.next })).at(0)).toBe('Lake 1050')
  }
})

test('trips like a pattern are found by reference, title and customer, no more than asked for, those changed last first', async () => {
  const named = async (like: string) => (await findTripsLike(ctx.db, like, 3)).map(({ title, customer }) => [title, customer])
  expect(await named('%lake 117%')).toEqual([
    ['Lake 1179', 'Marit Solheim'],
    ['Lake 1178', 'Marit Solheim'],
    ['Lake 1177', 'Marit Solheim'],
  ])
  expect(await named('%UWERA%')).toEqual([['Gorillas 100%', 'Grace Uwera']])
  expect(await named('zzzz-xxx5%')).toEqual([['Lake 5', 'Marit Solheim']])
  expect(await named('%solheim%')).toHaveLength(3)
  expect(await named('%nothing like it%')).toEqual([])
})

// biome-ignore format: one line for each way to ask
const served: [string, string, () => Promise<unknown>][] = [
  ['trips_open', 'open', () => list({}, watched)],
  ['trips_lost', 'lost', () => list({ view: 'lost' }, watched)],
  ['trips_of_owner', 'mine', () => list({ view: 'mine' }, watched)],
  ['trips_found', 'found by title', () => list({ search: 'lake 117' }, watched)],
  ['trips_found', 'like a pattern', () => findTripsLike(watched, '%lake 117%', 5)],
  ['enquiries_found', 'like a pattern by their customers', () => findTripsLike(watched, '%uwera%', 5)],
]

test.each(served)('%s serves the trips that are %s', async (index, _what, read) => {
  sent.length = 0
  await read()
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const plans = []
    for (const { sql: text, parameters } of [...sent]) {
      const { rows } = await client.query(`explain ${text}`, [...parameters])
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    expect(plans.join('\n')).toMatch(new RegExp(`Scan (?:Backward )?using ${index}\\b|Bitmap Index Scan on ${index}\\b`))
  } finally {
    client.release(true)
  }
})
