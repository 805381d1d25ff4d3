import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { listTextRows, textsOf } from '#features/content-kinds/text-rows.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { translationFaults, translationHints } from '#features/translations/check-translation.ts'
import { listKnownTexts, listPublicEntries } from '#features/translations/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { adoptContent, loadContent, loadDemo } from './first-start.ts'
import { loadTranslations, readTranslations } from './load-translations.ts'

const { ctx } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await adoptContent(ctx)

const kinds = entryKinds.flatMap(({ name, texts }) => (texts?.length ? [name] : []))
const contents = [
  ...(await listPublicEntries(ctx.db, kinds)),
  ...(await listTextRows(ctx.db, ['road', 'service'], ctx.clock.now())),
]
const english = new Set(
  contents.flatMap(({ kind, content }) => unitsOf(content, textsOf(kind)).map(({ place, text }) => `${kind} ${place} ${text}`)),
)
const languages = await readdir('db/translations')

test.each(
  languages,
)('%s: each translation belongs to a text that a new site has, keeps its links and holds nothing foreign', async (language) => {
  const faults = [...(await readTranslations(`db/translations/${language}`))].flatMap(([kind, places]) =>
    Object.entries(places).flatMap(([place, texts]) =>
      Object.entries(texts).flatMap(([text, translation]) => [
        ...(english.has(`${kind} ${place} ${text}`) ? [] : [`no such text: ${kind} ${place} ${text}`]),
        ...translationFaults(text, translation).map((fault) => `${fault}: ${kind} ${place} ${text}`),
        ...(translationHints(text, translation).includes('lost-strong') ? [`lost-strong: ${kind} ${place} ${text}`] : []),
        ...(translation.includes('\u202f') ? [`a space that our faces do not have: ${kind} ${place} ${text}`] : []),
      ]),
    ),
  )
  expect(faults).toEqual([])
})

test('a site of one’s own begins with drafts of a machine and no public language; the second start adds nothing', async () => {
  await loadTranslations(ctx, { isDemo: false })
  const [translation] = [...((await listKnownTexts(ctx.db, 'fr')).get('menu')?.translations.values() ?? [])]
  expect(translation).toMatchObject({ approved: null, draftBy: 'machine' })
  expect((await findSettings(ctx.db)).languages).toEqual([])
  await loadTranslations(ctx, { isDemo: true })
  expect((await findSettings(ctx.db)).languages).toEqual([])
})
