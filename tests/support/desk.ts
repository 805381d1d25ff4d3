import type { Page } from 'playwright-core'

/** Waits for the button of the keys, which comes with the page's JavaScript: from then on the desk hears what is done. */
export const deskHears = (page: Page): Promise<void> => page.locator('.keys-of-desk').waitFor({ state: 'attached' })

/** Opens a booking at the desk as somebody who is signed in. */
export async function openAtDesk(page: Page, reference: string): Promise<void> {
  await page.goto(`/admin/bookings?q=${reference}`)
  await page.getByRole('link', { name: reference }).first().click()
  await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)
}

/** Writes down what is due as money that came by bank, on the booking's own screen. */
export async function recordWhatIsDue(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Record a payment' }).first().click()
  await page.getByRole('heading', { name: 'Record a payment' }).waitFor()
  await page.locator('dialog [name=method]').selectOption('bank-transfer')
  await page.locator('dialog [name=reference]').fill('MT103 447')
  await page.locator('dialog').getByRole('button', { name: 'Record the payment' }).click()
  await page.getByRole('status').filter({ hasText: 'Written down' }).waitFor()
}

/** The supplier says yes to everything that is on request. Answers how many parts that were. */
export async function sayYesToAll(page: Page): Promise<number> {
  const open = page.getByRole('link', { name: /^Record supplier reply/ })
  for (let said = 0; ; said += 1) {
    if ((await open.count()) === 0) return said
    await open.first().click()
    const dialog = page.locator('dialog')
    await dialog.locator('[name=answer][value=yes]').check()
    await dialog.getByRole('button', { name: 'Write it down' }).click()
    await page.getByRole('status').filter({ hasText: 'The supplier’s answer is written down.' }).waitFor()
    await page.goto(page.url().replace(/\?.*/, ''))
  }
}
