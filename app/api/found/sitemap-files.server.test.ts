import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillPackages } from '#bench/fill-packages.ts'
import { countDepartureAddresses, listDepartureAddresses } from '#features/departures/reads-addresses.server.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { fileName, filesFor, partOf } from './addresses.server.ts'

const { ctx, database } = await testContext()

test('a file of the sitemap holds 1,000 addresses, and what is more goes on in the next', () => {
  expect([0, 1_000, 1_001, 100_000].map(filesFor)).toEqual([1, 1, 2, 100])
  expect([1, 2].map((file) => fileName('departures', file))).toEqual(['departures', 'departures-2'])
})

test('each file has one name', () => {
  expect(partOf('departures-2')?.file).toBe(2)
  expect(['departures-1', 'departures-02', 'departures-', 'nothing', 'toString'].map(partOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('the files of the departures hold each address once, in the order of their dates', async () => {
  const slugs = []
  for (let made = 0; made < 5; made += 1) slugs.push((await gorillaTrek(ctx, { seats: 4 })).slug)
  const today = kigaliDay(ctx.clock.now())
  const files = await Promise.all([0, 2, 4].map((offset) => listDepartureAddresses(ctx.db, today, { limit: 2, offset })))
  expect(files.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(files.flat().map(({ slug }) => slug)).toEqual(slugs)
  expect(await countDepartureAddresses(ctx.db, today)).toBe(5)
})

test('a departure of an unpublished package has no address, and the others are in one file each', async () => {
  const today = kigaliDay(ctx.clock.now())
  const before = (await listDepartureAddresses(ctx.db, today, { limit: 100, offset: 0 })).map(({ slug }) => slug)
  const hidden = before[1]
  await fillPackages(database.address, { packages: 2, departures: 0 })
  await sql`update departures set package_id = (select max(id) from packages) where slug = ${hidden}`.execute(ctx.db)
  await sql`update packages set status = 'draft' where id = (select max(id) from packages)`.execute(ctx.db)
  const places = await countDepartureAddresses(ctx.db, today)
  const files = []
  for (let offset = 0; offset < places; offset += 2)
    files.push(...(await listDepartureAddresses(ctx.db, today, { limit: 2, offset })).map(({ slug }) => slug))
  expect(files).toEqual(before.filter((slug) => slug !== hidden))
})
