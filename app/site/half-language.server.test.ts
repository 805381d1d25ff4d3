import { expect, test } from 'vitest'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { listTextRows, textKinds } from '#features/content-kinds/text-rows.server.ts'
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

const kinds = textKinds.flatMap(({ name, texts }) => (texts?.length ? [{ name, texts }] : []))
const names = kinds.map(({ name }) => name)
const entries = [...(await listPublicEntries(ctx.db, names)), ...(await listTextRows(ctx.db, names, ctx.clock.now()))]
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

/** They are no English text where a language has no other. */
const namesOfRecord = new Set(
  entries.flatMap((entry) => (['place', 'park', 'country'].includes(entry.kind) ? unitsIn(entry) : [])).flatMap(nameIn),
)
function nameIn({ place, text }: ReturnType<typeof unitsIn>[number]): string[] {
  return ['name', 'capital', 'short'].includes(place) ? [text] : []
}

/** The place that a picture shows, and what papers freight needs, stand without a mark (docs/languages.md). */
const withoutMark = /(^|\.)place$|^documents\./
const units = entries.flatMap(unitsIn).filter(({ place, text }) => !namesOfRecord.has(text) && !withoutMark.test(place))
const left = new Set(units.filter((unit) => !isTranslated(unit)).flatMap(({ text }) => piecesOf(text)))
const translated = new Set(units.filter(isTranslated).flatMap(({ text }) => piecesOf(inPseudo(text))))

test.each([
  '',
  '/packages',
  '/package-details/gorillas-and-the-thousand-hills',
  '/package-details/kibeho-the-feast-of-28-november',
  '/departures',
  `/departure-details/${departure?.slug}`,
  '/rwanda',
  '/uganda',
  '/countries',
  '/akagera-national-park',
  '/hotel-details/imisozi-terrace-kigali',
  '/hotel-information',
  '/car-hire-rates',
  '/transport-information?from=kigali&to=akagera-south-gate',
  '/freight-quote?lane=mombasa-kigali-road',
  '/pilgrimage',
  '/pilgrimage-details',
  '/kibeho-pilgrimage-package',
  '/community',
  '/community/cbt-tips',
  '/community/details?id=nkombo',
  '/luxury',
  '/visit-rwanda',
  '/know-rwanda',
  '/important-to-know',
  '/about',
  '/services',
  '/blog',
  '/blog/what-a-gorilla-permit-buys',
])('%s marks what has stayed English, and nothing that is translated', async (path) => {
  const answer = await fetch(`${site}/${pseudo}${path}`)
  expect(answer.status).toBe(200)
  const texts = textsWithLanguage(await answer.text())
  expect(texts.filter(({ text, language }) => left.has(text) && language === 'en').length).toBeGreaterThan(14)
  expect(texts.filter(({ text }) => translated.has(text)).length).toBeGreaterThan(10)
  expect(texts.filter(({ text, language }) => left.has(text) && language === pseudo)).toEqual([])
  expect(texts.filter(({ text, language }) => translated.has(text) && language !== pseudo)).toEqual([])
})
