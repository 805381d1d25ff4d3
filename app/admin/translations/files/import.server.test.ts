import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import { mostXliffBytes } from '#features/translations/xliff/limits.ts'
import { testContext } from '#tests/support/test-context.ts'
import { bodyOf, importPath, openTranslationFiles, postHashes } from '#tests/support/translation-files.ts'
import type { ImportView } from './import-view.server.ts'
import { packFile } from './packed-file.server.ts'

const { ctx } = await testContext()
const post = await openTranslationFiles(ctx)
const { exported, formOf, send, looked, imported, rows, known, change, translate, fileWith } = post

beforeEach(post.beginAnew)

test('translations are saved as drafts by a machine, and nothing before the preview was seen', async () => {
  const text = await fileWith({
    [postHashes.sentence]: 'Quatre heures &amp; une à pied.',
    [postHashes.lede]: '<pc id="1">Vite</pc>, <pc id="2">la liste</pc>',
  })
  const { plan } = await looked(text)
  expect(plan).toMatchObject({
    saved: 2,
    faulty: 0,
    over: 0,
    entries: [{ id: post.id, result: expect.stringContaining('2 new') }],
  })
  expect(await rows()).toEqual([])
  expect(await imported(text)).toMatchObject({ status: 303, location: `${importPath}?imported=2` })
  expect(await rows()).toMatchObject(
    [
      { hash: postHashes.sentence, draft: 'Quatre heures & une à pied.' },
      { hash: postHashes.lede, draft: '**Vite**, [la liste](/blog/what-to-pack)' },
    ]
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      .map((row) => ({ ...row, kind: 'post', language: 'fr', approved: null, draft_by: 'machine', version: 1 })),
  )
  const [entry] = (await listAuditEntries(ctx.db, {})).rows
  expect(entry).toMatchObject({
    action: 'translations-imported',
    subject: 'Français',
    facts: { count: 2, translatedBy: 'machine', file: 'XLIFF' },
  })
  expect(await imported(await fileWith({ [postHashes.body]: 'Le goudron.' }), { by: 'person' })).toMatchObject({ status: 303 })
  expect((await known('post'))?.get(postHashes.body)).toMatchObject({ draft: 'Le goudron.', draftBy: 'person' })
})

test('what is refused is said line by line, and left out only where that is ticked', async () => {
  const text = await fileWith({
    [postHashes.sentence]: 'Quatre <script>alert(1)</script> heures.',
    [postHashes.lede]: 'Partez avant six heures.',
    [postHashes.body]: 'Le goudron “&lt;b&gt;” ]]&gt; &amp;lt;',
  })
  const { plan } = await looked(text)
  expect(plan).toMatchObject({ saved: 1, faulty: 2 })
  expect(plan.rows.map(({ place, fault }) => [place, fault])).toEqual([
    ['Short description (SEO)', expect.stringContaining('an element that is not part of XLIFF')],
    ['Introduction', 'A link of the English is missing.'],
    ['Text', undefined],
  ])
  expect(text.split('\n')[(plan.rows[1]?.line ?? 0) - 1]).toContain(postHashes.lede)
  expect(await imported(text)).toMatchObject({
    status: 409,
    data: { sentence: expect.stringContaining('Some texts have errors') },
  })
  expect(await rows()).toEqual([])
  expect(await imported(text, { skip: 'yes' })).toMatchObject({ status: 303 })
  expect(await rows()).toMatchObject([{ hash: postHashes.body, draft: 'Le goudron “<b>” ]]> &lt;' }])
})

test('an approved text gets a draft beside it only where that is ticked, and stays what visitors read', async () => {
  await translate(postHashes.sentence, 'Quatre heures.', { approve: true })
  const text = await fileWith({ [postHashes.sentence]: 'Quatre heures de route.', [postHashes.body]: 'Le goudron.' })
  expect((await looked(text)).plan).toMatchObject({ saved: 1, over: 1 })
  expect(await imported(text)).toMatchObject({ location: `${importPath}?imported=1` })
  expect((await known('post'))?.get(postHashes.sentence)).toMatchObject({ approved: 'Quatre heures.', draft: null })
  expect(await imported(text, { over: 'yes' })).toMatchObject({ location: `${importPath}?imported=1` })
  expect((await known('post'))?.get(postHashes.sentence)).toMatchObject({
    approved: 'Quatre heures.',
    draft: 'Quatre heures de route.',
  })
})

