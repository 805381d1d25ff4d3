import type { Page } from 'playwright-core'

/** Presses keys that move the cursor, and goes on once the page has heard of it: a browser tells where its cursor is after the key. */
export async function moveCursor(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
