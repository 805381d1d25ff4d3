import { expect, test } from 'vitest'
import { arrive } from '../support/awake.ts'
import { demoTrek } from '../support/demo-treks.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()
const path = '/package-details/an-hour-with-the-gorillas'

/** A page on a phone. */
async function open(javaScriptEnabled: boolean, at = path) {
  const viewport = { width: 390, height: 844 }
  const page = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport })).newPage()
  await page.goto(at)
  return page
}

test('on a phone the bar with the price steps aside while the panel that it leads to is in the window', async () => {
  const page = await open(true)
  const isSeen = () => page.locator('.sticky-bar').evaluate((bar) => getComputedStyle(bar).visibility)
  await expect.poll(isSeen).toBe('visible')
  await page.locator('#book').scrollIntoViewIfNeeded()
  await page.locator('#book').evaluate((panel) => window.scrollTo(0, panel.getBoundingClientRect().top + window.scrollY))
  await expect.poll(isSeen).toBe('hidden')
  await page.context().close()
})

test('minus and plus are there only where scripts make them work', async () => {
  const [scripted, plain] = [await open(true), await open(false)]
  const buttons = '#book .qty button'
  expect(await scripted.locator(buttons).filter({ visible: true }).count()).toBe(2)
  expect(await plain.locator(buttons).filter({ visible: true }).count()).toBe(0)
  expect(await plain.locator('#book [name=travellers]').isEditable()).toBe(true)
  await scripted.context().close()
  await plain.context().close()
})

test('the bar of a departure reserves the party that it names, without scripts too', async () => {
  for (const scripted of [true, false]) {
    const page = await open(scripted, `/departure-details/${demoTrek(4)}?travellers=3`)
    const bar = page.locator('.sticky-bar')
    expect(await bar.getByRole('link').textContent()).toBe('3 travellers. Change')
    await bar.getByRole('button', { name: 'Reserve 3 seats' }).click()
    await arrive(page, /\/booking\/[\w-]+\/travellers$/)
    await page.locator('[name="travellers[2].familyName"]').waitFor()
    expect(await page.locator('[name$=".familyName"]').count()).toBe(3)
    await page.context().close()
  }
})
