import type { Page } from 'playwright-core'
import { arrive } from './awake.ts'

/** Waits for the button of the shortcuts, which comes with the page's JavaScript: from then on its handlers run. */
export const adminIsReady = (page: Page): Promise<void> => page.locator('.shortcuts-button').waitFor({ state: 'attached' })

/** Opens a booking in the admin area, signed in. */
export async function openInAdmin(page: Page, reference: string): Promise<void> {
  await page.goto(`/admin/bookings?q=${reference}`)
  await page.getByRole('link', { name: reference }).first().click()
  await arrive(page, /\/admin\/bookings\/[0-9a-f-]{36}$/)
}

/** Opens a part of a booking's screen that folds under its title. */
export const openFold = (page: Page, title: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    .click()

/** Writes down what is due as money that came by bank, on the booking's own screen. */
export async function recordWhatIsDue(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Record payment' }).first().click()
  await page.getByRole('heading', { name: 'Record payment' }).waitFor()
  await page.locator('dialog [name=method]').selectOption('bank-transfer')
  await page.locator('dialog [name=reference]').fill('MT103 447')
  await page.locator('dialog').getByRole('button', { name: 'Record payment' }).click()
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
}

/** The supplier says yes to everything on request. Returns how many parts that were. */
export async function confirmAllParts(page: Page): Promise<number> {
  // Beside them the next step may lead to the orders of suppliers, whose replies are another way.
  const open = page.locator('main a[href*="ask=part"]')
  await open.first().waitFor()
  for (let confirmed = 0; ; confirmed += 1) {
    if ((await open.count()) === 0) return confirmed
    await open.first().click()
    const dialog = page.locator('dialog')
    await dialog.locator('[name=answer][value=yes]').check()
    // Why permits that are reserved by it have no reference yet.
    await dialog.locator('[name=text]').fill('By phone')
    await dialog.getByRole('button', { name: 'Save supplier reply' }).click()
    await page.getByRole('status').filter({ hasText: 'Supplier reply saved.' }).waitFor()
    await page.goto(page.url().replace(/\?.*/, ''))
  }
}
