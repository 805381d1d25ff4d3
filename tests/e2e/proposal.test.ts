import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tripFormWords } from '#app/words/admin/trips/trip-forms.ts'
import { proposalWords } from '#app/words/proposal.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { openTripItem, sendOpenTrip } from '../support/first-trips.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()
const english = proposalWords.tree
const spa = 'An evening in the spa'

const open = async (javaScriptEnabled = true, width = 1440): Promise<Page> => {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce', viewport })
  const page = await context.newPage()
  return page
}

/** Sends a trip of three days with something that may be ticked, and answers the address of its page. */
async function sentTrip(): Promise<string> {
  const page = await open()
  await signIn(page, '/admin/trips/new')
  await openTripItem(page)
  const builder = page.url().replace(/\/items\/.*/, '')
  await page.goto(`${builder}/items/new?kind=activity&day=2&source=hand`)
  for (const [name, text] of Object.entries({ title: spa, amount: '50', reason: 'By telephone' }))
    await page.locator(`[name=${name}]`).fill(text)
  await page.locator('[name=optional]').check()
  await page.getByRole('button', { name: readEnglish(tripFormWords).save, exact: true }).click()
  await arrive(page, /did=saved/)
  await sendOpenTrip(page, builder)
  const address = await page.locator('[name=address]').inputValue()
  await page.context().close()
  return new URL(address).pathname
}

const totalOf = (page: Page) => page.locator('.sums .total td').innerText()
/** What is wrong with the page for who does not see it, and how far it is too wide. */
const faults = async (page: Page) => [
  ...(await objections(page)),
  await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
]

test('a customer ticks, accepts and has a booking with the same lines, without JavaScript', async () => {
  const path = await sentTrip()
  const page = await open(false, 390)
  await page.goto(path)
  // 100.00 and 50.00 with the mark-up of an activity, 20%, and 18% VAT, rounded up to a dollar for each of two.
  expect(await totalOf(page)).toMatch(/^\$142/)
  await page.getByLabel(spa).check()
  await page.getByRole('button', { name: english.price.show }).click()
  expect(await totalOf(page)).toMatch(/^\$2\d\d/)
  const total = /^\$[\d,.]+/.exec(await totalOf(page))?.[0] ?? ''
  await page.getByRole('button', { name: `Accept for ${total}` }).click()
  expect(await page.locator('.msg').count()).toBeGreaterThan(2)
  expect(await page.getByLabel(spa).isChecked()).toBe(true)
  await page.locator('[name=name]').fill('Marit Example')
  await page.locator('[name=email]').fill('marit@example.no')
  await page.locator('[name=phone]').fill('+47 955 31 427')
  await page.locator('[name=method][value=bank-transfer]').check()
  await page.locator('[name=terms]').check()
  await page.getByRole('button', { name: `Accept for ${total}` }).click()
  await arrive(page, /\/bookings\//)
  expect(await page.locator('main').innerText()).toContain(total)
  expect(await page.locator('main').innerText()).toContain(spa)
  await page.goto(path)
  expect(await page.locator('.note.first').innerText()).toContain('by Marit Example')
  expect(await page.locator('[name=attempt]').count()).toBe(0)
  await page.context().close()
})

test('with JavaScript the total follows a tick and is said aloud; a question is sent; it is read by anybody at 320 and 1440 px', async () => {
  const path = await sentTrip()
  const page = await open(true, 320)
  await page.goto(path)
  expect(await faults(page)).toEqual([0])
  await page.getByLabel(spa).check()
  await expect.poll(() => totalOf(page)).toMatch(/^\$2\d\d/)
  expect(await page.getByText(/^The total is now \$2\d\d/).count()).toBe(1)
  await page.locator('[name=question]').fill('Is there a pool?')
  await page.getByRole('button', { name: english.question.go }).click()
  await page.getByText('Your question is sent.').waitFor()
  expect(await page.getByLabel(spa).isChecked()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await faults(page)).toEqual([0])
  await page.locator('[name=reason][value=dates]').check()
  await page.getByRole('button', { name: english.decline.go }).click()
  await page.getByText('This proposal was declined').waitFor()
  expect(await page.locator('.sums').count()).toBe(0)
  await page.context().close()
})
