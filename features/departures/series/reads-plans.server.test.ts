import { expect, test } from 'vitest'
import { openPlans } from '#tests/support/plans.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { countDepartures, type DepartureQuery, listDepartures } from '../reads.server.ts'
import { listDepartureAddresses } from '../reads-addresses.server.ts'

const parts = await testContext()
const { ctx } = parts
const { db, planOf } = await openPlans(parts, { packages: 100, departures: 3_000 })

test.each<[string, Omit<DepartureQuery, 'now'>]>([
  ['from today', {}],
  ['of a style', { style: 'gorillas' }],
  ['after another', { after: 'another-departure' }],
])('a page of departures %s is read in order by an index, and the ledger only at its seats', async (_what, query) => {
  const plan = await planOf(() => listDepartures(db, { now: ctx.clock.now(), limit: 33, ...query }))
  expect(plan).toContain('using departures_')
  expect(plan).toContain('Index Scan using stock_days_pkey')
  expect(plan).not.toContain('Sort')
})

test('the departures of one month are found by an index of their dates, and the ledger only at their seats', async () => {
  const month = { from: '2027-05-01', until: '2027-05-31' }
  const plan = await planOf(() => listDepartures(db, { now: ctx.clock.now(), ...month, limit: 201 }))
  expect(plan).toMatch(
    /(using|on) departures_sold.*\n\s*Index Cond: \(\(starts_on >= '2027-05-01'::date\) AND \(starts_on <= '2027-05-31'/,
  )
  expect(plan).toContain('Index Scan using stock_days_pkey')
  expect(plan).not.toContain('Seq Scan on departures')
})

test.each([
  {},
  { style: 'gorillas' },
] as const)('departures are counted in order by an index, which passes over those that have left', async (query) => {
  const plan = await planOf(() => countDepartures(db, { now: ctx.clock.now(), ...query }, 11))
  expect(plan).toContain('using departures_')
  expect(plan).not.toContain('Seq Scan on departures')
})

test('the sitemap skips the addresses of earlier files in an index alone', async () => {
  const page = { limit: 10, offset: 500 }
  const plan = await planOf(() => listDepartureAddresses(db, kigaliDay(ctx.clock.now()), page))
  expect(plan).toMatch(/Limit .*\n.*Index Only Scan using departures_sold/)
})
