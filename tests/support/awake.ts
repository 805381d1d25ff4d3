import type { Page, Response } from 'playwright-core'

/**
 * Waits until the screen of a page's address is there, is taken over in the browser and its effects have run; one without
 * scripts never is, and is not waited for.
 */
export async function untilAwake(page: Page): Promise<void> {
  const isAwake = () =>
    document.documentElement.dataset.awake === location.pathname + location.search || matchMedia('(scripting: none)').matches
  await page.waitForFunction(isAwake, undefined, { timeout: 30_000 })
}

/** Goes to a page and waits for the same. */
export async function goAwake(page: Page, address: string, options: { referer?: string } = {}): Promise<Response | null> {
  const answer = await page.goto(address, options)
  await untilAwake(page)
  return answer
}

/**
 * Waits until a page has come to an address and shows the screen of it. The router writes the new address a moment before the
 * screen is drawn: who reads in that moment reads the screen before. So a test waits here; `page.waitForURL` alone
 * is for pages that are not ours, such as a gateway's.
 */
export async function arrive(page: Page, address: Parameters<Page['waitForURL']>[0]): Promise<void> {
  await page.waitForURL(address)
  await untilAwake(page)
}
