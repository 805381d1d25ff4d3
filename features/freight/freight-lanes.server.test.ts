import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import reference from '#db/reference/freight-lanes.json' with { type: 'json' }
import { testContext } from '#tests/support/test-context.ts'
import { addFreightLanes } from './add-freight-lanes.server.ts'
import type { Lane } from './lane.ts'
import { listLanes } from './reads.server.ts'

const { ctx } = await testContext()
const lanes = reference as Lane[]
const add = () => ctx.db.transaction().execute((tx) => addFreightLanes(ctx, tx, lanes))

beforeEach(async () => {
  await sql`delete from freight_lanes`.execute(ctx.db)
  await add()
})

test('the 23 lanes are read as the reference has them, in its order', async () => {
  expect(await listLanes(ctx.db)).toEqual(lanes)
  expect(lanes).toHaveLength(23)
})

test('adding them again leaves what staff changed, and brings back nothing but what is missing', async () => {
  await sql`update freight_lanes set days_most = 40, notes = '{Slow}' where id = 'dubai-kigali-air'`.execute(ctx.db)
  await sql`delete from freight_lanes where id = 'kigali-juba-road'`.execute(ctx.db)
  await add()
  const found = await listLanes(ctx.db)
  expect(found).toHaveLength(23)
  expect(found.find(({ id }) => id === 'dubai-kigali-air')).toMatchObject({ daysMost: 40, notes: ['Slow'] })
})

test('every lane has a rate and a year, all but a parcel from next door have papers, and a closed road is not described as open', () => {
  expect(lanes.filter(({ rates, asOf }) => rates.length === 0 || asOf !== 2025)).toEqual([])
  expect(lanes.filter(({ documents }) => documents.length === 0).map(({ id }) => id)).toEqual(['courier-regional'])
  expect(lanes.filter(({ status }) => status !== 'open').map(({ id }) => id)).toEqual([
    'kigali-goma-road',
    'kigali-bukavu-road',
    'kigali-bujumbura-road',
  ])
})

test('the database refuses a lane with an unknown mode, and one that arrives before it leaves', async () => {
  for (const change of [sql`mode = 'rocket'`, sql`days_least = 9, days_most = 3`]) {
    await expect(sql`update freight_lanes set ${change}`.execute(ctx.db)).rejects.toMatchObject({ code: '23514' })
  }
})
