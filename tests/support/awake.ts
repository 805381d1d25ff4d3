import type { Page, Response } from 'playwright-core'
import { eventually } from './eventually.ts'

/**
 * Waits until a page is taken over in the browser and its effects have run; one without scripts never is, and is not waited for.
 */
export async function untilAwake(page: Page): Promise<void> {
  const isAwake = () => 'awake' in document.documentElement.dataset || matchMedia('(scripting: none)').matches
  // A document that is being left does not answer: the next one does.
  await eventually(() => page.evaluate(isAwake).catch(() => false), Boolean, 30_000)
}

/** Goes to a page and waits for the same. */
export async function goAwake(page: Page, address: string, options: { referer?: string } = {}): Promise<Response | null> {
  const answer = await page.goto(address, options)
  await untilAwake(page)
  return answer
}
