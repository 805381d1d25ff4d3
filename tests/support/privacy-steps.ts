import type { Page } from 'playwright-core'
import { privacyWords } from '#app/words/admin/privacy-requests.ts'
import { readEnglish } from '#app/words/sources.server.ts'

const words = readEnglish(privacyWords)

/** From the screen of privacy requests: what is stored of a customer of the tests. */
export async function findMarit(page: Page): Promise<void> {
  await page.locator('[name=who]').fill('marit@example.no')
  await page.getByRole('button', { name: words.find, exact: true }).click()
  await page.getByRole('heading', { name: words.copy.title }).waitFor()
}

/** The same, and the form that erases it is open. */
export async function openErasure(page: Page): Promise<void> {
  await findMarit(page)
  await page.getByRole('button', { name: words.erase.open }).first().click()
  await page.locator('[name=confirm]').waitFor()
}
