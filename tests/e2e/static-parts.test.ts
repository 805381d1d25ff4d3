import { expect, test } from 'vitest'
import { frameWords } from '#app/words/frame.ts'
import { goAwake } from '../support/awake.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

const journey = '/package-details/an-hour-with-the-gorillas'

test('a static part comes with its page, is drawn on a visit within the browser, and is there again on the way back', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const days = page.locator('#days li h3')
  const contentScripts = () => requests.filter((path) => path.includes('package-content') && path.endsWith('.js'))

  await goAwake(page, journey)
  const first = await days.allTextContents()
  expect(first.length).toBeGreaterThan(0)
  expect(contentScripts()).toEqual([])

  const documents = () => requests.filter((path) => path.startsWith('/package-details/') && !path.endsWith('.data'))
  await page.locator('[data-still=others] a').first().click()
  await expect.poll(() => days.allTextContents()).not.toEqual(first)
  expect(documents()).toEqual([journey])
  expect(contentScripts()).toHaveLength(1)

  await page.goBack()
  await expect.poll(() => days.allTextContents()).toEqual(first)
  await page.close()
})

test('the columns at the foot stay where a page within the browser is not there', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  await goAwake(page, journey)
  const links = page.locator('footer .flat a')
  const before = await links.allTextContents()
  await page
    .locator('[data-still=others] a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/package-details/nobody-has-written-this'
      link.click()
    })
  await page.getByRole('heading', { name: frameWords.tree.notFound }).waitFor()
  expect(await links.allTextContents()).toEqual(before)
  expect(before.length).toBeGreaterThan(10)
  await page.close()
})

test('a part whose code does not load any more is requested with its whole page', async () => {
  // Requests of a service worker do not pass the route below.
  const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' })
  await goAwake(page, journey)
  await page.route(/package-content.*\.js$/, (route) => route.abort())
  const days = page.locator('#days li h3')
  const first = await days.allTextContents()
  const whole = page.waitForEvent('load')
  await page.locator('[data-still=others] a').first().click()
  await whole
  await expect.poll(() => days.count()).toBeGreaterThan(0)
  expect(await days.allTextContents()).not.toEqual(first)
  await page.close()
})
