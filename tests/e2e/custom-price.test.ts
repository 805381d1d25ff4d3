import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookingAdminWords } from '#app/words/admin/bookings/booking.ts'
import { customPriceWords } from '#app/words/admin/bookings/custom-price.ts'
import { newBookingWords } from '#app/words/admin/bookings/new-booking.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { demoDepartures } from '#db/demo/departures.ts'
import { kigaliDay } from '#values/dates.ts'
import { adminIsReady } from '../support/admin.ts'
import { arrive } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const { caller, question } = readEnglish(newBookingWords)
const words = customPriceWords.tree
const trek = demoDepartures(kigaliDay(new Date())).filter(({ packageSlug }) => packageSlug === 'an-hour-with-the-gorillas')[7]
const address = `/admin/bookings/new?kind=departure&departure=${trek?.packageSlug}-${trek?.startsOn}`

const browser = await testBrowser()

/** A request for two without a price, on its screen for a custom price. */
async function openCustomPrice(page: Page, name: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel(caller.name, { exact: true }).fill(name)
  await page.getByLabel(caller.phone, { exact: true }).fill('+47 900 00 003')
  await page.getByLabel(question.adults).fill('2')
  await page.getByText(caller.options.enquiry, { exact: true }).first().click()
  await page.getByRole('button', { name: caller.goes.enquiry, exact: true }).click()
  await arrive(page, /did=made/)
  await page
    .getByRole('link', { name: readEnglish(bookingAdminWords).moves.customPrice })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Custom price for / }).waitFor()
}

const summary = (page: Page) => page.locator('.stick')

test('by keyboard alone: lines are typed, the total follows with the permits and their VAT, and the quotation is sent', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  await signIn(page, '/admin')
  await openCustomPrice(page, 'Astrid Solheim')
  await adminIsReady(page)
  const type = (text: string) => page.keyboard.type(text)
  await page.getByLabel(words.label).focus()
  await type('Travellers')
  await page.keyboard.press('Enter')
  await type('Lodges, meals, guide and car')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await type('2')
  await page.keyboard.press('Tab')
  await type('950')
  await summary(page).getByText('$4,900').waitFor()
  await summary(page).getByText('$289.83').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('line-1-kind')
  await page.keyboard.press('Tab')
  await type('Canoe trip')
  await page.keyboard.press('Tab')
  await type('For both')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await type('100')
  await summary(page).getByText('$5,000').waitFor()
  expect(await objections(page)).toEqual([])
  await page.getByRole('button', { name: words.send }).focus()
  await page.keyboard.press('Enter')
  await arrive(page, /did=quote/)
  await page.getByText('$5,000').first().waitFor()
  await page.close()
})

test('without JavaScript: a line is added and removed, faults stand beside their fields, and nothing typed is lost', async () => {
  const signedIn = await browser.newContext({ baseURL: site.url })
  const first = await signedIn.newPage()
  await signIn(first, '/admin')
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await signedIn.storageState(),
  })
  await openCustomPrice(first, 'Sverre Solheim')
  const page = await context.newPage()
  await page.goto(first.url())
  const labels = page.getByLabel(words.label)
  await labels.fill('Travellers')
  await page.getByRole('button', { name: words.add }).click()
  expect(await labels.count()).toBe(2)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByText(words.errors.label.missing).first().waitFor()
  expect(await labels.first().inputValue()).toBe('Travellers')
  expect(await page.getByText(words.errors.unit).count()).toBe(4)
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await page.getByLabel(words.reason).fill('Lodges, meals, guide and car')
  await page.getByLabel(words.quantity).fill('2')
  await page.getByLabel(words.unit).fill('950')
  await page.getByLabel(words.unit).press('Enter')
  await summary(page).getByText('$4,900').waitFor()
  await page.getByRole('button', { name: words.send }).click()
  await arrive(page, /did=quote/)
  await context.close()
  await signedIn.close()
})
