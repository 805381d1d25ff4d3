import type { Page } from 'playwright-core'

/** Opens the form that photographs are sent with; it stands open by itself while there are none. */
export async function openUpload(page: Page): Promise<void> {
  if ((await page.locator('.upload[open]').count()) === 0) await page.locator('.upload summary').click()
}
