import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { postEntry } from '#features/blog/post-entry.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { bannerEntry } from '#features/navigation/banner-entry.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findPublicEntry, listKnownTexts } from './reads.server.ts'
import { saveTranslations } from './save-translations.server.ts'
import { progressOf, shownText, unitToTranslate } from './translation.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const eric = { id: 'eric', name: 'Eric Habimana' }
const post = {
  title: 'The road to Kibeho',
  sentence: 'Four hours by road.',
  lede: 'Leave before six, and read [our packing list](/blog/what-to-pack).',
  topic: 'roads',
  scene: { id: 'kibeho', hour: 'dawn', seed: 3, place: 'Kibeho' },
  publishedOn: null,
  cover: null,
  body: [{ kind: 'text', text: 'The tar ends at Butare.' }],
  sources: [],
  journeys: [],
}

beforeEach(() => sql`truncate entries, entry_versions, redirects, posts, translations, text_changes cascade`.execute(ctx.db))

async function publish(id: number, kind = postEntry) {
  const entry = await findEntry(ctx.db, kind.name, id)
  expect(await publishEntry(ctx, kind, { id, actor: diane, seen: entry?.version ?? 0 })).toMatchObject({ done: true })
}
async function change(id: number, fields: object, kind = postEntry) {
  const entry = await findEntry(ctx.db, kind.name, id)
  if (!entry) throw new Error('No entry')
  await saveEntry(ctx, kind, { id, actor: diane, content: { ...entry.content, ...fields }, seen: entry.version, event: 'saved' })
}
async function publishedPost(content: typeof post & { slug?: string } = post) {
  const id = await beginEntry(ctx, postEntry, { actor: diane, content })
  await publish(id)
  return id
}

async function inFrench(id: number, kind = postEntry) {
  const entry = await findPublicEntry(ctx.db, id)
  if (!entry) throw new Error('Not public')
  const units = unitsOf(entry.content, kind.texts ?? [])
  const known = (await listKnownTexts(ctx.db, 'fr')).get(kind.name) ?? { translations: new Map(), followed: new Map() }
  const find = (english: string) => {
    const unit = units.find(({ text }) => text === english)
    if (!unit) throw new Error(`No text ${english}`)
    return unit
  }
  return {
    translate: (
      english: string,
      text: string,
      { approve = true, by = 'person' as 'person' | 'machine', seen = -1, actor = diane } = {},
    ) => {
      const { hash } = find(english)
      const sent = [{ hash, text, seen: seen < 0 ? (known.translations.get(hash)?.version ?? 0) : seen }]
      return saveTranslations(ctx, { entry, units, language: 'fr', sent, by, approve, actor })
    },
    shown: (english: string) => shownText(find(english).hash, known),
    unit: (english: string) => unitToTranslate(find(english), known),
    progress: progressOf(units.map((unit) => unitToTranslate(unit, known))),
  }
}
const translate = async (id: number, ...args: Parameters<Awaited<ReturnType<typeof inFrench>>['translate']>) =>
  (await inFrench(id)).translate(...args)

test('visitors read what a person approved, and nothing else', async () => {
  const id = await publishedPost()
  expect((await inFrench(id)).progress).toEqual({ missing: 5, stale: 0, unread: 0, approved: 0 })
  await translate(id, 'Four hours by road.', 'Quatre heures de route.', { approve: false })
  expect((await inFrench(id)).shown('Four hours by road.')).toBeUndefined()
  await translate(id, 'Four hours by road.', 'Quatre heures de route.')
  const french = await inFrench(id)
  expect(french.shown('Four hours by road.')).toBe('Quatre heures de route.')
  expect(french.progress).toEqual({ missing: 4, stale: 0, unread: 0, approved: 1 })
})

test('a draft over an approved text leaves visitors the approved one', async () => {
  const id = await publishedPost()
  await translate(id, 'Four hours by road.', 'Quatre heures de route.')
  await translate(id, 'Four hours by road.', 'Quatre heures en voiture.', { approve: false })
  const french = await inFrench(id)
  expect([french.shown('Four hours by road.'), french.unit('Four hours by road.').state]).toEqual([
    'Quatre heures de route.',
    'unread',
  ])
  await translate(id, 'Four hours by road.', '', { approve: false })
  expect((await inFrench(id)).unit('Four hours by road.')).toMatchObject({ state: 'approved', own: { draft: null } })
})

