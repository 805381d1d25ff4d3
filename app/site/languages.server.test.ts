import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { englishFormats } from '#platform/languages/english-formatter.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { pagesInLanguages } from '#tests/support/pages-in-languages.ts'
import { accented, asEnglish, pseudo, pseudoTranslations } from '#tests/support/pseudo-language.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addressIn } from '../languages/addresses.ts'
import { openSiteWords } from '../languages/site-words.server.ts'
import { sources } from '../words/sources.server.ts'
import { termsWords } from '../words/terms.ts'

const { ctx, runJobs } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await runJobs()
// A second one, which the translator is offered for and nothing is translated into yet.
const translated = [
  pseudoTranslations(sources),
  { ...asEnglish(pseudoTranslations(sources)), language: 'de', messages: new Map() },
]
const site = await openSite(ctx, { words: openSiteWords(sources, translated) })
const { publicUrl } = ctx.config

const read = async (path: string) => (await fetch(site + path)).text()
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(site + path, { redirect: 'manual', ...init })
  await answer.body?.cancel()
  return { status: answer.status, location: answer.headers.get('Location') }
}
/** The addresses of this site that links and forms of a page lead to. */
const leadsTo = (html: string) => Array.from(html.matchAll(/ (?:href|action|formAction)="(\/[^"]*)"/g), ([, href = '']) => href)

/** What the main part of a page says, piece by piece: what is marked as English is a piece with what stands around it. */
const mainText = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<!--.*?-->|<span( lang="en")?>|<\/span>/g, '')
    .split(/<[^>]+>/)
    .filter((text) => text !== '')

/** The texts and figures of a page's structured data, each with the name it stands under. */
function structuredData(html: string): [name: string, value: unknown][] {
  const found: [string, unknown][] = []
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    JSON.parse(json, (name, value: unknown) => {
      if (typeof value !== 'object') found.push([name, value])
      return value
    })
  return found
}

/** Pages on which staff wrote tables of days. */
const writtenDays = [
  '/pilgrimage-details',
  '/kibeho-pilgrimage-package',
  '/package-details/kibeho-the-feast-of-28-november',
  '/visit-rwanda',
  '/important-to-know',
  '/know-rwanda',
]

describe.each(pagesInLanguages.map((page) => `/${pseudo}${page}`))('%s', (path) => {
  let html: string
  beforeAll(async () => {
    html = await read(path)
  })

  test('says its language, and names itself as the page to be found', () => {
    expect(html).toMatch(new RegExp(`<html lang="${pseudo}"`))
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    const english = path.split('?')[0]?.slice(pseudo.length + 1) || '/'
    if (canonical) expect(canonical.split('?')[0]).toBe(publicUrl + addressIn(pseudo, english))
  })

  test('names pages in its language in its structured data, with the prices of the English page', async () => {
    const data = structuredData(html)
    const addresses = data.flatMap(([name, value]) => (['url', 'item', '@id'].includes(name) ? [String(value)] : []))
    expect(addresses.filter((address) => !`${address}/`.startsWith(`${publicUrl}/${pseudo}/`))).toEqual([])
    const prices = (all: typeof data) => all.filter(([name]) => /price|offerCount|availability/i.test(name))
    expect(prices(data)).toEqual(prices(structuredData(await read(path.slice(pseudo.length + 1) || '/'))))
  })

  test('leads to pages in its language, but for the menu of languages and what is there once', () => {
    const once =
      /^\/(assets|pictures|scenes|share|admin)\/|\.(xml|svg|png|ics|pdf(\?language=qps)?|webmanifest|woff2|css)$|[?&;]translate=/
    const elsewhere = leadsTo(html).filter(
      (href) => !href.startsWith(`/${pseudo}`) && !once.test(href) && !href.startsWith('/de'),
    )
    expect([...new Set(elsewhere)]).toEqual([])
  })

  if (!writtenDays.some((page) => path.endsWith(page)))
    test('writes no day in English, but in what staff write', () => {
      const ownDay = new RegExp(
        `^.{0,12}\\b\\d{1,2} (${englishFormats.months.join('|')})(?![~\\p{L}]).{0,12}$|^\\d{1,2} (Jan|Feb|Mar|Apr|Sep)(?![~\\p{L}])`,
        'u',
      )
      expect(mainText(html).filter((text) => ownDay.test(text))).toEqual([])
    })

  test('says in English what is not translated, each word of it', async () => {
    const english = path.slice(pseudo.length + 1)
    // That the terms are in English is said on a page in another language alone.
    const said = mainText(await read(`/de${english}`)).filter((text) => text !== termsWords.tree.inEnglish)
    expect(said).toEqual(mainText(await read(english || '/')))
  })
})

