import { expect, test } from 'vitest'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { stretchesOf } from '#features/pages/inline-text.ts'
import { addTranslations } from '#features/translations/add-translations.server.ts'
import { listPublicEntries } from '#features/translations/reads.server.ts'
import { adoptContent, loadContent, loadDemo } from '#server/start/first-start.ts'
import { textsWithLanguage } from '#tests/support/language-of-texts.ts'
import { openSite } from '#tests/support/open-site.ts'
import { accented, pseudo, pseudoTranslations } from '#tests/support/pseudo-language.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../languages/site-words.server.ts'
import { sources } from '../words/sources.server.ts'

const { ctx, runJobs } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await adoptContent(ctx)
await runJobs()

const kinds = entryKinds.flatMap(({ name, texts }) => (texts?.length ? [{ name, texts }] : []))
const entries = await listPublicEntries(
  ctx.db,
  kinds.map(({ name }) => name),
)
const unitsIn = ({ kind, content }: (typeof entries)[number]) =>
  unitsOf(content, kinds.find(({ name }) => name === kind)?.texts ?? [])
/** Every second text is translated, whichever it is. */
const isTranslated = ({ hash }: { hash: string }) => hash.charCodeAt(0) % 2 === 0
const inPseudo = (text: string) =>
  text
    .split(/(\]\([^)]*\))/)
    .map((part) => (part.startsWith('](') ? part : accented(part)))
    .join('')

const written = new Map(kinds.map(({ name }) => [name, {} as Record<string, Record<string, string>>]))
for (const entry of entries)
  for (const { place, text } of unitsIn(entry).filter(isTranslated)) {
    const places = written.get(entry.kind) ?? {}
    places[place] = { ...places[place], [text]: inPseudo(text) }
  }
await ctx.db
  .transaction()
  .execute((tx) => addTranslations(ctx, tx, { language: pseudo, kinds: written, approvedBy: 'Diane Uwase' }))

const site = await openSite(ctx, { words: openSiteWords(sources, [pseudoTranslations(sources)]) })
const [departure] = await listDepartures(ctx.db, { now: ctx.clock.now(), packageSlug: 'gorillas-and-the-thousand-hills' })

/** What a page draws of a text: its words between links, and strong and italic ones. One word may be a name. */
const piecesOf = (text: string) =>
  stretchesOf(text).flatMap(({ text: words }) => (/\p{L}\s+\p{L}/u.test(words) ? [words.trim()] : []))

/** A page, and the content that it shows. */
const pages: [path: string, slug: string][] = [
  ['/package-details/gorillas-and-the-thousand-hills', 'gorillas-and-the-thousand-hills'],
  ['/package-details/kibeho-the-feast-of-28-november', 'kibeho-the-feast-of-28-november'],
  [`/departure-details/${departure?.slug}`, 'gorillas-and-the-thousand-hills'],
  ['/visit-rwanda', 'visit-rwanda'],
  ['/know-rwanda', 'know-rwanda'],
  ['/important-to-know', 'important-to-know'],
  ['/about', 'about'],
  ['/services', 'services'],
  ['/blog/what-a-gorilla-permit-buys', 'what-a-gorilla-permit-buys'],
]

test.each(pages)('%s marks what has stayed English, and nothing that is translated', async (path, slug) => {
  // Titles and sentences of other contents are on cards and in lists.
  const units = entries.filter((entry) => entry.slug === slug).flatMap(unitsIn)
  await expectMarks(
    path,
    units.filter(({ place }) => !/(^|\.)(scene\.place|sentence)$/.test(place)),
  )
})

test.each([
  ['/packages', ['package', 'pilgrimage']],
  ['/blog', ['post']],
])('the cards on %s mark what has stayed English, and nothing that is translated', async (path, of) => {
  const units = entries.filter(({ kind }) => of.includes(kind)).flatMap(unitsIn)
  await expectMarks(
    path,
    units.filter(({ place }) => place === 'title' || place === 'sentence'),
  )
})

async function expectMarks(path: string, units: ReturnType<typeof unitsIn>) {
  const left = new Set(units.filter((unit) => !isTranslated(unit)).flatMap(({ text }) => piecesOf(text)))
  const translated = new Set(units.filter(isTranslated).flatMap(({ text }) => piecesOf(inPseudo(text))))
  const answer = await fetch(`${site}/${pseudo}${path}`)
  expect(answer.status).toBe(200)
  const found = textsWithLanguage(await answer.text()).filter(({ text }) => left.has(text) || translated.has(text))
  expect(found.filter(({ text }) => left.has(text)).length).toBeGreaterThan(3)
  expect(found.filter(({ text }) => translated.has(text)).length).toBeGreaterThan(3)
  expect(found.filter(({ text, language }) => language !== (left.has(text) ? 'en' : pseudo))).toEqual([])
}
