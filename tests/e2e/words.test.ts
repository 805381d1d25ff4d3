import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { departuresCalendarWords } from '#app/words/departures-calendar.ts'
import { sources } from '#app/words/sources.server.ts'
import type { Messages } from '#platform/languages/source.ts'
import { arrive, goAwake } from '../support/awake.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

/** A page, and everything that React or the router complain of on it. */
async function visit(address: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await goAwake(page, address)
  return { page, complaints }
}

const partsInDocument = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('script[data-words]'), ({ textContent }) =>
      Object.keys(JSON.parse(textContent ?? '').words),
    ),
  )

/** Follows a link as the router does: without a new document. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>('main [data-still] a[data-discover], footer a[data-discover]')
    if (!link) throw new Error('No link of a static part')
    link.href = to
    Object.assign(window, { isSameDocument: true })
    link.click()
  }, href)
  await arrive(page, `**${href}`)
}

test('a document carries the words of its page once, and React takes it over without a complaint', async () => {
  const { page, complaints } = await visit('/search?q=kivu')
  expect(await partsInDocument(page)).toEqual([expect.arrayContaining(['error-page', 'frame', 'search', 'search-box'])])
  expect(await page.locator('h2').first().textContent()).not.toBe('')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a page that is reached within the browser brings its words, and one that is missing has them', async () => {
  const { page, complaints } = await visit('/')
  const [parts, ...others] = await partsInDocument(page)
  expect(parts).toContain('frame')
  expect(parts).not.toContain('search')
  expect(others).toEqual([])
  await follow(page, '/search?q=kivu')
  await expect.poll(() => page.locator('.results-summary').textContent()).toMatch(/^\d+ results for “kivu”$/)
  expect(await page.title()).toMatch(/^Search: kivu/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await follow(page, '/package-details/no-such-journey')
  await expect.poll(() => page.getByRole('search').getByText('What are you looking for?').count()).toBe(1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  await page.context().close()
})

test('a static part that is drawn anew on its page gets its words, which its document did not have', async () => {
  const { page, complaints } = await visit('/departures?view=calendar')
  const [parts] = await partsInDocument(page)
  expect(parts).not.toContain('departures-calendar')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const next = page.locator('.departure-month a[rel=next]')
  const month = (await next.textContent()) ?? ''
  await next.click()
  await page.locator('.departure-month table').and(page.getByLabel(month)).waitFor({ state: 'attached' })
  await expect.poll(() => page.getByText(departuresCalendarWords.tree.caption).count()).toBe(1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
})

/** Texts of the sources that no script may hold: the longer ones, because a short one may be another part's as well. */
const sentences = (tree: Messages): string[] =>
  Object.values(tree).flatMap((message) =>
    typeof message === 'string'
      ? message.split(/[{}#<>]/).filter((text) => text.trim().split(/\s+/).length >= 6)
      : sentences(message),
  )

/** The files of words that are no parts, as those of the admin area: a sentence that they say as well may be in a script. */
const others = readdirSync('app/words', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(path.join('app/words', name), 'utf8'))
  .filter((code) => !code.includes("from '#platform/languages/source.ts'"))

test('no script of the build holds a sentence of a part that can be translated', () => {
  const folder = 'build/client/assets'
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(path.join(folder, name), 'utf8') }))
  const wanted = sources.flatMap(({ tree }) => sentences(tree)).filter((text) => !others.some((code) => code.includes(text)))
  expect(wanted.length).toBeGreaterThan(50)
  expect(scripts.length).toBeGreaterThan(50)
  expect(
    wanted.flatMap((text) => scripts.filter(({ code }) => code.includes(text)).map(({ name }) => `${name}: ${text}`)),
  ).toEqual([])
})
