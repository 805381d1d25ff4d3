import { expect, test } from 'vitest'
import { filterWords } from '#app/words/filters.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

/** Every list of the site, and what one thing of the list is. */
const lists = [
  ['/packages', '.shelf .card'],
  ['/departures', '.listing section li, .listing section tbody tr'],
  ['/hotels', '.stays > li'],
  ['/parks', '.shelf .card'],
  ['/countries', '.rows li'],
  ['/car-hire-rates', 'main tbody tr'],
  ['/community', '.hosts li'],
  ['/blog', '.shelf .card'],
  ['/search?q=gorilla', 'main h3'],
] as const

const windows = [
  { name: 'a desktop', width: 1440, height: 900, head: 240 },
  { name: 'a phone', width: 390, height: 844, head: 320 },
] as const
/** How much of the first result must be in the window, in pixels. */
const inSight = 90

test.each(
  lists.flatMap(([path, one]) => windows.map((size) => ({ path, one, ...size }))),
)('the first result of $path shows on $name without scrolling, below a low head', async ({ path, one, width, height, head }) => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width, height } })
  await page.goto(path)
  const first = await page.locator(one).filter({ visible: true }).first().boundingBox()
  expect(first?.y, 'the top of the first result').toBeLessThanOrEqual(height - inSight)
  const hero = page.locator('.hero')
  if ((await hero.count()) > 0) expect((await hero.boundingBox())?.height, 'the height of the head').toBeLessThanOrEqual(head)
  await page.close()
})

test('on a phone the filters of a list fold into one button, which shows how many are active and works without JavaScript', async () => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/packages?style=gorillas&length=week')
  const country = page.locator('[name=country]')
  expect(await country.isVisible()).toBe(false)
  await page.getByText(`${filterWords.tree.more} (2 active)`, { exact: true }).click()
  expect(await country.isVisible()).toBe(true)
  for (const path of ['/departures', '/hotels']) {
    await page.goto(path)
    expect(await page.locator('[name=sort]').isVisible(), path).toBe(false)
    await page.locator('label.unfold').click()
    expect(await page.locator('[name=sort]').isVisible(), path).toBe(true)
  }
  await context.close()
})
