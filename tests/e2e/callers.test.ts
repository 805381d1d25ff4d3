import { expect, test } from 'vitest'
import { adjustmentWords } from '#app/words/admin/bookings/adjustments.ts'
import { bookingStateWords } from '#app/words/admin/bookings/booking-states.ts'
import { foldWords } from '#app/words/admin/bookings/folds.ts'
import { moneyAdminWords } from '#app/words/admin/bookings/money.ts'
import { newBookingWords } from '#app/words/admin/bookings/new-booking.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { demoDepartures } from '#db/demo/departures.ts'
import { kigaliDay } from '#values/dates.ts'
import { adminIsReady, openFold } from '../support/admin.ts'
import { arrive } from '../support/awake.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const { caller, question } = readEnglish(newBookingWords)
const trek = demoDepartures(kigaliDay(new Date())).filter(({ packageSlug }) => packageSlug === 'an-hour-with-the-gorillas')[9]
const address = `/admin/bookings/new?kind=departure&departure=${trek?.packageSlug}-${trek?.startsOn}`

const browser = await testBrowser()

test('staff book for a caller: the price follows the party, what was typed about them stays, and the booking shows what is next', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  await signIn(page, '/admin')
  await page.getByRole('link', { name: readEnglish(newBookingWords).open }).click()
  await page.getByRole('heading', { level: 1, name: readEnglish(newBookingWords).title }).waitFor()
  await page.goto(address)
  await adminIsReady(page)
  const total = page.locator('input[name=agreedTotalMinor]')
  const forTwo = Number(await total.inputValue())
  await page.getByLabel(caller.name, { exact: true }).fill('Marit Elise Solheim')
  await page.getByLabel(caller.phone, { exact: true }).fill('+47 900 00 000')
  await page.getByLabel(question.adults).fill('3')
  await expect.poll(async () => Number(await total.inputValue())).toBeGreaterThan(forTwo)
  expect(page.url()).not.toContain('Marit')
  expect(await page.getByLabel(caller.name, { exact: true }).inputValue()).toBe('Marit Elise Solheim')
  await page.getByRole('button', { name: caller.goes.hold, exact: true }).click()
  await page
    .getByRole('status')
    .filter({ hasText: readEnglish(newBookingWords).made.events.reserve })
    .waitFor()
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: readEnglish(newBookingWords).made.stays['no-address'] })
      .count(),
  ).toBe(1)
  await page.close()
})

test('the same without JavaScript: the price by its button, and nothing that was typed is lost by it', async () => {
  const signedIn = await browser.newContext({ baseURL: site.url })
  const first = await signedIn.newPage()
  await signIn(first, '/admin')
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await signedIn.storageState(),
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByLabel(caller.name, { exact: true }).fill('Jonas Solheim')
  await page.getByLabel(question.adults).fill('1')
  await page.getByRole('button', { name: question.again }).click()
  expect(await page.getByLabel(caller.name, { exact: true }).inputValue()).toBe('Jonas Solheim')
  expect(await page.getByLabel(question.adults).inputValue()).toBe('1')
  await page.getByRole('button', { name: caller.goes.hold, exact: true }).click()
  await page.getByRole('link', { name: readEnglish(newBookingWords).errors['phone-missing'] ?? '' }).waitFor()
  await page.getByLabel(caller.phone, { exact: true }).fill('+47 900 00 001')
  await page.getByRole('button', { name: caller.goes.hold, exact: true }).click()
  await arrive(page, /did=made/)
  await context.close()
  await signedIn.close()
})

test('a quotation with five percent off, a line changed by hand, and its deposit: the money holds and confirms it', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  await signIn(page, '/admin')
  await page.goto(address)
  await adminIsReady(page)
  await page.getByText(question.added).click()
  await page.getByLabel(readEnglish(adjustmentWords).discountField).fill('5%')
  await page.getByLabel(readEnglish(adjustmentWords).reason).fill('For a returning guest')
  await page.locator('.price').getByText('Discount of 5%').waitFor()
  await page.getByLabel(caller.name, { exact: true }).fill('Ingrid Solheim')
  await page.getByLabel(caller.phone, { exact: true }).fill('+47 900 00 002')
  await page.getByText(caller.options.quote, { exact: true }).first().click()
  await page.getByRole('button', { name: caller.goes.quote, exact: true }).click()
  await arrive(page, /did=made/)
  await openFold(page, readEnglish(foldWords).price)
  await page.getByRole('link', { name: /^Change.*Travellers/ }).click()
  await page.getByLabel(readEnglish(adjustmentWords).change.unit).fill('500')
  await page.getByLabel(readEnglish(adjustmentWords).reason).fill('A smaller lodge')
  await page.getByRole('button', { name: readEnglish(adjustmentWords).change.go }).click()
  await page
    .getByRole('status')
    .filter({ hasText: readEnglish(adjustmentWords).did })
    .waitFor()
  await page.getByRole('cell', { name: /Discount of 5%.*For a returning guest/s }).waitFor()
  await page.getByRole('link', { name: readEnglish(moneyAdminWords).record }).click()
  await page.getByLabel(readEnglish(moneyAdminWords).pay.reference).fill('MT-5')
  await page.getByRole('button', { name: readEnglish(moneyAdminWords).pay.go }).click()
  await page.getByRole('heading', { level: 1 }).getByText(readEnglish(bookingStateWords).confirmed).waitFor()
  await page.close()
})
