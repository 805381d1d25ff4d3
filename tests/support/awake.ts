import type { Page, Response } from 'playwright-core'

/** Waits until a page is taken over in the browser and its effects have run; one without scripts never is, and is not waited for. */
export async function untilAwake(page: Page): Promise<void> {
  const scripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (scripted) await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

/** Goes to a page and waits for the same. */
export async function goAwake(page: Page, address: string, options: { referer?: string } = {}): Promise<Response | null> {
  const answer = await page.goto(address, options)
  await untilAwake(page)
  return answer
}
