import type { Page } from 'playwright-core'
import { editorWords } from '#app/words/desk-editor.ts'

/** From a list of the desk into the editor of its first entry. */
export async function openFirstEntry(page: Page): Promise<void> {
  await page.locator('main tbody a').first().click()
  await page.getByRole('button', { name: editorWords.save }).waitFor()
}
