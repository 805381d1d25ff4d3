import type { Page } from 'playwright-core'
import { newTripWords } from '#app/words/admin/trips/new-trip.ts'
import { tripWords } from '#app/words/admin/trips/trips.ts'
import { addDays, kigaliDay } from '#values/dates.ts'

/** Begins a trip of three days for somebody new, and opens its screen. */
export async function openTrip(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('Marit Example')
  await page.locator('[name=phone]').fill('+47 955 31 427')
  await page.locator('[name=days]').fill('3')
  await page.locator('[name=title]').fill('Three days by the lake')
  await page.locator('[name=startsOn]').fill(addDays(kigaliDay(new Date()), 60))
  await page.getByRole('button', { name: newTripWords.save }).click()
  await page.waitForURL(/\/versions\/1$/)
  await page.goto(page.url().replace('/versions/1', ''))
}

/** Opens the dialog that marks such a trip as lost. */
export async function loseTrip(page: Page): Promise<void> {
  await openTrip(page)
  await page.getByRole('link', { name: tripWords.lose }).click()
  await page.getByRole('dialog').waitFor()
}
