import type { Page } from 'playwright-core'
import { arrive } from './awake.ts'

/** Opens the editor of the first entry of a list of the admin area. */
export async function openFirstEntry(page: Page): Promise<void> {
  await page.locator('.entries th a').first().click()
  await arrive(page, /\/edit\/\d+$/)
  await page.locator('.entry-editor').waitFor()
}

/** Opens its versions. */
export async function openFirstHistory(page: Page): Promise<void> {
  await openFirstEntry(page)
  await page.goto(`${page.url()}/history`)
}
