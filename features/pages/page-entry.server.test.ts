import { beforeAll, expect, test } from 'vitest'
import { demoPages } from '#db/demo/pages.ts'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, findMovedTo, listEntries } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { trashEntry } from '#features/content/trash-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { loadContent } from '#server/start/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { fixedPageEntry, ownPageEntry } from './page-entry.server.ts'
import { isFixedPage } from './page-href.ts'
import { findPage, listPages } from './reads.server.ts'

const { ctx, clock } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const today = kigaliDay(clock.now())
const whole = {
  title: 'Schools',
  sentence: 'What a class pays and sees.',
  lede: 'Classes of up to thirty.',
  scene: { id: 'hills', hour: 'day', seed: 1, place: 'Musanze' },
  sections: [{ id: '', title: 'Prices', blocks: [{ kind: 'text', text: 'Ask us.' }] }],
}

beforeAll(async () => {
  await loadContent(ctx)
  await adoptEntries(ctx, [fixedPageEntry, ownPageEntry])
})

const entryOf = async (kind: EntryKind, id: number) => {
  const entry = await findEntry(ctx.db, kind.name, id)
  if (!entry) throw new Error(`No entry ${id}`)
  return entry
}
const pageRow = async (slug: string) => {
  const { rows } = await listEntries(ctx.db, { kind: 'page' })
  return entryOf(fixedPageEntry, rows.find((row) => row.slug === slug)?.id ?? 0)
}
const publish = async (kind: EntryKind, id: number) =>
  publishEntry(ctx, kind, { id, actor: diane, seen: (await entryOf(kind, id)).version })
const change = async (kind: EntryKind, id: number, part: Partial<Content>) => {
  const { content, version } = await entryOf(kind, id)
  await saveEntry(ctx, kind, { id, actor: diane, seen: version, event: 'saved', content: { ...content, ...part } })
  return publish(kind, id)
}
const begin = (content: Partial<Content> = {}) =>
  beginEntry(ctx, ownPageEntry, { actor: diane, content: { ...whole, ...content } })

test('every page of the site has its screen named, and each is an entry', async () => {
  expect(demoPages.filter(({ slug }) => !isFixedPage(slug))).toEqual([])
  expect((await listEntries(ctx.db, { kind: 'page' })).rows).toHaveLength(demoPages.length)
})

test('every page is the same, to the day and the instant, once it is published from its entry', async () => {
  const before = await listPages(ctx.db)
  for (const { slug } of before) expect(await publish(fixedPageEntry, (await pageRow(slug)).id)).toMatchObject({ done: true })
  expect(await listPages(ctx.db)).toEqual(before)
})

test('a section that changed is dated today, its neighbours keep their day, and so do links to it', async () => {
  const { id, content } = await pageRow('important-to-know')
  const [first, second] = content.sections as { id: string; title: string; blocks: unknown[] }[]
  const live = await findPage(ctx.db, 'important-to-know')
  const sections = (content.sections as object[]).with(1, { ...second, id: '', title: 'Another title' })
  expect(await change(fixedPageEntry, id, { sections })).toMatchObject({ done: true })
  const after = await findPage(ctx.db, 'important-to-know')
  expect(after?.sections[1]).toMatchObject({ id: second?.id, title: 'Another title', updatedOn: today })
  expect(after?.sections[0]).toEqual(live?.sections[0])
  expect(after?.sections[0]?.id).toBe(first?.id)
})

test('a page of the site can neither leave it nor go into the trash', async () => {
  const { id } = await pageRow('about')
  expect(await unpublishEntry(ctx, fixedPageEntry, { id, actor: diane })).toMatchObject({ refusal: { reason: 'stays-public' } })
  expect(await trashEntry(ctx, fixedPageEntry, { id, actor: diane })).toMatchObject({ refusal: { reason: 'stays-public' } })
})

test('a copy of a page of the site has no screen, and does not go out', async () => {
  const { content } = await pageRow('about')
  const id = await beginEntry(ctx, fixedPageEntry, { actor: diane, content: { ...content, slug: '' } })
  expect(await publish(fixedPageEntry, id)).toMatchObject({
    refusal: { reason: 'has-problems', problems: [{ path: '', reason: 'no-screen', grave: true }] },
  })
})

test('a section that is removed gives a warning before its links lead nowhere', async () => {
  const { content } = await pageRow('about')
  const [gone, ...rest] = content.sections as { id: string }[]
  const problems = await fixedPageEntry.check(ctx.db, { ...content, sections: rest })
  expect(problems).toEqual([{ path: 'sections', reason: 'anchor-gone', grave: false, facts: { id: gone?.id } }])
})

test('a page of one’s own is read at its address, moves with a trace, and is gone when it is taken away, also after a start', async () => {
  const id = await begin()
  expect(await publish(ownPageEntry, id)).toEqual({ done: true, value: { path: '/pages/schools' } })
  expect(await findPage(ctx.db, 'schools')).toMatchObject({ sections: [{ id: 'prices', updatedOn: today }] })
  await change(ownPageEntry, id, { slug: 'school-groups' })
  expect(await findPage(ctx.db, 'schools')).toBeUndefined()
  expect(await findMovedTo(ctx.db, 'own-page', 'schools')).toBe('school-groups')
  await unpublishEntry(ctx, ownPageEntry, { id, actor: diane })
  await loadContent(ctx)
  expect(await findPage(ctx.db, 'school-groups')).toBeUndefined()
})

test('a page of one’s own never takes the place of one of the site', async () => {
  const id = await begin({ title: 'About', slug: 'about' })
  const before = await findPage(ctx.db, 'about')
  expect(await publish(ownPageEntry, id)).toMatchObject({
    refusal: { reason: 'has-problems', problems: expect.arrayContaining([{ path: 'slug', reason: 'slug-taken', grave: true }]) },
  })
  expect(await findPage(ctx.db, 'about')).toEqual(before)
})
