import type { Page } from 'playwright-core'
import { bookingListWords } from '#app/words/admin/bookings/booking-list.ts'
import { emailAdminWords } from '#app/words/admin/emails.ts'
import { frameAdminWords } from '#app/words/admin/frame.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from './awake.ts'

/** Ticks the first two bookings of the list. */
export async function tickTwo(page: Page): Promise<void> {
  for (const nth of [0, 1]) await page.locator('tbody [name=id]').nth(nth).check()
}

/** Begins an email to the first two of the list, and looks at it. */
export async function writeToTwo(page: Page): Promise<void> {
  await tickTwo(page)
  await page.getByRole('button', { name: readEnglish(bookingListWords).bulk.newEmail }).click()
  await arrive(page, /\/admin\/emails\/new\?id=/)
  await page.locator('[name=subject]').fill('The road to {journey}')
  await page
    .locator('[name=body]')
    .fill('Dear {name},\n\nThe road is open again. You start on {starts}.\n\nStill to come: {balance}.')
  await page.getByRole('button', { name: readEnglish(emailAdminWords).compose.preview }).click()
  await page.getByRole('heading', { name: readEnglish(emailAdminWords).compose.previewTitle }).waitFor()
  // The preview is there before the buttons have their own names again.
  await page
    .getByRole('button', { name: readEnglish(frameAdminWords).working })
    .first()
    .waitFor({ state: 'hidden' })
}

/** Goes from the list to the first month in which a booking begins. */
export async function openBusyMonth(page: Page): Promise<void> {
  await page.goto('/admin/bookings/calendar')
  for (let months = 0; months < 12 && (await page.locator('.month-of a').count()) === 0; months += 1)
    await page.goto((await page.locator('.filters [rel=next]').getAttribute('href')) ?? '')
}

/** Goes on to the first day of it. */
export async function openBusyDay(page: Page): Promise<void> {
  await openBusyMonth(page)
  await page.goto((await page.locator('.month-of a').first().getAttribute('href')) ?? '')
}
