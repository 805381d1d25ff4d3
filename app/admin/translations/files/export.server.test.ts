import { beforeEach, expect, test } from 'vitest'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { roles } from '#features/staff/permissions.ts'
import { listPublicEntries } from '#features/translations/reads.server.ts'
import { saveTranslations } from '#features/translations/save-translations.server.ts'
import { readXliff } from '#features/translations/xliff/read-xliff.server.ts'
import { answerOf } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { importPath, openTranslationFiles, postHashes } from '#tests/support/translation-files.ts'
import { loader as listLoader } from '../translations.tsx'
import { loader as exportLoader } from './export.ts'
import { loader } from './import.tsx'

const { ctx } = await testContext()
const post = await openTranslationFiles(ctx)
const { args, exported, formOf, send, looked, imported, rows, known, change, translate, fileWith } = post
const diane = { id: 'diane', name: 'Diane Uwase' }
const kinds = ['package', 'post', 'page', 'hotel', 'country', 'menu']

beforeEach(post.beginAnew)

test('who translates exports and imports, and nobody else', async () => {
  for (const role of roles) {
    const status = ['owner', 'editor', 'translator'].includes(role) ? 200 : 403
    expect(await answerOf(() => exportLoader(args(`/admin/translations/fr/export.xlf`, { role }))), role).toMatchObject({
      status,
    })
    expect(await answerOf(() => loader(args(importPath, { role }))), role).toMatchObject({ status })
    expect((await send(formOf(await fileWith({})), { role })).status, role).toBe(status)
  }
  for (const run of [() => exportLoader(args('/x', { role: '' })), () => loader(args(importPath, { role: '' }))])
    expect(await answerOf(run)).toMatchObject({ status: 302 })
  expect(await answerOf(() => loader(args(importPath, { language: 'xx' })))).toMatchObject({ status: 404 })
  expect(await answerOf(() => exportLoader(args('/x', { language: 'xx' })))).toMatchObject({ status: 404 })
})

test('an export has the contents of the list: one, those of a kind, or all, and the texts that were chosen', async () => {
  const of = async (query: string) => [...(await exported(query)).matchAll(/<file id="([^"]+)" original="([^"]+)"/g)]
  expect((await of(`?entry=${post.id}`)).map(([, name, address]) => [name, address])).toEqual([
    [`post:${post.slug}`, `/blog/${post.slug}`],
  ])
  expect(new Set((await of('?kind=hotel')).map(([, name]) => name?.split(':')[0]))).toEqual(new Set(['hotel']))
  expect(new Set((await of('')).map(([, name]) => name?.split(':')[0])).size).toBeGreaterThan(12)
  await translate(postHashes.sentence, 'Quatre heures de route.', { approve: true })
  await translate(postHashes.body, 'Le goudron : “&lt;<b>”', { by: 'machine' })
  const units = async (choice: string) => [
    ...(await exported(`?entry=${post.id}&texts=${choice}`)).matchAll(/<unit id="([^"]+)"[\s\S]*?<segment ([^>]*)>/g),
  ]
  expect((await units('approved')).map(([, hash, state]) => [hash, state])).toEqual([[postHashes.sentence, 'state="final"']])
  expect((await units('unread')).map(([, hash, state]) => [hash, state])).toEqual([
    [postHashes.body, 'state="translated" subState="impamba:machine"'],
  ])
  expect((await units('open')).map(([, hash]) => hash)).not.toContain(postHashes.sentence)
  expect((await units('open')).length).toBe((await units('all')).length - 1)
  const none = await answerOf(() => exportLoader(args(`/admin/translations/fr/export.xlf?entry=${post.id}&texts=stale`)))
  expect(none).toMatchObject({ status: 303, location: `/admin/translations/fr/${post.id}?exported=none` })
  const noneOfKind = await answerOf(() => exportLoader(args('/admin/translations/fr/export.xlf?kind=hotel&texts=stale')))
  expect(noneOfKind).toMatchObject({ location: '/admin/translations?language=fr&kind=hotel&texts=stale&exported=none' })
  for (const entry of ['0', 'x', '999999'])
    expect(await answerOf(() => exportLoader(args(`/admin/translations/fr/export.xlf?entry=${entry}`)))).toMatchObject({
      status: 404,
    })
})

test('the list shows the contents of a kind with texts in a state', async () => {
  await translate(postHashes.sentence, 'Quatre heures de route.')
  const list = async (query: string) => (await listLoader(args(`/admin/translations?language=fr${query}`))).rows
  expect((await list('&texts=unread')).map((row) => row.id)).toEqual([post.id])
  expect(await list('&texts=unread&kind=hotel')).toEqual([])
  expect(new Set((await list('&kind=hotel')).map(({ kind }) => kind)).size).toBe(1)
})

test('the untouched file of everything changes nothing, whatever is translated', async () => {
  for (const kind of kinds)
    for (const entry of (await listPublicEntries(ctx.db, [kind])).slice(0, 3)) {
      const places = entryKinds.find(({ name }) => name === kind)?.texts ?? []
      const units = [...new Map(unitsOf(entry.content, places).map((unit) => [unit.hash, unit])).values()]
      const before = await known(kind)
      const missing = units.filter(({ hash }) => !before?.has(hash))
      for (const [at, approve] of [true, false].entries()) {
        const sent = missing
          .filter((_unit, index) => index % 3 === at)
          .map(({ hash, text }) => ({ hash, text: `${text} — « oui »`, seen: 0 }))
        const input = { entry, units, language: 'fr', sent, by: 'machine' as const, approve, actor: diane }
        expect(await saveTranslations(ctx, input)).toMatchObject({ done: true })
      }
    }
  const stored = await rows()
  expect(stored.length).toBeGreaterThan(200)
  const { plan } = await looked(await exported())
  expect(plan).toMatchObject({ saved: 0, faulty: 0, over: 0, all: 0, rows: [], entries: [] })
  expect(await imported(await exported())).toMatchObject({ status: 409, data: { sentence: 'No changes to save.' } })
  expect(await rows()).toEqual(stored)
  const read = await readXliff(new TextEncoder().encode(await exported()), 'fr')
  const units = read.fault ? [] : read.units
  expect(units.filter(({ isOwn, fault }) => !isOwn || fault)).toEqual([])
  expect(units.filter(({ text }) => text?.includes('](')).length).toBeGreaterThan(3)
  expect(units.filter(({ text }) => text?.includes('**')).length).toBeGreaterThan(3)
})

test('a text whose English changed leaves with both former texts, and comes back as missing as it was', async () => {
  await translate(postHashes.sentence, 'Quatre heures & une à pied.', { approve: true })
  await change({ sentence: 'Five hours by road & one on foot.' })
  const text = await exported(`?entry=${post.id}&texts=stale`)
  expect(text).toContain(
    '<note category="former-source" appliesTo="source">The English before: Four hours by road &amp; one on foot.</note>',
  )
  expect(text).toContain(
    '<note category="former-target" appliesTo="target">Its translation: Quatre heures &amp; une à pied.</note>',
  )
  expect((await looked(text)).plan).toMatchObject({ saved: 0, faulty: 0, all: 0 })
})
