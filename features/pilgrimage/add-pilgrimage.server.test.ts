import { expect, test } from 'vitest'
import feasts from '#db/reference/feasts.json' with { type: 'json' }
import shrines from '#db/reference/shrines.json' with { type: 'json' }
import { testContext } from '#tests/support/test-context.ts'
import { addPilgrimage } from './add-pilgrimage.server.ts'
import type { Feast } from './feast.ts'
import { findShrine, listFeasts, listRoutes } from './reads.server.ts'
import type { Shrine } from './shrine-guide.ts'
import type { PilgrimageTables } from './tables.ts'

const { ctx } = await testContext()
const content = { feasts: feasts as Feast[], shrines: shrines as Shrine[] }
const load = () => ctx.db.transaction().execute((tx) => addPilgrimage(ctx, tx, content))

test('feasts are there after a start, those on a fixed day by that day', async () => {
  await load()
  const listed = await listFeasts(ctx.db)
  expect(listed).toHaveLength(feasts.length)
  expect(listed[0]).toMatchObject({ id: 'mother-of-god', rule: { kind: 'fixed', monthDay: '01-01' } })
  expect(listed.at(-1)?.rule).toEqual({ kind: 'last-friday' })
})

test('what staff changed in a feast stays at the next start', async () => {
  await load()
  await ctx.db
    .withTables<PilgrimageTables>()
    .updateTable('feasts')
    .set({ crowd: 'counted anew' })
    .where('id', '=', 'assumption')
    .execute()
  await load()
  expect((await listFeasts(ctx.db)).find(({ id }) => id === 'assumption')?.crowd).toBe('counted anew')
})

test('every way to Kibeho begins at a place of the catalogue, and one from elsewhere is left out', async () => {
  await load()
  const shrine = await findShrine(ctx.db, 'kibeho')
  if (!shrine) throw new Error('There is no shrine')
  const { at, roads } = await listRoutes(ctx.db, shrine)
  expect(at?.name).toBe('Kibeho')
  expect(roads.map(({ place }) => place)).toEqual(shrine.guide.ways.map(({ place }) => place))
  const nowhere = { place: 'nowhere', km: 1, minutes: 1, confidence: 'low', notice: null } as const
  expect(await listRoutes(ctx.db, { id: 'elsewhere', guide: { ...shrine.guide, ways: [nowhere] } })).toEqual({ roads: [] })
  expect(await findShrine(ctx.db, 'elsewhere')).toBeUndefined()
})
