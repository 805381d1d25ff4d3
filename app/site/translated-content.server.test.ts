import { expect, test } from 'vitest'
import { editDeparture } from '#features/bookings/departures/edit-departure.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listDrafts } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { listTextRows, textsOf } from '#features/content-kinds/text-rows.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listAdminDepartures } from '#features/departures/reads-admin.server.ts'
import { findPublicEntry, listKnownTexts } from '#features/translations/reads.server.ts'
import { saveTranslations } from '#features/translations/save-translations.server.ts'
import { unitToTranslate } from '#features/translations/translation.ts'
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

/** Pages whose content is read in their language, and a text that each shows. */
const pages = [
  ['package', 'gorillas-and-the-thousand-hills', '/package-details/gorillas-and-the-thousand-hills', 'Into Kigali'],
  ['post', 'what-a-gorilla-permit-buys', '/blog/what-a-gorilla-permit-buys', 'Why there are so few'],
  ['country', 'rwanda', '/rwanda', 'Kinyarwanda'],
  ['country', 'tanzania', '/pilgrimage-details', 'Tanzania'],
  ['park', 'akagera', '/akagera-national-park', 'Akagera National Park'],
  ['hotel', 'imisozi-terrace-kigali', '/hotel-details/imisozi-terrace-kigali', 'Superior twin'],
] as const

test.each(pages)('a %s is read in the language of the page, text by text', async (kind, slug, path, seen) => {
  const id = await idOf(kind, slug)
  await translate(kind, id)
  const [english, other] = [texts(await read(path)), texts(await read(`/${pseudo}${path}`))]
  expect([english.includes(seen), other.includes(accented(seen))], seen).toEqual([true, true])
  const entry = await findPublicEntry(ctx.db, id)
  // A name of one word is that of a place too, on a map or in a list.
  const lines = new Set(other.split('\n').map((line) => line.trim()))
  const left = unitsOf(entry?.content, kindNamed(kind).texts ?? []).filter(({ text }) => text.includes(' ') && lines.has(text))
  expect(left.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

test('a note of a departure is listed with the contents, read in the language of the page, and English again once it changes', async () => {
  const [found] = await listDepartures(ctx.db, { now: ctx.clock.now(), packageSlug: 'gorillas-and-the-thousand-hills' })
  const path = `/departure-details/${found?.slug}`
  const write = async (note: string) => {
    const was = (await listAdminDepartures(ctx.db, [found?.id ?? 0]))[0]
    if (!was || !found) throw new Error('No departure')
    const { packageId: id, packageSlug: slug, nights, startsOn, comfort, minimum, cutOffDays } = was
    const values = { package: { id, slug, nights }, startsOn, comfort, minimum, cutOffDays, capacity: found.capacity, note }
    expect((await editDeparture(ctx, { departureId: was.id, seen: was.version, actor: diane, values })).done).toBe(true)
  }
  // Pages of a test stay cached, so each is read under another address.
  let travellers = 1
  const shows = async (text: string) => expect(await read(`/${pseudo}${path}?travellers=${travellers++}`)).toContain(text)
  await write('Bring boots for the second day.')
  await shows('<p class="copy" lang="en">Bring boots')
  const [listed] = await listTextRows(ctx.db, ['departure'], ctx.clock.now())
  if (!listed) throw new Error('Not listed')
  const units = unitsOf(listed.content, textsOf('departure'))
  const [unit] = units.filter(({ text }) => text.startsWith('Bring boots'))
  const sent = [{ hash: unit?.hash ?? '', text: accented('Bring boots for the second day.'), seen: 0 }]
  const input = { entry: listed, units, language: pseudo, sent, by: 'person', approve: true, actor: diane } as const
  expect(await saveTranslations(ctx, input)).toMatchObject({ done: true })
  await shows('<p class="copy">Bríñg bööts för thé séçöñd')
  await write('Bring boots for the third day.')
  await shows('<p class="copy" lang="en">Bring boots for the third')
  const [next] = await listTextRows(ctx.db, ['departure'], ctx.clock.now())
  const known = (await listKnownTexts(ctx.db, pseudo)).get('departure')
  const changed = unitsOf(next?.content, textsOf('departure')).filter(({ text }) => text.startsWith('Bring boots'))
  expect(changed.map((one) => known && unitToTranslate(one, known).state)).toEqual(['stale'])
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
