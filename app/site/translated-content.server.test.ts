import { expect, test } from 'vitest'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listDrafts } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { findPublicEntry, listKnownTexts } from '#features/translations/reads.server.ts'
import { saveTranslations } from '#features/translations/save-translations.server.ts'
import { adoptContent, loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { accented, pseudo, pseudoTranslations } from '#tests/support/pseudo-language.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../languages/site-words.server.ts'
import { sources } from '../words/sources.server.ts'

const { ctx } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await adoptContent(ctx)
const site = await openSite(ctx, { words: openSiteWords(sources, [pseudoTranslations(sources)]) })
const diane = { id: 'diane', name: 'Diane Uwase' }

const read = async (path: string) => (await fetch(site + path)).text()
const kindNamed = (name: string) => {
  const kind = kindOf(name)
  if (!kind) throw new Error(`No kind ${name}`)
  return kind
}
async function idOf(kind: string, slug: string): Promise<number> {
  const [entry] = await listDrafts(ctx.db, kind, slug)
  if (!entry) throw new Error(`No ${kind} ${slug}`)
  return entry.id
}

/** Approves the accented text of everything, or of one English text, of an entry. */
async function translate(kind: string, id: number, only?: string) {
  const entry = await findPublicEntry(ctx.db, id)
  if (!entry) throw new Error('Not public')
  const units = unitsOf(entry.content, kindNamed(kind).texts ?? [])
  const known = (await listKnownTexts(ctx.db, pseudo)).get(kind)
  const sent = [...new Map(units.map((unit) => [unit.hash, unit])).values()]
    .filter(({ text }) => only === undefined || text === only)
    .map(({ hash, text }) => ({ hash, text: inPseudo(text), seen: known?.translations.get(hash)?.version ?? 0 }))
  const saved = await saveTranslations(ctx, { entry, units, language: pseudo, sent, by: 'person', approve: true, actor: diane })
  expect(saved).toMatchObject({ done: true })
}
/** Accented, but for the addresses of links. */
const inPseudo = (text: string) =>
  text
    .split(/(\]\([^)]*\))/)
    .map((part) => (part.startsWith('](') ? part : accented(part)))
    .join('')

const texts = (html: string) => html.replace(/<[^>]+>/g, '\n').replaceAll('&#x27;', '’')

test('a package is read in the language of the page, text by text', async () => {
  const slug = 'gorillas-and-the-thousand-hills'
  await translate('package', await idOf('package', slug))
  const [english, other] = [
    texts(await read(`/package-details/${slug}`)),
    texts(await read(`/${pseudo}/package-details/${slug}`)),
  ]
  for (const text of [
    'Gorillas and the thousand hills',
    'Into Kigali',
    'Coffee tasting in Kigali, the coffee cooperative and the island boat on Lake Kivu',
  ])
    expect([english.includes(text), other.includes(accented(text))], text).toEqual([true, true])
  expect(english).not.toContain(accented('Into Kigali'))
})

test('a page whose English changes shows its former translation, and what nobody translated in English', async () => {
  const id = await idOf('page', 'about')
  const heading = 'How it works'
  await translate('page', id, heading)
  expect(texts(await read(`/${pseudo}/about`))).toContain(accented(heading))
  expect(texts(await read(`/${pseudo}/about`))).toContain('The name')

  const entry = await findEntry(ctx.db, 'page', id)
  if (!entry) throw new Error('No entry')
  const sections = (entry.content.sections as { title: string }[]).map((section) => ({
    ...section,
    title: section.title === heading ? 'How all this works' : section.title,
  }))
  const content = { ...entry.content, sections }
  const saved = await saveEntry(ctx, kindNamed('page'), { id, actor: diane, content, seen: entry.version, event: 'saved' })
  if (!saved.done) throw new Error('Not saved')
  expect(texts(await read(`/${pseudo}/about`))).toContain(accented(heading))
  await publishEntry(ctx, kindNamed('page'), { id, actor: diane, seen: saved.value.version })
  expect(texts(await read('/about'))).toContain('How all this works')
  expect(texts(await read(`/${pseudo}/about`))).toContain(accented(heading))
})

test('a post is read in the language of the page', async () => {
  const slug = 'what-a-gorilla-permit-buys'
  await translate('post', await idOf('post', slug))
  const other = texts(await read(`/${pseudo}/blog/${slug}`))
  expect(other).toContain(accented('What a gorilla permit buys'))
  expect(other).toContain(accented('Why there are so few'))
})
