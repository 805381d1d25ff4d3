import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findCommunityGuide, findExperience } from '#features/community/reads.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { findShrine, listFeasts } from '#features/pilgrimage/reads.server.ts'
import { adoptContent, loadContent } from '#server/start/first-start.ts'
import { mustKind, publishAgain, rowsOf } from '#tests/support/entries-round-trip.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const start = async () => {
  await loadContent(ctx)
  await adoptContent(ctx)
}
beforeAll(start)

const entryIdOf = async (kind: string, liveId: string) => {
  const { rows } = await sql<{ id: number }>`select id from entries where kind = ${kind} and live_id = ${liveId}`.execute(ctx.db)
  return rows[0]?.id ?? 0
}

test.each([
  'feast',
  'shrine',
  'experience',
  'host-guide',
])('every %s is the same once it has gone through its form and is published again', async (name) => {
  const tables = ['feasts', 'shrines', 'experiences', 'community_guides']
  const before = await rowsOf(ctx, tables)
  expect(await publishAgain(ctx, name)).toEqual([])
  expect(await rowsOf(ctx, tables)).toEqual(before)
})

test('a feast that staff took away does not come back at the next start', async () => {
  const id = await entryIdOf('feast', 'mother-of-god')
  expect(await unpublishEntry(ctx, mustKind('feast'), { id, actor: diane })).toMatchObject({ done: true })
  await start()
  expect((await listFeasts(ctx.db)).map((feast) => feast.id)).not.toContain('mother-of-god')
})

test('a new feast needs its day, and is in the year once it has one', async () => {
  const kind = mustKind('feast')
  const content = { ...kind.begun?.(), name: 'A day of thanks', note: 'For a test.' }
  const id = await beginEntry(ctx, kind, { actor: diane, content })
  expect(await publishEntry(ctx, kind, { id, actor: diane, seen: 1 })).toMatchObject({
    refusal: { problems: [{ path: 'rule.monthDay', reason: 'not-a-day' }] },
  })
  const written = { ...(await findEntry(ctx.db, 'feast', id))?.content, slug: '', rule: { kind: 'fixed', monthDay: '07-16' } }
  await saveEntry(ctx, kind, { id, actor: diane, content: written, seen: 1, event: 'saved' })
  const seen = (await findEntry(ctx.db, 'feast', id))?.version ?? 0
  expect(await publishEntry(ctx, kind, { id, actor: diane, seen })).toMatchObject({ done: true })
  expect((await listFeasts(ctx.db)).find((feast) => feast.id === 'a-day-of-thanks')?.rule).toEqual({
    kind: 'fixed',
    monthDay: '07-16',
  })
})

test('what one does at the shrine is at one of its places', async () => {
  const [live] = await mustKind('shrine').listLive(ctx.db)
  if (!live) throw new Error('No shrine')
  const [activity] = live.content.activities as object[]
  const content = { ...live.content, activities: [{ ...activity, place: 'Nowhere' }] }
  expect(await mustKind('shrine').check(ctx.db, content)).toEqual([
    { path: 'activities.0.place', reason: 'no-such-place-here', grave: true },
  ])
  expect((await findShrine(ctx.db, 'kibeho'))?.guide.activities[0]?.place).toBe('kibeho-shrine-church')
})

test('a visit names a place of the catalogue, and the guide to visits always stays', async () => {
  const [live] = await mustKind('experience').listLive(ctx.db)
  if (!live) throw new Error('No experience')
  expect(await mustKind('experience').check(ctx.db, { ...live.content, placeId: 'atlantis' })).toMatchObject([
    { path: 'placeId', reason: 'not-in-catalogue' },
  ])
  expect(await findExperience(ctx.db, live.liveId)).toBeDefined()
  const id = await entryIdOf('host-guide', 'hosts')
  expect(await unpublishEntry(ctx, mustKind('host-guide'), { id, actor: diane })).toMatchObject({
    refusal: { reason: 'stays-public' },
  })
  expect((await findCommunityGuide(ctx.db))?.dos.length).toBeGreaterThan(0)
})
