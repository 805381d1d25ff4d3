import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrivalWords } from '#app/words/admin/bookings/arrivals.ts'
import { bookingListWords } from '#app/words/admin/bookings/booking-list.ts'
import { emailAdminWords } from '#app/words/admin/emails.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { arrive } from '../support/awake.ts'
import { openBusyDay, tickTwo, writeToTwo } from '../support/booking-list.ts'
import { stayStep } from '../support/first-steps.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { hold } from '../support/visitor.ts'

const site = siteOfWorker()
const { compose } = readEnglish(emailAdminWords)
const browser = await testBrowser()
beforeAll(async () => {
  for (const days of [40, 41]) await hold(site.url, stayStep(addDays(kigaliDay(new Date()), days)), 0)
})

async function atTheList(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, acceptDownloads: true })
  const page = await context.newPage()
  await signIn(page, '/admin/bookings')
  return page
}

describe.each([
  { how: 'with JavaScript', javaScript: true },
  { how: 'without JavaScript', javaScript: false },
])('$how', ({ javaScript }) => {
  test('two bookings are ticked, taken out as a file, and written to once it was seen how each email reads', async () => {
    const page = await atTheList(javaScript)
    expect(await page.getByRole('button', { name: readEnglish(bookingListWords).bulk.newEmail }).isVisible()).toBe(false)
    await tickTwo(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: readEnglish(bookingListWords).bulk.csv, exact: true }).click(),
    ])
    expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3)
    await page.goto('/admin/bookings')
    await writeToTwo(page)
    const email = page.frameLocator('iframe.email-preview').locator('body')
    const readers = page.locator('[name=shown] option')
    expect(await readers.count()).toBe(2)
    const other = (await readers.last().getAttribute('value')) ?? ''
    expect(await email.textContent()).not.toContain('{')
    await page.locator('[name=shown]').selectOption(other)
    await page.getByRole('button', { name: compose.show, exact: true }).click()
    await page.locator(`[name=shown] option[value="${other}"][selected]`).waitFor({ state: 'attached' })
    expect(await email.textContent()).not.toContain('{')
    await page.locator('[name=body]').fill('Dear {name}, the road is shut.')
    await page.getByRole('button', { name: compose.send({ count: 2 }) }).click()
    await page.getByText(compose.changedSince).waitFor()
    await email.locator('p', { hasText: 'the road is shut' }).waitFor()
    await page.getByRole('button', { name: compose.send({ count: 2 }) }).click()
    await arrive(page, /\/admin\/emails\/sent\/[0-9a-f-]{36}$/)
    const rows = page.locator('main tbody tr')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(2)
    await page.context().close()
  })

  test('the first row is within sight, a head sorts both ways, and a phone opens the filters by a button', async () => {
    const page = await atTheList(javaScript)
    await page.setViewportSize({ width: 1366, height: 768 })
    const row = await page.locator('tbody tr').first().boundingBox()
    expect(row?.y).toBeLessThan(250)
    expect(row?.height).toBeLessThan(46)
    const head = page.getByRole('columnheader', { name: readEnglish(bookingListWords).columns.leaves })
    for (const order of ['ascending', 'descending']) {
      await head.getByRole('link').click()
      await page.locator(`th[aria-sort=${order}]`).waitFor()
    }
    await page.locator('[name=q]').fill('Marit')
    await page.locator('[name=q]').press('Enter')
    await arrive(page, /q=Marit/)
    await page.setViewportSize({ width: 390, height: 844 })
    const state = page.getByRole('combobox', { name: readEnglish(bookingListWords).fields.state })
    expect(await state.isVisible()).toBe(false)
    await page.getByRole('button', { name: readEnglish(bookingListWords).filters({ count: 0 }) }).click()
    await state.selectOption('ended')
    await page.getByRole('button', { name: readEnglish(bookingListWords).show, exact: true }).click()
    await arrive(page, /q=Marit.*view=ended/)
    await page.context().close()
  })

  test('the filters are an address, and the calendar leads to the arrivals of a day', async () => {
    const page = await atTheList(javaScript)
    await page.locator('[name=kind]').selectOption('stay')
    await page.getByRole('button', { name: readEnglish(bookingListWords).show, exact: true }).click()
    await arrive(page, /kind=stay/)
    expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(2)
    await openBusyDay(page)
    await page.getByRole('columnheader', { name: readEnglish(arrivalWords).arrivals.columns.flights }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.sidebar').isVisible()).toBe(false)
    expect(await page.locator('.on-paper').isVisible()).toBe(true)
    await page.context().close()
  })
})
