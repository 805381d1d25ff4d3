import type { Page } from 'playwright-core'

type Place = readonly [Node | null | undefined, number | undefined, Node | null | undefined, number | undefined]

declare global {
  interface Window {
    /** Where the selection is, and where it was when the page was last told of a change. */
    cursor?: { now(): Place; told: Place }
  }
}

/**
 * Presses keys that move the cursor, and resolves once the page has been told: a browser moves the selection at the key and says so in
 * a task of its own, which on a busy machine comes late, and not at all where the cursor did not move.
 */
export async function moveCursor(page: Page, keys: string): Promise<void> {
  await page.evaluate(() => {
    if (window.cursor) return
    const now = (): Place => {
      const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
      return [anchorNode, anchorOffset, focusNode, focusOffset]
    }
    const cursor = { now, told: now() }
    window.cursor = cursor
    document.addEventListener('selectionchange', () => {
      cursor.told = now()
    })
  })
  await page.keyboard.press(keys)
  await page.waitForFunction(() => {
    const { cursor } = window
    return cursor?.now().every((part, at) => part === cursor.told[at])
  })
}