test('the words of the search are those of the language, on the page and in its data', async () => {
  const none = accented('No results')
  expect(await read(`/${pseudo}/search?q=zzzz`)).toContain(none.slice(0, 6))
  expect(await read(`/${pseudo}/search.data?q=zzzz`)).toContain(none.slice(0, 6))
  expect((await ask(`/${pseudo}.data`)).status, 'the home page, within the browser').toBe(200)
  expect(await read('/search?q=zzzz')).not.toContain(none.slice(0, 6))
})

test('what is not translated is English: marked on the page, and one text in its data', async () => {
  expect(await read('/de/search')).toContain('<span lang="en">Where to begin</span>')
  expect(await read('/de/search.data?q=zzzz')).toContain('No results for “zzzz”')
})

test.each([
  ['/en/packages', 301, '/packages'],
  [`/${pseudo.toUpperCase()}/packages`, 301, `/${pseudo}/packages`],
  ['/packages?country=rwanda&translate=de', 301, '/de/packages?country=rwanda'],
  [`/${pseudo}/package-details`, 301, `/${pseudo}/packages`],
])('%s answers %i and leads to %s', async (path, status, location) => {
  expect(await ask(path)).toEqual({ status, location })
})

test.each([
  '/nothing',
  '/admin',
  '/admin/bookings',
  '/api/card/webhook',
  '/sitemap.xml',
])('%s is not there in a language', async (path) => {
  expect((await ask(`/${pseudo}${path}`)).status).toBe(404)
})

test('a missing page is in the language of its address, and of an unknown language in English', async () => {
  expect(await read(`/${pseudo}/nothing`)).toMatch(new RegExp(`<html lang="${pseudo}"`))
  expect(await read('/xx/packages')).toMatch(/<html lang="en"/)
})

test('the menu leads to the same page in each language', async () => {
  const menu = /<details class="languages".*?<\/details>/s
  const english = menu.exec(await read('/packages?country=rwanda'))?.[0] ?? ''
  const other = menu.exec(await read(`/${pseudo}/packages?country=rwanda`))?.[0] ?? ''
  expect(english).toContain(`href="/${pseudo}/packages?country=rwanda" lang="${pseudo}" hrefLang="${pseudo}">Pséudö`)
  expect(other).toContain(`lang="${pseudo}" hrefLang="${pseudo}" aria-current="true">Pséudö`)
  expect(other).toMatch(/href="\/packages\?country=rwanda(&amp;translate=en)?" lang="en"/)
})

test('a form is answered in its language, and its redirect stays in it', async () => {
  const posted = (path: string) =>
    ask(path, {
      method: 'POST',
      headers: { Origin: publicUrl, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=nobody',
    })
  expect((await posted(`/${pseudo}/newsletter`)).status).toBe((await posted('/newsletter')).status)
})

test('an enquiry is answered in the language of its page, and what was chosen is stored in English, which staff read', async () => {
  const body = new URLSearchParams({
    name: 'Marit Solheim',
    email: 'marit@example.no',
    phone: '',
    topic: 'car',
    message: 'Which?',
  })
  const answer = await fetch(`${site}/${pseudo}/contact`, { method: 'POST', headers: { Origin: publicUrl }, body })
  expect(await answer.text()).toContain(accented('A member of our team reads it and replies.'))
  const { rows } = await sql<{ details: unknown }>`select details from enquiries where name = 'Marit Solheim'`.execute(ctx.db)
  expect(rows).toEqual([{ details: [['What is it about?', 'A car']] }])
})
