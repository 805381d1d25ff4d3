import type { Page } from 'playwright-core'

/**
 * Presses keys that move the cursor, and resolves once the page has handled it: a browser reports the selection after the key, in
 * a task of its own, or not at all where the cursor did not move. So it waits for an animation frame and the task after it.
 */
export async function moveCursor(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
