import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** Asks for a page of the desk, signs in as the owner where it sends us, and lands on that page. */
export async function signIn(page: Page, path: string): Promise<void> {
  const { email, password } = inject('site')
  await page.goto(path)
  await page.waitForURL(/\/admin\/login/)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === path)
}
