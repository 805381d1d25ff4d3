import type { Page } from 'playwright-core'

/** Opens the form that photographs are sent with; it stands open by itself while there are none. */
export async function openUpload(page: Page): Promise<void> {
  const pane = page.locator('.upload')
  // Asked of the pane itself: a count of the open ones would be 0 on a page that is not there yet.
  if (!(await pane.evaluate((details: HTMLDetailsElement) => details.open))) await pane.locator('summary').click()
}
