import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSiteWords } from '#app/languages/site-words.server.ts'
import { photoWords } from '#app/words/photos.ts'
import { weighPage } from '../support/page-weight.ts'
import { showPhotographsAt, sixMegapixels } from '../support/photographs.ts'
import { startFurnished } from '../support/prepared-server.ts'
import type { RunningServer } from '../support/running-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'
import { budgetsOf, weighed } from '../support/weight-budgets.ts'

const words = openSiteWords([photoWords]).in('en').of(photoWords)

/** As many as fold the gallery of a phone. */
const count = 4
/** A photograph in a column or a gallery is shown no wider, so that a larger one would be the same files. */
const column = { width: 960, height: 640 }
const journey = '/package-details/gorillas-and-the-thousand-hills'
const hotel = '/hotel-details/imisozi-terrace-kigali'
const post = '/blog/what-a-gorilla-permit-buys'
const country = '/rwanda'
const park = '/akagera-national-park'
const all = [journey, hotel, post, country, park]
const slugOf = (path: string) => path.split('/').at(-1) ?? ''
const on = {
  packages: [slugOf(journey)],
  hotels: [slugOf(hotel)],
  posts: [slugOf(post)],
  countries: [slugOf(country)],
  parks: ['akagera', 'volcanoes', 'nyungwe'],
}

const browser = await testBrowser()
let server: RunningServer
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder()
  closers.push(remove)
  const data = `${folder}/data`
  server = await startFurnished({ DATA_DIR: data })
  closers.push(server.stop)
  await showPhotographsAt(data, on, [sixMegapixels, ...Array(count - 1).fill(column)])
}, 300_000)

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

describe('with photographs of six megapixels as cover, of every day and room, and in the gallery', () => {
  test.each(all)('the first view of %s on a phone keeps its budgets and does not shift', async (path) => {
    await (await fetch(server.url + path)).text()
    const weight = await weighPage(browser, server.url + path)
    const [bytes, budgets] = [weighed(weight.bytes), budgetsOf({ hasPhoto: true })]
    expect(weight.hasPhoto).toBe(true)
    for (const [what, most] of Object.entries(budgets)) expect(bytes[what as keyof typeof bytes], what).toBeLessThanOrEqual(most)
    expect(weight.latePictures).toEqual([])
    expect(weight.cls).toBeLessThan(0.02)
  })

  test('a phone gets the tall crop of the cover, a wide window the whole picture', async () => {
    for (const [width, crop] of [
      [390, /-tall2-\d+\.avif$/],
      [1440, /-[0-9a-f]{12}-\d+\.avif$/],
    ] as const) {
      const page = await browser.newPage({ baseURL: server.url, viewport: { width, height: 800 } })
      await page.goto(journey)
      expect(
        await page.locator('.hero img').evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.currentSrc)),
      ).toMatch(crop)
      await page.close()
    }
  })
})

test('the large view opens at the pressed photo, is led by the arrow keys, and Escape gives the focus back', async () => {
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
  await page.goto(journey, { waitUntil: 'networkidle' })
  const second = page.locator('.photographs > ul a').nth(1)
  await second.focus()
  await second.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.gallery })
  const status = dialog.getByRole('status')
  await expect.poll(() => status.textContent()).toContain(words.place({ nth: 2, count }))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => status.textContent()).toContain(words.place({ nth: 3, count }))
  await page.keyboard.press('End')
  await expect.poll(() => status.textContent()).toContain(words.place({ nth: count, count }))
  await dialog.getByRole('button', { name: words.previous }).click()
  await expect.poll(() => status.textContent()).toContain(words.place({ nth: count - 1, count }))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(journey)
  await page.close()
})

test('without JavaScript every photo is a link to a large picture, and all of them unfold', async () => {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(hotel)
  await page.getByText(words.all({ count })).click()
  const links = page.locator('.frames a')
  await expect.poll(() => links.last().isVisible()).toBe(true)
  expect(await links.count()).toBe(count)
  const answer = await page.request.get((await links.last().getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  await context.close()
})
