import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'

/**
 * The browser of one test file, closed after its last test. Call it at the top of the file, before a server is
 * started: where it cannot be opened, that is what the file fails by, and nothing is left running.
 */
export async function testBrowser(): Promise<Browser> {
  const browser = await openBrowser()
  afterAll(() => browser.close())
  return browser
}
