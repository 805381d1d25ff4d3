import type { Page } from 'playwright-core'

/**
 * Presses keys that move the cursor, and goes on once the page has heard of it: a browser tells where its cursor is after the key, in a
 * turn of its own, or not at all where it stood there already. So a frame and the turn behind it are let pass, whatever time they take.
 */
export async function moveCursor(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
