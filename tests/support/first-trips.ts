import type { Page } from 'playwright-core'
import { tripFormWords } from '#app/words/admin/trips/builder.ts'
import { newTripWords } from '#app/words/admin/trips/new-trip.ts'
import { tripWords } from '#app/words/admin/trips/trips.ts'
import { addDays, kigaliDay } from '#values/dates.ts'

/** From the form of a new trip: one of three days for somebody new; the builder is open then. */
export async function openBuilder(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('Marit Example')
  await page.locator('[name=phone]').fill('+47 955 31 427')
  await page.locator('[name=days]').fill('3')
  await page.locator('[name=title]').fill('Three days by the lake')
  await page.locator('[name=startsOn]').fill(addDays(kigaliDay(new Date()), 60))
  await page.getByRole('button', { name: newTripWords.save }).click()
  await page.waitForURL(/\/versions\/1$/)
}

/** The same, and the screen of the trip is open. */
export async function openTrip(page: Page): Promise<void> {
  await openBuilder(page)
  await page.goto(page.url().replace('/versions/1', ''))
}

/** The same, with something on its first day that costs 100 dollars, of which the form is open. */
export async function openTripItem(page: Page): Promise<void> {
  await openBuilder(page)
  const builder = page.url()
  await page.goto(`${builder}/items/new?kind=activity&day=1&source=hand`)
  for (const [name, text] of Object.entries({ title: 'Canoe on the lake', amount: '100', reason: 'By telephone' }))
    await page.locator(`[name=${name}]`).fill(text)
  await page.getByRole('button', { name: tripFormWords.save, exact: true }).click()
  await page.waitForURL(/did=saved/)
  await page.getByRole('link', { name: 'Canoe on the lake', exact: true }).click()
  await page.waitForURL(/\/items\/[0-9a-f-]{36}$/)
}

/** A builder, and one of its forms is open. */
export const openBuilderAt = (form: string) => async (page: Page) => {
  await openBuilder(page)
  await page.goto(`${page.url()}/${form}`)
}

/** Opens the dialog that marks such a trip as lost. */
export async function loseTrip(page: Page): Promise<void> {
  await openTrip(page)
  await page.getByRole('link', { name: tripWords.lose }).click()
  await page.getByRole('dialog').waitFor()
}
