import type { BrowserContext, Page } from 'playwright-core'
import { goAwake } from './awake.ts'

type Open = (page: Page) => Promise<void>

/**
 * For what several screens show and none changes: `make` makes it by the screens and ends on its page, the first time in a browser;
 * from then on its page is opened.
 */
export function madeOnce(make: Open): Open {
  const pages = new WeakMap<BrowserContext, Promise<string>>()
  return async (page) => {
    const made = pages.get(page.context())
    if (made) {
      await goAwake(page, await made)
      return
    }
    const making = make(page).then(() => page.url())
    pages.set(page.context(), making)
    await making
  }
}
