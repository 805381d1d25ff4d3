import { expect, test } from 'vitest'
import guides from '#db/reference/community-guides.json' with { type: 'json' }
import experiences from '#db/reference/experiences.json' with { type: 'json' }
import { testContext } from '#tests/support/test-context.ts'
import { addCommunity } from './add-community.server.ts'
import type { CommunityGuide } from './community-guide.ts'
import type { Experience } from './experience.ts'
import { countByKind, findCommunityGuide, findExperience, listExperiences } from './reads.server.ts'
import type { CommunityTables } from './tables.ts'

const { ctx } = await testContext()
const content = { experiences: experiences as Experience[], guides: guides as { id: string; guide: CommunityGuide }[] }
const load = () => ctx.db.transaction().execute((tx) => addCommunity(ctx, tx, content))

test('every experience is there after a start, in its order and with its place by name', async () => {
  await load()
  const listed = await listExperiences(ctx.db)
  expect(listed.map(({ id }) => id)).toEqual(experiences.map(({ id }) => id))
  expect(await findExperience(ctx.db, 'imigongo')).toMatchObject({
    place: 'Kayonza',
    country: 'Rwanda',
    feeMinor: 2500,
    asOf: 2025,
  })
})

test('one that lies in a country with an advisory carries it', async () => {
  await load()
  expect((await findExperience(ctx.db, 'gishora-drums'))?.advisory).toContain('closed since 11 January 2024')
})

test('a kind lists its own and no others, as many as are counted', async () => {
  await load()
  const crafts = await listExperiences(ctx.db, 'craft')
  expect(new Set(crafts.map(({ category }) => category))).toEqual(new Set(['craft']))
  expect((await countByKind(ctx.db)).get('craft')).toBe(crafts.length)
  expect((await countByKind(ctx.db)).has('education')).toBe(false)
})

test('a fee that staff changed stays at the next start', async () => {
  await load()
  await ctx.db
    .withTables<CommunityTables>()
    .updateTable('experiences')
    .set({ fee_minor: 1_00 })
    .where('id', '=', 'nkombo')
    .execute()
  await load()
  expect((await findExperience(ctx.db, 'nkombo'))?.feeMinor).toBe(100)
  expect((await findCommunityGuide(ctx.db))?.dos.length).toBeGreaterThan(0)
})
