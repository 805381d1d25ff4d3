import type { Page } from 'playwright-core'

/** The first day of the calendar on which permits are promised or held. */
export async function openPermitDay(page: Page) {
  await page.locator('.permits .table tbody a').first().click()
  await page.locator('.permit-day').waitFor()
}