test('text of a machine keeps its mark while it is edited, until a person approves it', async () => {
  const id = await publishedPost()
  await translate(id, 'Four hours by road.', 'Quatre heures par route.', { approve: false, by: 'machine' })
  await translate(id, 'Four hours by road.', 'Quatre heures de route.', { approve: false })
  expect((await inFrench(id)).unit('Four hours by road.').own).toMatchObject({
    draft: 'Quatre heures de route.',
    draftBy: 'machine',
  })
  await translate(id, 'Four hours by road.', 'Quatre heures de route.')
  expect((await inFrench(id)).unit('Four hours by road.').own).toMatchObject({
    draft: null,
    draftBy: null,
    approvedBy: 'Diane Uwase',
  })
})

test('one changed text is stale, and visitors read its former translation; a draft changes nothing', async () => {
  const id = await publishedPost()
  await translate(id, 'Four hours by road.', 'Quatre heures de route.')
  await change(id, { sentence: 'Four hours by road, or five.' })
  expect((await inFrench(id)).progress.stale).toBe(0)
  await publish(id)
  const french = await inFrench(id)
  expect(french.progress).toEqual({ missing: 4, stale: 1, unread: 0, approved: 0 })
  expect(french.shown('Four hours by road, or five.')).toBe('Quatre heures de route.')
  expect(french.unit('Four hours by road, or five.').former?.text).toBe('Quatre heures de route.')
  // Two changes in a row keep it in sight; the first text comes back with its own translation.
  await change(id, { sentence: 'Five hours by road.' })
  await publish(id)
  expect((await inFrench(id)).shown('Five hours by road.')).toBe('Quatre heures de route.')
  await change(id, { sentence: 'Four hours by road.' })
  await publish(id)
  expect((await inFrench(id)).unit('Four hours by road.').state).toBe('approved')
})

test('a warning is English again once its English has changed', async () => {
  const banner = {
    title: 'Road closed',
    text: 'Until noon.',
    tone: 'caution',
    link: null,
    parts: [],
    firstOn: null,
    lastOn: '2099-01-01',
  }
  const id = await beginEntry(ctx, bannerEntry, { actor: diane, content: banner })
  await publish(id, bannerEntry)
  await (await inFrench(id, bannerEntry)).translate('Until noon.', 'Jusqu’à midi.')
  await change(id, { text: 'Until four o’clock.' }, bannerEntry)
  await publish(id, bannerEntry)
  const french = await inFrench(id, bannerEntry)
  expect(french.shown('Until four o’clock.')).toBeUndefined()
  expect(french.unit('Until four o’clock.')).toMatchObject({ state: 'stale', former: { text: 'Jusqu’à midi.' } })
  expect(() => french.unit('Road closed'), 'its name is for staff and not translated').toThrow('No text')
})

test('a copy has every translation', async () => {
  const id = await publishedPost()
  await translate(id, 'The tar ends at Butare.', 'Le goudron s’arrête à Butare.')
  const copy = await publishedPost({ ...post, slug: 'the-road-to-kibeho-2' })
  expect((await inFrench(copy)).shown('The tar ends at Butare.')).toBe('Le goudron s’arrête à Butare.')
})

test('somebody else was faster: nothing is written, and the refusal names them', async () => {
  const id = await publishedPost()
  await translate(id, 'Four hours by road.', 'Quatre heures.', { approve: false, actor: eric })
  const late = await translate(id, 'Four hours by road.', 'Quatre heures de route.', { seen: 0 })
  expect(late).toMatchObject({ done: false, refusal: { translations: [{ reason: 'changed-since', by: 'Eric Habimana' }] } })
  expect((await inFrench(id)).unit('Four hours by road.').own?.draft).toBe('Quatre heures.')
})

test('links that the English does not have, lost ones and marks of direction are refused', async () => {
  const id = await publishedPost()
  const english = post.lede
  const refusal = async (text: string) => {
    const result = await translate(id, english, text, { approve: false })
    return result.done ? [] : result.refusal.translations.map(({ reason }) => reason)
  }
  expect(await refusal('Partez avant six heures, [la liste](https://evil.example).')).toEqual(['foreign-link', 'lost-link'])
  expect(await refusal('Partez avant six heures.')).toEqual(['lost-link'])
  expect(await refusal('Partez \u202Eavant [la liste](/blog/what-to-pack).')).toEqual(['direction-mark'])
  expect(await refusal('Partez avant six heures, et lisez [la liste](/blog/what-to-pack).')).toEqual([])
})

test('of two people who begin a translation at the same time one is stored, and the other hears of it', async () => {
  const french = await inFrench(await publishedPost())
  const began = await Promise.all([
    french.translate('Four hours by road.', 'Quatre heures de route.'),
    french.translate('Four hours by road.', 'Quatre heures en voiture.', { actor: eric, approve: false }),
  ])
  const refusal = began.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal]))
  expect(refusal).toMatchObject([{ reason: 'not-saved', translations: [{ reason: 'changed-since' }] }])
})
