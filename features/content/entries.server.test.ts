import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { postEntry } from '#features/blog/post-entry.server.ts'
import { findPost } from '#features/blog/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { adoptEntries } from './adopt-entries.server.ts'
import { beginEntry } from './begin-entry.server.ts'
import { type Content, stateOf } from './entry.ts'
import { publishEntry } from './publish-entry.server.ts'
import { countEntries, entriesPerPage, findEntry, findMovedTo, findVersion, listEntries, listVersions } from './reads.server.ts'
import { saveEntry } from './save-entry.server.ts'
import { publishPlanned, scheduleEntry, unscheduleEntry } from './schedule-entry.server.ts'
import { trashEntry, untrashEntry } from './trash-entry.server.ts'
import { unpublishEntry } from './unpublish-entry.server.ts'

const { ctx, clock } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const eric = { id: 'eric', name: 'Eric Habimana' }
const whole = {
  title: 'The road to Kibeho',
  sentence: 'Four hours by road.',
  lede: 'Leave before six.',
  topic: 'roads',
  scene: { id: 'kibeho', hour: 'dawn', seed: 3, place: 'Kibeho' },
  publishedOn: null,
  body: [{ kind: 'text', text: 'The tar ends at Butare.' }],
  sources: ['Driven in 2025'],
  journeys: [],
}

beforeEach(() => sql`truncate entries, entry_versions, redirects, posts cascade`.execute(ctx.db))

const begin = (content: Partial<Content> = whole) => beginEntry(ctx, postEntry, { actor: diane, content })
const mustFind = async (id: number) => {
  const entry = await findEntry(ctx.db, 'post', id)
  if (!entry) throw new Error(`No entry ${id}`)
  return entry
}
const save = async (id: number, change: Partial<Content>, by = diane, event: 'kept' | 'saved' = 'saved', seen?: number) => {
  const { content, version } = await mustFind(id)
  return saveEntry(ctx, postEntry, { id, actor: by, content: { ...content, ...change }, seen: seen ?? version, event })
}
const publish = async (id: number) => publishEntry(ctx, postEntry, { id, actor: diane, seen: (await mustFind(id)).version })
const stateNow = async (id: number) => stateOf(await mustFind(id))

test('only staff see a draft until it is published, and then visitors read it at its address', async () => {
  const id = await begin()
  expect(await stateNow(id)).toBe('draft')
  expect(await findPost(ctx.db, 'the-road-to-kibeho', kigaliDay(clock.now()))).toBeUndefined()
  expect(await publish(id)).toEqual({ done: true, value: { path: '/blog/the-road-to-kibeho' } })
  expect(await stateNow(id)).toBe('published')
  expect(await findPost(ctx.db, 'the-road-to-kibeho', kigaliDay(clock.now()))).toMatchObject({ title: 'The road to Kibeho' })
})

test('what is saved after publishing stays a draft: visitors read the version that was published', async () => {
  const id = await begin()
  await publish(id)
  await save(id, { title: 'Another road' })
  expect(await stateNow(id)).toBe('changed')
  expect(await findPost(ctx.db, 'the-road-to-kibeho', kigaliDay(clock.now()))).toMatchObject({ title: 'The road to Kibeho' })
})

test('a grave problem prevents publishing, and is returned with its place', async () => {
  const id = await begin({ ...whole, body: [], sentence: '' })
  expect(await publish(id)).toMatchObject({
    done: false,
    refusal: {
      reason: 'has-problems',
      problems: [
        { path: 'sentence', reason: 'missing' },
        { path: 'body', reason: 'too-few' },
      ],
    },
  })
  expect(await findPost(ctx.db, 'the-road-to-kibeho', kigaliDay(clock.now()))).toBeUndefined()
})

test('of two who write on the same version the second writes nothing, and gets the name of the first', async () => {
  const id = await begin()
  const { version } = await mustFind(id)
  expect((await save(id, { title: 'Eric’s road' }, eric, 'saved', version)).done).toBe(true)
  expect(await save(id, { title: 'Diane’s road' }, diane, 'saved', version)).toMatchObject({
    done: false,
    refusal: { reason: 'changed-since', by: 'Eric Habimana', version: version + 1 },
  })
  expect((await mustFind(id)).title).toBe('Eric’s road')
})

test('of two who save at the same instant exactly one writes', async () => {
  const id = await begin()
  const { version } = await mustFind(id)
  const outcomes = await Promise.all([
    save(id, { title: 'One' }, eric, 'saved', version),
    save(id, { title: 'Two' }, diane, 'saved', version),
  ])
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
})

test('what a browser keeps by itself makes one version of many, and never takes the place of a public one', async () => {
  const id = await begin()
  for (const title of ['a', 'ab', 'abc']) await save(id, { title }, diane, 'kept')
  expect((await listVersions(ctx.db, id)).map(({ event, title }) => [event, title])).toEqual([
    ['kept', 'abc'],
    ['begun', 'The road to Kibeho'],
  ])
  await publish(id)
  const { publishedVersion } = await mustFind(id)
  await save(id, { title: 'abcd' }, diane, 'kept')
  expect(await findVersion(ctx.db, id, publishedVersion ?? 0)).toMatchObject({ title: 'abc' })
  await save(id, { title: 'abcde' }, eric, 'kept')
  expect((await listVersions(ctx.db, id)).map(({ title }) => title)).toContain('abcd')
})

