import { expect, test } from 'vitest'
import { adjustmentWords } from '#app/words/admin/bookings/adjustments.ts'
import { bookingAdminWords } from '#app/words/admin/bookings/booking.ts'
import { bookingStateWords } from '#app/words/admin/bookings/booking-states.ts'
import { foldWords } from '#app/words/admin/bookings/folds.ts'
import { moneyAdminWords } from '#app/words/admin/bookings/money.ts'
import { newBookingWords } from '#app/words/admin/bookings/new-booking.ts'
import { stepWords } from '#app/words/admin/bookings/steps.ts'
import { timelineFilterWords } from '#app/words/admin/bookings/timeline-filter.ts'
import { travellersAdminWords } from '#app/words/admin/bookings/travellers.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { adminIsReady, openFold } from '../support/admin.ts'
import { arrive } from '../support/awake.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const { caller, question, search } = readEnglish(newBookingWords)
const browser = await testBrowser()
const firstDay = addDays(kigaliDay(new Date()), 80)

/** The booking that the first test makes, for those after it. */
let made = ''

test('a message becomes a sent quotation with 5% off in 20 presses, its acceptance and deposit take 4', async () => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1366, height: 768 } })
  await signIn(page, '/admin')
  await adminIsReady(page)
  let presses = 0
  const press = async (go: () => Promise<unknown>) => {
    presses += 1
    await go()
  }
  await press(() => page.getByRole('link', { name: readEnglish(newBookingWords).open }).click())
  await press(() => page.getByLabel(search.search).fill('akagera'))
  await press(() => page.getByLabel(search.search).press('Enter'))
  await arrive(page, /q=akagera/)
  await adminIsReady(page)
  const trips = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: readEnglish(newBookingWords).kinds.journey.title }) })
  await press(() => trips.getByRole('link').first().click())
  await page.getByLabel(question.startsOn).waitFor()
  await adminIsReady(page)
  await press(() => page.getByLabel(question.startsOn).fill(firstDay))
  await press(() => page.getByLabel(question.ages).fill('9'))
  await press(() => page.getByText(question.added).click())
  await press(() => page.getByLabel(readEnglish(adjustmentWords).discountField).fill('5%'))
  await press(() => page.getByLabel(readEnglish(adjustmentWords).reason).fill('A returning guest'))
  await page.locator('.price').getByText('Discount of 5%').waitFor()
  await press(() => page.getByLabel(caller.name, { exact: true }).fill('Ingrid Solheim'))
  await press(() => page.getByLabel(caller.phone, { exact: true }).fill('+47 900 00 123'))
  await press(() => page.getByLabel(caller.email, { exact: true }).fill('ingrid@example.no'))
  await press(() => page.getByLabel(caller.message).fill('Two adults and a child of 9 would like to come.'))
  await press(() => page.getByText(caller.options.quote, { exact: true }).first().click())
  await press(() => page.getByRole('button', { name: caller.goes.quote, exact: true }).click())
  await arrive(page, /did=made/)
  expect(presses).toBeLessThanOrEqual(20)
  made = new URL(page.url()).pathname

  presses = 0
  await press(() =>
    page
      .locator('.next-step')
      .getByRole('link', { name: readEnglish(stepWords).record.deposit })
      .click(),
  )
  await press(() => page.getByLabel(readEnglish(moneyAdminWords).pay.reference).fill('MT-5'))
  await press(() => page.getByRole('button', { name: readEnglish(moneyAdminWords).pay.go }).click())
  await page.getByRole('heading', { level: 1 }).getByText(readEnglish(bookingStateWords).quoted).waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'MT-5' }).waitFor()
  expect(presses).toBeLessThanOrEqual(4)
  await page.close()
})

test('on a phone the next step is in the first window, its button at the lower edge, and nothing stands under the bar', async () => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  await signIn(page, '/admin')
  await page.goto(made)
  await adminIsReady(page)
  const step = page.getByRole('region', { name: readEnglish(stepWords).title })
  const box = await step.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - 70)
  const more = step.locator('summary')
  const bar = await step.locator('.step-bar').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844)
  await more.click()
  await step.getByRole('link', { name: readEnglish(bookingAdminWords).moves.amend }).waitFor()
  await more.click()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await page.locator('.bookings .contact').boundingBox()
  expect((last?.y ?? 844) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.close()
})

test('what was typed for one traveller is not in the form of the next', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  await signIn(page, `${made}/travellers/1`)
  await adminIsReady(page)
  await page.locator('[name=diet]').fill('No nuts')
  await page.getByRole('button', { name: readEnglish(travellersAdminWords).saveNext }).click()
  await arrive(page, /travellers\/2/)
  await page.getByRole('heading', { level: 1, name: /2/ }).waitFor()
  expect(await page.locator('[name=diet]').inputValue()).toBe('')
  await page.close()
})

test('the timeline is filtered and the folds open without JavaScript', async () => {
  const signedIn = await browser.newContext({ baseURL: site.url })
  await signIn(await signedIn.newPage(), '/admin')
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await signedIn.storageState(),
  })
  const page = await context.newPage()
  await page.goto(made)
  const items = page.locator('.timeline li')
  const all = await items.count()
  await page
    .getByRole('navigation', { name: readEnglish(timelineFilterWords).label })
    .getByRole('link', { name: readEnglish(timelineFilterWords).names.money })
    .click()
  await arrive(page, /show=money/)
  const money = await items.count()
  expect(money).toBeGreaterThan(0)
  expect(money).toBeLessThan(all)
  await items.first().waitFor()
  await openFold(page, readEnglish(foldWords).price)
  await page.getByRole('cell', { name: /Discount of 5%.*A returning guest/s }).waitFor()
  await context.close()
  await signedIn.close()
})
