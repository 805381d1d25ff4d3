import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The server's clock cannot be set from a browser: a form that was shown for less than three seconds is not taken. */
export const untilReadByAPerson = (page: Page) =>
  expect
    .poll(async () => {
      const stamp = await page.locator('[name=shown]').inputValue()
      return Date.now() / 1000 - Number.parseInt(stamp.split('.')[0] ?? '', 36)
    })
    .toBeGreaterThan(4)
