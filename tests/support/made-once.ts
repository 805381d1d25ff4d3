import type { BrowserContext, Page } from 'playwright-core'
import { goAwake } from './awake.ts'

/**
 * For what several screens show and none changes: the address of what `make` makes from the screen at `start`, where it ends. It is made the
 * first time that it is asked for in a browser.
 */
export function madeOnce(start: string, make: (page: Page) => Promise<void>): (page: Page) => Promise<string> {
  const addresses = new WeakMap<BrowserContext, Promise<string>>()
  const makeNow = async (page: Page) => {
    await goAwake(page, start)
    await make(page)
    return page.url()
  }
  return (page) => {
    const address = addresses.get(page.context()) ?? makeNow(page)
    addresses.set(page.context(), address)
    return address
  }
}
