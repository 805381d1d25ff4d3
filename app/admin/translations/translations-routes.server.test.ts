import { expect, test } from 'vitest'
import { postEntry } from '#features/blog/post-entry.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import { publishLanguage } from '#features/settings/publish-language.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { readEnglish, siteWordsKey, sources } from '../../words/sources.server.ts'
import { action, loader } from './entry-translation.tsx'
import { placeName } from './place-name.ts'
import { action as listAction, loader as listLoader } from './translations.tsx'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const file = { name: 'Français', intl: 'fr', counts: 'fr', search: 'french' } as const
const words = openSiteWords(sources, [{ language: 'fr', file, messages: new Map() }])
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const id = await beginEntry(ctx, postEntry, {
  actor: diane,
  content: {
    title: 'The road to Kibeho',
    sentence: 'Four hours by road.',
    lede: 'Leave before six.',
    topic: 'roads',
    scene: { id: 'kibeho', hour: 'dawn', seed: 3, place: 'Kibeho' },
    cover: null,
    publishedOn: null,
    body: [{ kind: 'text', text: 'The tar ends at Butare.' }],
    sources: [],
    journeys: [],
  },
})
await publishEntry(ctx, postEntry, { id, actor: diane, seen: 1 })

function args(path: string, parts: RequestParts = {}) {
  const made = argsOf(ctx, path, parts) as { context: { set(key: unknown, value: unknown): void } }
  made.context.set(siteWordsKey, words)
  return made as never
}
const entry = (parts: RequestParts, params = { language: 'fr', id: String(id) }) =>
  args(`/admin/translations/${params.language}/${params.id}`, { ...parts, params })
const hash = hashOf('sentence', 'Four hours by road.')
const send = (role: Role, form: Record<string, string>) =>
  answerOf(() =>
    action(entry({ cookie: cookies[role], form: { hash, seen: '0', [`text.${hash}`]: 'Quatre heures de route.', ...form } })),
  )

test('owner and editor publish a language and take it back; others and an unknown language are refused', async () => {
  const press = (role: Role, event: string, language = 'fr') =>
    answerOf(() => listAction(args('/admin/translations', { cookie: cookies[role], form: { language, event } })))
  for (const role of ['sales', 'translator'] as const) expect((await press(role, 'publish')).status, role).toBe(403)
  expect((await press('owner', 'publish', 'xx')).status).toBe(404)
  expect((await press('owner', 'nonsense')).status).toBe(400)
  expect((await press('editor', 'publish')).status).toBe(303)
  expect((await findSettings(ctx.db)).languages).toEqual(['fr'])
  expect((await press('owner', 'take-back')).status).toBe(303)
  expect((await findSettings(ctx.db)).languages).toEqual([])
})

test('before a language is published or taken back the screen says how many pages are whole and where they will be', async () => {
  const asked = async (does: string) =>
    (await listLoader(args(`/admin/translations?language=fr&ask=${does}`, { cookie: cookies.owner }))).publishing
  // The page of the post, and that of the terms.
  const address = `${ctx.config.publicUrl}/fr`
  expect(await asked('publish')).toEqual({ does: 'publish', address, pages: { whole: 0, all: 2 } })
  expect(await asked('take-back')).toBeUndefined()
  await publishLanguage(ctx, { actor: diane, language: 'fr', isPublic: true })
  expect(await asked('take-back')).toEqual({ does: 'take-back', address, pages: { whole: 0, all: 2 } })
  expect(await asked('publish')).toBeUndefined()
  await publishLanguage(ctx, { actor: diane, language: 'fr', isPublic: false })
})

test('everybody who reads content sees how far it is translated; owner, editor and translator translate', async () => {
  for (const role of roles) {
    expect(await answerOf(() => listLoader(args('/admin/translations', { cookie: cookies[role] }))), role).toMatchObject({
      status: 200,
    })
    expect(await answerOf(() => loader(entry({ cookie: cookies[role] }))), role).toMatchObject({ status: 200 })
  }
  expect((await send('sales', { event: 'save' })).status).toBe(403)
  expect((await send('read-only', { event: 'approve' })).status).toBe(403)
  expect(await answerOf(() => loader(entry({})))).toMatchObject({ status: 302 })
})

test('a draft is kept and approved; what somebody else changed is not lost', async () => {
  expect(await send('editor', { event: 'save' })).toMatchObject({
    status: 303,
    location: `/admin/translations/fr/${id}?saved=saved#t-${hash}`,
  })
  const late = await send('owner', { event: 'approve', [`text.${hash}`]: 'Quatre heures.' })
  expect(late).toMatchObject({ status: 409, data: { hash, text: 'Quatre heures.' } })
  expect(await send('translator', { event: 'approve', seen: '1' })).toMatchObject({ status: 303 })
  const { units, progress } = await loader(entry({ cookie: cookies.owner }))
  expect(progress).toEqual({ missing: 4, stale: 0, unread: 0, approved: 1 })
  expect(units.find((unit) => unit.hash === hash)).toMatchObject({
    place: 'Short description (SEO)',
    translation: 'Quatre heures de route.',
  })
})

test('bad input gets a sentence, and unknown things a 404', async () => {
  expect(await send('owner', { event: 'approve', [`text.${hash}`]: ' ', seen: '2' })).toMatchObject({ status: 422 })
  expect(await send('owner', { event: 'save', [`text.${hash}`]: '[ici](https://evil.example)', seen: '2' })).toMatchObject({
    status: 422,
  })
  expect((await send('owner', { event: 'save', hash: 'nothing', seen: 'x' })).status).toBe(422)
  expect((await send('owner', { event: 'dance' })).status).toBe(404)
  const at = (params: { language: string; id: string }) => answerOf(() => loader(entry({ cookie: cookies.owner }, params)))
  expect((await at({ language: 'xx', id: String(id) })).status).toBe(404)
  expect((await at({ language: 'fr', id: '999999' })).status).toBe(404)
  expect((await at({ language: 'fr', id: 'x' })).status).toBe(404)
})

test('a place is named by its list and its field', () => {
  expect(placeName(readEnglish, 'days.1.text')).toBe('Day 2: Text')
  expect(placeName(readEnglish, 'sections.0.blocks.2.items.1')).toBe('Section 1: List item 2')
  expect(placeName(readEnglish, 'border.yellowCard')).toBe('Yellow card')
})
