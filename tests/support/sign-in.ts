import type { Page } from 'playwright-core'
import type { RunningServer } from './running-server.ts'
import { siteOfWorker } from './site.ts'

/** Opens a page of the admin area, signs in as the owner where it redirects, and lands on that page. */
export async function signIn(page: Page, path: string, owner: RunningServer['owner'] = siteOfWorker()): Promise<void> {
  await page.goto(path)
  await page.waitForURL(/\/admin\/login/)
  await page.locator('[name=email]').fill(owner?.email ?? '')
  await page.locator('[name=password]').fill(owner?.password ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === path)
}