test('a draft that changed after the preview is not overwritten, and the preview of now comes back', async () => {
  await translate(postHashes.sentence, 'Quatre heures.')
  const text = await fileWith({ [postHashes.sentence]: 'Quatre heures de route.', [postHashes.body]: 'Le goudron.' })
  const late = await imported(text, {}, () => translate(postHashes.sentence, 'Cinq heures.'))
  expect(late).toMatchObject({
    status: 409,
    data: {
      sentence: expect.stringContaining('Something changed since the preview'),
      plan: { rows: [{ before: 'Now: Cinq heures.' }, { before: undefined }] },
    },
  })
  expect(await rows()).toMatchObject([{ draft: 'Cinq heures.' }])
  const { stamp } = (late.data as { plan: ImportView }).plan
  expect(await imported(text, { stamp })).toMatchObject({ status: 303 })
  expect((await rows()).length).toBe(2)
})

test('where the English has changed since the export a translation is the draft of the new text', async () => {
  await translate(postHashes.body, 'Le goudron.', { approve: true })
  const text = await fileWith({ [postHashes.sentence]: 'Quatre heures de route.' })
  await change({ sentence: 'Five hours by road & one on foot.' })
  const { plan } = await looked(text)
  expect(plan).toMatchObject({ saved: 1, faulty: 0 })
  expect(plan.sums).toContain('1 for a text whose English has changed since the export: drafts of the new text.')
  await imported(text)
  const now = hashOf('sentence', 'Five hours by road & one on foot.')
  expect((await known('post'))?.get(now)).toMatchObject({ draft: 'Quatre heures de route.', approved: null })
  // What left with nothing in its place is counted, and refuses nothing.
  await change({ body: [...bodyOf('Wholly other words.'), ...bodyOf('And many more of them.')] })
  const gone = text.replace('Le goudron.', 'Le goudron !').replace('Quatre heures de route.', 'Quatre heures.')
  expect((await looked(gone)).plan.rows).toMatchObject([
    { place: 'Short description (SEO)', result: 'The English has changed and is translated already: not saved' },
    { entry: expect.stringMatching(/^post:/), result: 'No longer there: not saved', fault: undefined },
  ])
})

test('a file that cannot be read is refused with a sentence and its line', async () => {
  const text = await exported(`?entry=${post.id}`)
  const faultOf = async (sent: string | Uint8Array<ArrayBuffer>) => {
    const { status, data } = await send(formOf(sent, { event: 'look' }))
    return [status, (data as { fault: string }).fault]
  }
  expect(await faultOf(text.replace('<xliff', '<!DOCTYPE x [<!ENTITY a "b">]>\n<xliff'))).toEqual([
    422,
    'Line 2: The file has a DOCTYPE, which no XLIFF file needs. It was not read.',
  ])
  expect(await faultOf(text.replace('trgLang="fr"', 'trgLang="de"'))).toEqual([
    422,
    'Line 2: The file translates into “de”, not into Français. Import it on the page of its language.',
  ])
  expect(await faultOf(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')))).toEqual([
    422,
    'The file is not in UTF-8. Save it as UTF-8 and upload it again.',
  ])
  expect(await faultOf(text.padEnd(mostXliffBytes + 1))).toEqual([
    422,
    'The file is larger than 20 MB. Export fewer texts at once.',
  ])
  expect(await faultOf('')).toEqual([422, 'Choose a file.'])
  expect(await faultOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual([200, undefined])
})

test('a packed file that is none, or unpacks to more than any file has, is no file', async () => {
  const form = (packed: string) => {
    const made = new FormData()
    made.set('packed', packed)
    made.set('event', 'import')
    return made
  }
  for (const packed of ['', 'x', '!!!', await packFile(Buffer.alloc(mostXliffBytes + 1))])
    expect(await send(form(packed))).toMatchObject({ status: 422, data: { fault: 'Choose a file.' } })
})
