import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { searchSite } from '#app/shared/search/search-site.server.ts'
import { englishSite } from '#app/words/sources.server.ts'
import { demoPosts } from '#db/demo/posts.ts'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import { previewEntry } from '#features/content/preview-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listEntries } from '#features/content/reads.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { addPosts } from './add-posts.server.ts'
import { postEntry } from './post-entry.server.ts'
import { countPosts, findNextPostDay, findPost, listPosts, listWholePosts } from './reads.server.ts'

const { ctx, clock, runJobs } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const today = kigaliDay(clock.now())
const tomorrow = addDays(today, 1)
const someday = '2100-01-01'
const whole = {
  title: 'Crossing at Rusumo',
  sentence: 'Allow two hours at the bridge.',
  lede: 'The bridge opens at six.',
  topic: 'roads',
  scene: { id: 'hills', hour: 'day', seed: 3, place: 'Rusumo' },
  publishedOn: null,
  body: [{ kind: 'text', text: 'Bring the yellow fever card.' }],
  sources: ['Driven in 2025'],
  journeys: [],
}

beforeAll(async () => {
  await ctx.db.transaction().execute((tx) => addPosts(ctx, tx, demoPosts))
  await adoptEntries(ctx, [postEntry])
})

const begin = (content: Partial<Content>) => beginEntry(ctx, postEntry, { actor: diane, content: { ...whole, ...content } })
const entryOf = async (id: number) => {
  const entry = await findEntry(ctx.db, 'post', id)
  if (!entry) throw new Error(`No entry ${id}`)
  return entry
}
const publish = async (id: number) => publishEntry(ctx, postEntry, { id, actor: diane, seen: (await entryOf(id)).version })

test('every post is the same once it is published from its entry, except for its day of review', async () => {
  const before = await listWholePosts(ctx.db)
  expect(before.length).toBe(demoPosts.length)
  for (const { title } of before) {
    const { rows } = await listEntries(ctx.db, { kind: 'post', search: title })
    expect(await publish(rows[0]?.id ?? 0)).toMatchObject({ done: true })
  }
  expect(await listWholePosts(ctx.db)).toEqual(
    before.map((post) => ({ ...post, updatedOn: post.publishedOn > today ? post.publishedOn : today })),
  )
})

test('a post that is dated ahead is in no list, no search and no page before its day, and in all of them on it', async () => {
  const id = await begin({ title: 'The ford of tomorrow', publishedOn: tomorrow })
  expect(await publish(id)).toMatchObject({ done: true })
  const slug = 'the-ford-of-tomorrow'
  const seenOn = async (day: string) => ({
    list: (await listPosts(ctx.db, { today: day })).some((post) => post.slug === slug),
    whole: (await listWholePosts(ctx.db, day)).some((post) => post.slug === slug),
    page: (await findPost(ctx.db, slug, day)) !== undefined,
  })
  const found = async () => (await sql`select from search_documents where id = ${slug}`.execute(ctx.db)).rows.length
  expect(await seenOn(today)).toEqual({ list: false, whole: false, page: false })
  expect(await seenOn(tomorrow)).toEqual({ list: true, whole: true, page: true })
  expect(await findNextPostDay(ctx.db, today)).toBe(tomorrow)
  expect(await findNextPostDay(ctx.db, tomorrow)).toBeUndefined()
  await refreshSearch(ctx, searchSite(englishSite))
  expect(await found()).toBe(0)
  clock.set(kigaliInstant(tomorrow, 0))
  await runJobs()
  expect(await found()).toBe(1)
  clock.set(kigaliInstant(today, 12))
})

test('a preview shows a post that is dated ahead as it will be on its day', async () => {
  const id = await begin({ title: 'Seen beforehand', publishedOn: someday })
  const seen = await previewEntry(ctx, postEntry, await entryOf(id), (_path, own) =>
    findPost(own.db, 'seen-beforehand', kigaliDay(own.clock.now())),
  )
  expect(seen).toMatchObject({ title: 'Seen beforehand' })
  expect(await findPost(ctx.db, 'seen-beforehand', someday)).toBeUndefined()
})

test('posts are counted by their topic as far as visitors read them', async () => {
  const counts = await countPosts(ctx.db, today)
  expect(counts.reduce((sum, { posts }) => sum + posts, 0)).toBe((await listPosts(ctx.db, { today })).length)
  const { length } = await listPosts(ctx.db, { today, topic: 'roads' })
  expect(counts.find(({ topic }) => topic === 'roads')?.posts).toBe(length)
})

test('a text is tidied before it is stored for visitors', async () => {
  const id = await begin({
    title: 'Untidy',
    body: [
      { kind: 'text', text: '  two   spaces ' },
      { kind: 'text', text: ' ' },
    ],
  })
  expect(await publish(id)).toMatchObject({ done: true })
  expect((await findPost(ctx.db, 'untidy', today))?.body).toEqual([{ kind: 'text', text: 'two spaces' }])
})

test('a photo that no page can show prevents publishing, with its place', async () => {
  const photo = { kind: 'photo', picture: 'abcdefghijkl', caption: '' }
  const id = await begin({ title: 'With a photograph', body: [...whole.body, photo] })
  const refused = await publish(id)
  expect(refused).toMatchObject({ done: false, refusal: { reason: 'has-problems' } })
  expect(refused.done ? [] : 'problems' in refused.refusal && refused.refusal.problems).toContainEqual({
    path: 'body',
    reason: 'photo-not-shown',
    grave: true,
  })
})

test('what is taken from the site is read nowhere', async () => {
  const id = await begin({ title: 'Gone again' })
  await publish(id)
  expect(await unpublishEntry(ctx, postEntry, { id, actor: diane })).toMatchObject({ done: true })
  expect(await findPost(ctx.db, 'gone-again', someday)).toBeUndefined()
})
