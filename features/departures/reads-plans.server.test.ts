import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { fillCatalogue, settle } from '#bench/fill-catalogue.ts'
import { connectionSettings } from '#platform/database.server.ts'
import { loadDemo } from '#server/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { kigaliDay } from '#values/dates.ts'
import { countDepartures, type DepartureQuery, listDepartures } from './reads.server.ts'
import { listDepartureAddresses } from './reads-addresses.server.ts'

const { ctx, database } = await testContext()
await loadDemo(ctx)
await fillCatalogue(database.address, { packages: 100, departures: 3_000 })
await settle(database.address)
const watched = watchStatements(database.address)
const client = new pg.Client(connectionSettings(database.address, 'impamba tests'))
client.on('error', () => undefined)
await client.connect()
afterAll(async () => {
  await watched.close()
  await client.end()
})

/** The plan of the first statement that is sent, as the database chooses it for a catalogue of some size. */
async function planOf(ask: () => Promise<unknown>): Promise<string> {
  watched.sent.length = 0
  await ask()
  const { rows } = await client.query(`explain ${watched.sent[0]?.text}`, [...(watched.sent[0]?.parameters ?? [])])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test.each<[string, Omit<DepartureQuery, 'now'>]>([
  ['from today', {}],
  ['of a style', { style: 'gorillas' }],
  ['after another', { after: 'another-departure' }],
])('a page of departures %s is read in order by an index, and the ledger only at its seats', async (_what, query) => {
  const plan = await planOf(() => listDepartures(watched.db, { now: ctx.clock.now(), limit: 33, ...query }))
  expect(plan).toContain('using departures_')
  expect(plan).toContain('Index Scan using stock_days_pkey')
  expect(plan).not.toContain('Sort')
})

test.each([
  {},
  { style: 'gorillas' },
] as const)('departures are counted in order by an index, which passes over those that have left', async (query) => {
  const plan = await planOf(() => countDepartures(watched.db, { now: ctx.clock.now(), ...query }, 11))
  expect(plan).toContain('using departures_')
  expect(plan).not.toContain('Seq Scan on departures')
})

test('the sitemap passes over what stands in the files before in an index alone', async () => {
  const page = { limit: 10, offset: 500 }
  const plan = await planOf(() => listDepartureAddresses(watched.db, kigaliDay(ctx.clock.now()), page))
  expect(plan).toMatch(/Limit .*\n.*Index Only Scan using departures_sold/)
})
