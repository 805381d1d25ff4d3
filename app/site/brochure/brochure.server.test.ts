import { beforeEach, expect, test } from 'vitest'
import { readPdf } from '#features/documents/test-pdf.server.ts'
import { openPageStore, payloadsOf } from '#platform/cache/page-cache.server.ts'
import { openRenderLimit, renderAllowance } from '#server/http/render-limit.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { contextWords } from '../../languages/context-words.server.ts'
import { handle } from './brochure.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const store = openPageStore({ clock: ctx.clock, mostBytes: 50_000_000 })
let limit = openRenderLimit(ctx.clock)
const words = shippedLanguages().site
const site = await openSite(
  { ...ctx, words: contextWords(words) },
  { store, words, renderLimit: { take: (address, cost) => limit.take(address, cost) } },
)
const page = '/package-details/gorillas-and-the-thousand-hills'

beforeEach(() => {
  store.clear()
  limit = openRenderLimit(ctx.clock)
})

const ask = (path: string) => fetch(site + path, { redirect: 'manual' })
const pdfOf = async (path: string) => readPdf(Buffer.from(await (await ask(path)).arrayBuffer()))
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('a brochure says the price and the days that the page of the package says, and its page leads to it', async () => {
  const html = await (await ask(page)).text()
  expect(html).toContain(`href="${page}/brochure.pdf"`)
  const [, price = '', basis = ''] = /<dt>From, per person<\/dt><dd>(\$[\d,.]+), ([^<]+)</.exec(html) ?? []
  const days = [...html.matchAll(/<li id="day-\d+">.*?<h3>([^<]+)<\/h3>/g)].map(([, title = '']) => title)
  expect(price).not.toBe('')
  expect(days).toHaveLength(7)
  const { pages, text, title } = await pdfOf(`${page}/brochure.pdf`)
  expect(plain(pages[0] ?? '')).toContain(price)
  expect(plain(pages[0] ?? '')).toContain(basis)
  for (const day of days) expect(plain(text)).toContain(day)
  const cells = [...html.matchAll(/<td class="numeric">(\$[\d,.]+)<\/td>/g)].map(([, cell = '']) => cell)
  expect(cells.length).toBeGreaterThan(12)
  for (const cell of cells) expect(text).toContain(cell)
  expect(title).toContain('Gorillas and the thousand hills')
})

test('a brochure is a PDF for everybody, whose page search engines should show', async () => {
  const { status, headers } = await ask(`${page}/brochure.pdf`)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('application/pdf')
  expect(headers.get('Content-Disposition')).toBe('inline; filename="Impamba-Gorillas-and-the-thousand-hills.pdf"')
  expect(headers.get('Link')).toContain(`${page}>; rel="canonical"`)
})

test('it is one document, whatever is written behind its address, until something that it says changes', async () => {
  for (const nth of [1, 2, 3]) expect((await ask(`${page}/brochure.pdf?x=${nth}`)).status).toBe(200)
  expect(store.size.pages).toBe(1)
  expect(store.find(`${page}/brochure.pdf`)).toBeDefined()
  store.receive(payloadsOf(['package:nyungwe-on-foot']).join())
  expect(store.find(`${page}/brochure.pdf`)).toBeDefined()
  store.receive(payloadsOf(['package:gorillas-and-the-thousand-hills']).join())
  expect(store.find(`${page}/brochure.pdf`)).toBeUndefined()
  await ask(`${page}/brochure.pdf`)
  store.receive(payloadsOf(['settings']).join())
  expect(store.find(`${page}/brochure.pdf`)).toBeUndefined()
})

test('a page in another language leads to a brochure in that language, whose links lead back to it', async () => {
  const address = `${page}/brochure.pdf?language=fr`
  expect(await (await ask(`/fr${page}`)).text()).toContain(`href="${address}"`)
  const { text, language, pages } = await pdfOf(address)
  expect(language).toBe('fr')
  for (const said of [
    'Où vous dormez',
    'Basse saison',
    'avant le début',
    '7 jours, 6 nuits',
    'Par personne, à partir de',
    '40 %',
  ])
    expect(plain(text)).toContain(said)
  expect(text.replaceAll('\n', '')).toContain(`/fr${page}`)
  for (const said of ['Where you sleep', 'Low season', 'days or more', 'Page 2 of', 'Total price'])
    expect(plain(text)).not.toContain(said)
  expect(pages.length).toBeLessThanOrEqual(7)
  expect((await ask(address)).headers.get('Link')).toContain(`${page}>; rel="canonical"`)
  expect(store.find(address)).toBeDefined()
  expect((await pdfOf(`${page}/brochure.pdf`)).language).toBe('en')
})

test('a language that is not public has no brochure, and English has no other address', async () => {
  for (const language of ['en', 'nl', 'FR', 'fr-CA', '__proto__', '%00', 'x'.repeat(500)]) {
    const { status, headers } = await ask(`${page}/brochure.pdf?language=${language}`)
    expect([400, 404], language).toContain(status)
    expect(headers.get('Content-Type'), language).not.toBe('application/pdf')
  }
})

test('what is no package that visitors read has no brochure, whatever its name', async () => {
  const names = [
    'none',
    '..%2f..%2fetc%2fpasswd',
    '%3Cscript%3E',
    '%00',
    "'%20or%201=1",
    'x'.repeat(500),
    '__proto__',
    'brochure.pdf',
  ]
  for (const name of names) {
    const { status, headers } = await ask(`/package-details/${name}/brochure.pdf`)
    expect([301, 400, 404], name).toContain(status)
    expect(headers.get('Content-Type'), name).not.toBe('application/pdf')
  }
})

test('a name in other letters is moved to its brochure', async () => {
  const { status, headers } = await ask('/package-details/Nyungwe-on-Foot/brochure.pdf')
  expect([status, headers.get('Location')]).toEqual([301, '/package-details/nyungwe-on-foot/brochure.pdf'])
  const french = await ask('/package-details/Nyungwe-on-Foot/brochure.pdf?language=fr')
  expect(french.headers.get('Location')).toBe('/package-details/nyungwe-on-foot/brochure.pdf?language=fr')
})

test('one client may have only so many printed at once', async () => {
  limit = openRenderLimit(ctx.clock, { ...renderAllowance, burst: handle.cost * 2 })
  const statuses: number[] = []
  for (const slug of ['nyungwe-on-foot', 'kigali-in-a-day', 'a-day-in-akagera'])
    statuses.push((await ask(`/package-details/${slug}/brochure.pdf`)).status)
  expect(statuses).toEqual([200, 200, 429])
})
