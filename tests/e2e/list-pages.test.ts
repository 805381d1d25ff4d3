import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminIsReady } from '../support/admin.ts'
import { arrive, goAwake } from '../support/awake.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  if (path.startsWith('/admin')) {
    await signIn(page, path)
    await adminIsReady(page)
  } else await goAwake(page, path)
  return page
}

/** The text that has the focus, and whether its place is in sight. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { textContent = '', tagName = '' } = document.activeElement ?? {}
    const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {}
    return { text: textContent, tag: tagName, inSight: top >= 0 && top < window.innerHeight / 2 }
  })

const lists = [
  { path: '/blog', second: /^Posts, page 2$/, first: /^Posts$/ },
  { path: '/packages', second: /^Matching journeys, page 2$/, first: /^Matching journeys$/ },
  { path: '/hotels', second: /^Places to stay, page 2$/, first: /^Places to stay$/ },
  { path: '/departures', second: /^[A-Z][a-z]+ 20\d\d$/, first: /^[A-Z][a-z]+ 20\d\d$/ },
  { path: '/admin/departures', second: /^Departures, continued$/, first: /^Departures$/ },
] as const

test.for(lists)('the next page of $path begins at its list, which is read out, and so does the way back', async (list) => {
  const page = await open(list.path)
  const next = page.locator('nav.pages a[rel=next]')
  await next.scrollIntoViewIfNeeded()
  const heading = await page.locator('#list, #main h1').last().innerText()
  await next.click()
  await arrive(page, (url) => url.search !== '')
  await expect.poll(() => focused(page)).toMatchObject({ text: expect.stringMatching(list.second), inSight: true })
  expect((await focused(page)).text).not.toBe(heading)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.goBack()
  await expect.poll(() => focused(page)).toMatchObject({ text: expect.stringMatching(list.first), inSight: true })
  await page.context().close()
})

test('a filter that changes the address keeps its focus and the height of the page', async () => {
  const page = await open('/departures')
  const sort = page.locator('select[name=sort]')
  await page.evaluate(() => window.scrollTo(0, 200))
  await sort.focus()
  const height = await page.evaluate(() => window.scrollY)
  await sort.selectOption('price')
  await arrive(page, /sort=price/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sort')
  expect(await page.evaluate(() => window.scrollY)).toBe(height)
  await page.context().close()
})

test('a search of an admin list begins at what it found', async () => {
  const page = await open('/admin/blog')
  await page.locator('main #q').fill('kibeho')
  await page.locator('main #q').press('Enter')
  await arrive(page, /q=kibeho/)
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1', inSight: true })
  await page.context().close()
})