test('saving what is there already makes no version', async () => {
  const id = await begin()
  await save(id, {})
  expect(await listVersions(ctx.db, id)).toHaveLength(1)
})

test('an address that somebody has gets the next number, and the bin claims none', async () => {
  const [first, second] = [await begin(), await begin()]
  expect((await mustFind(second)).slug).toBe('the-road-to-kibeho-2')
  await trashEntry(ctx, postEntry, { id: first, actor: diane })
  const third = await begin()
  expect((await mustFind(third)).slug).toBe('the-road-to-kibeho')
  expect((await untrashEntry(ctx, postEntry, { id: first, actor: diane })).done).toBe(true)
  expect((await mustFind(first)).slug).toBe('the-road-to-kibeho-3')
})

test('an address that was public leads to the new one, also after it moved twice, and not while nothing is public', async () => {
  const id = await begin()
  await publish(id)
  for (const slug of ['kibeho-by-road', 'to-kibeho']) {
    await save(id, { slug })
    await publish(id)
  }
  expect(await findPost(ctx.db, 'the-road-to-kibeho', kigaliDay(clock.now()))).toBeUndefined()
  expect(await findMovedTo(ctx.db, 'post', 'the-road-to-kibeho')).toBe('to-kibeho')
  expect(await findMovedTo(ctx.db, 'post', 'kibeho-by-road')).toBe('to-kibeho')
  await unpublishEntry(ctx, postEntry, { id, actor: diane })
  expect(await findMovedTo(ctx.db, 'post', 'kibeho-by-road')).toBeUndefined()
})

test('a planned version goes out at its instant, without what was written after it was planned', async () => {
  const id = await begin()
  const at = new Date(clock.now().getTime() + 3_600_000)
  await scheduleEntry(ctx, postEntry, { id, actor: diane, seen: 1, at })
  await save(id, { title: 'Not yet' })
  expect(await stateNow(id)).toBe('scheduled')
  const job = { kind: 'post', id, at: at.toISOString() }
  await publishPlanned(ctx, () => postEntry, job)
  expect(await findPost(ctx.db, 'the-road-to-kibeho', kigaliDay(clock.now()))).toMatchObject({ title: 'The road to Kibeho' })
  expect(await stateNow(id)).toBe('changed')
  await publishPlanned(ctx, () => postEntry, job)
  expect((await mustFind(id)).publishedVersion).toBe(1)
})

test('a plan that was taken back, or made for another instant, does nothing; one in the past is refused', async () => {
  const id = await begin()
  const at = new Date(clock.now().getTime() + 3_600_000)
  await scheduleEntry(ctx, postEntry, { id, actor: diane, seen: 1, at })
  await publishPlanned(ctx, () => postEntry, { kind: 'post', id, at: new Date(0).toISOString() })
  await unscheduleEntry(ctx, postEntry, { id })
  await publishPlanned(ctx, () => postEntry, { kind: 'post', id, at: at.toISOString() })
  expect(await stateNow(id)).toBe('draft')
  expect(await scheduleEntry(ctx, postEntry, { id, actor: diane, seen: 1, at: clock.now() })).toMatchObject({
    refusal: { reason: 'in-the-past' },
  })
})

test('what goes into the trash leaves the site, is not written on, and comes back as it was, as a draft', async () => {
  const id = await begin()
  await publish(id)
  await trashEntry(ctx, postEntry, { id, actor: diane })
  expect(await findPost(ctx.db, 'the-road-to-kibeho', kigaliDay(clock.now()))).toBeUndefined()
  expect(await save(id, { title: 'x' })).toMatchObject({ refusal: { reason: 'in-the-bin' } })
  await untrashEntry(ctx, postEntry, { id, actor: diane })
  expect(await mustFind(id)).toMatchObject({ title: 'The road to Kibeho', publishedVersion: null })
  expect(await publish(id)).toMatchObject({ done: true })
})

test('what was there before the admin area could write begins once, published, and is not lost when it is taken from the site', async () => {
  await publish(await begin())
  await sql`truncate entries, entry_versions, redirects cascade`.execute(ctx.db)
  expect(await adoptEntries(ctx, [postEntry])).toBe(1)
  expect(await adoptEntries(ctx, [postEntry])).toBe(0)
  const [row] = (await listEntries(ctx.db, { kind: 'post' })).rows
  expect(row && stateOf(row)).toBe('published')
  await unpublishEntry(ctx, postEntry, { id: row?.id ?? 0, actor: diane })
  expect(await adoptEntries(ctx, [postEntry])).toBe(0)
})

test('the list shows every entry once, page by page, and counts them by state', async () => {
  const total = entriesPerPage + 3
  for (let n = 0; n < total; n++) await begin({ ...whole, title: `Post ${n}` })
  const first = await listEntries(ctx.db, { kind: 'post' })
  const last = first.rows.at(-1)
  const second = await listEntries(ctx.db, { kind: 'post', after: last })
  expect([first.more, second.more]).toEqual([true, false])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(total)
  expect(await countEntries(ctx.db, 'post')).toMatchObject({ draft: total, published: 0, trashed: 0 })
  expect((await listEntries(ctx.db, { kind: 'post', search: 'post 1%' })).rows).toEqual([])
})
