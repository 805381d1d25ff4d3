import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messageWords } from '#app/words/admin/bookings/messages.ts'
import { taskWords } from '#app/words/admin/tasks.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { demoDepartures } from '#db/demo/departures.ts'
import { kigaliDay } from '#values/dates.ts'
import { adminIsReady, openInAdmin } from '../support/admin.ts'
import { arrive } from '../support/awake.ts'
import { departureStep } from '../support/first-steps.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { hold } from '../support/visitor.ts'

const tasks = readEnglish(taskWords)

const site = siteOfWorker()
const browser = await testBrowser()
const trek = demoDepartures(kigaliDay(new Date())).filter(({ packageSlug }) => packageSlug === 'an-hour-with-the-gorillas')[11]
const link = await hold(site.url, departureStep(`${trek?.packageSlug}-${trek?.startsOn}`, 1), 1)
const reference = link.split('?')[0]?.split('/').at(-1) ?? ''

/** The booking in the admin area, signed in. */
async function openBooking(page: Page): Promise<void> {
  await signIn(page, '/admin')
  await openInAdmin(page, reference)
}

test('the customer’s link is copied by one press, and a WhatsApp message is recorded in the timeline', async () => {
  const context = await browser.newContext({ baseURL: site.url, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await openBooking(page)
  await adminIsReady(page)
  const bar = page.getByRole('navigation', { name: readEnglish(messageWords).bar })
  await bar.getByRole('link', { name: readEnglish(messageWords).copy }).click()
  await bar
    .getByRole('status')
    .filter({ hasText: readEnglish(messageWords).copied })
    .waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/bookings/${reference}?key=`)
  const href = (await bar.getByRole('link', { name: readEnglish(messageWords).whatsapp, exact: true }).getAttribute('href')) ?? ''
  expect(href).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=/)
  await bar.getByRole('link', { name: readEnglish(messageWords).record.open }).click()
  await page.locator('dialog [name=text]').fill('We arrive a day earlier.')
  await page
    .locator('dialog')
    .getByRole('button', { name: readEnglish(messageWords).record.go })
    .click()
  await page
    .getByRole('status')
    .filter({ hasText: readEnglish(messageWords).record.did })
    .waitFor()
  await page.locator('.timeline').getByText('We arrive a day earlier.').waitFor()
  await context.close()
})

test('a task about the booking is gone from the dashboard when it is done, and there again when that is undone', async () => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await openBooking(page)
  await page.getByRole('link', { name: tasks.add }).click()
  await page.getByLabel(tasks.fields.title, { exact: true }).fill('Ask about the early arrival')
  expect(await page.getByLabel(tasks.fields.booking).inputValue()).toBe(reference)
  await page.getByRole('button', { name: tasks.save }).click()
  await arrive(page, ({ pathname }) => pathname.startsWith('/admin/bookings/'))
  await page.goto('/admin')
  await adminIsReady(page)
  const row = page.locator('.task-list li').filter({ hasText: 'Ask about the early arrival' })
  await row.getByRole('button', { name: tasks.done }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('status').getByRole('button', { name: tasks.undo }).click()
  await row.getByRole('button', { name: tasks.done }).click()
  await row.waitFor({ state: 'detached' })
  await context.close()
})

test('without JavaScript the link is shown to be copied, and an email is written', async () => {
  const signedIn = await browser.newContext({ baseURL: site.url })
  const first = await signedIn.newPage()
  await openBooking(first)
  const { pathname } = new URL(first.url())
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await signedIn.storageState(),
  })
  const page = await context.newPage()
  await page.goto(pathname)
  await page.getByRole('link', { name: readEnglish(messageWords).copy }).click()
  expect(await page.getByLabel(readEnglish(messageWords).link.label, { exact: true }).inputValue()).toContain(
    `/bookings/${reference}?key=`,
  )
  await page.goto(pathname)
  await page.getByRole('link', { name: readEnglish(messageWords).email, exact: true }).click()
  await page.locator('dialog [name=subject]').fill('The early arrival')
  await page.locator('dialog [name=body]').fill('We meet you at the airport, {name}.')
  await page.locator('dialog button[type=submit]').click()
  await arrive(page, /did=email/)
  await page
    .locator('.timeline')
    .getByRole('link', { name: /The early arrival/ })
    .waitFor()
  await context.close()
  await signedIn.close()
})
