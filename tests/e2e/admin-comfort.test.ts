import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { editorWords } from '#app/words/admin/content/editor.ts'
import { departureListAdminWords } from '#app/words/admin/departures/departure-list.ts'
import { frameAdminWords } from '#app/words/admin/frame.ts'
import { searchAdminWords } from '#app/words/admin/search.ts'
import { shortcutWords } from '#app/words/admin/shortcuts.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { adminIsReady } from '../support/admin.ts'
import { arrive } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { signIn, signInByForm } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(editorWords)

const frame = readEnglish(frameAdminWords)
const keys = readEnglish(shortcutWords)
const find = readEnglish(searchAdminWords)

const site = siteOfWorker()
const browser = await testBrowser()

type Look = { javaScriptEnabled?: boolean; colorScheme?: 'light' | 'dark'; viewport?: { width: number; height: number } }

async function openAdmin(path: string, look: Look = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...look })
  const page = await context.newPage()
  await signIn(page, path)
  if (look.javaScriptEnabled !== false) await adminIsReady(page)
  return page
}

const isFocused = (page: Page, name: string) => page.waitForFunction((text) => document.activeElement?.textContent === text, name)

test('the search opens a post by the keyboard, and the way back leads to its row', async () => {
  const page = await openAdmin('/admin/blog')
  await page.goto('/admin/blog?q=a')
  await adminIsReady(page)
  const row = page.locator('tbody tr').last().getByRole('link')
  const name = (await row.textContent()) ?? ''
  await page.locator('#main').focus()
  await page.keyboard.press('k')
  await isFocused(page, name)
  await page.keyboard.press('Enter')
  await arrive(page, /\/admin\/blog\/edit\//)
  await page.getByRole('navigation', { name: words.crumb }).getByRole('link').click()
  await arrive(page, /\/admin\/blog\?q=a$/)
  await isFocused(page, name)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(name.slice(0, 20))
  await page.getByRole('option', { name }).waitFor()
  await page.keyboard.press('Escape')
  await isFocused(page, name)

  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: find.recent }).getByRole('option', { name }).waitFor()
  await page.getByRole('combobox').fill(name.slice(0, 20))
  await page.getByRole('group', { name: frame.rail.journal }).getByRole('option', { name, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await arrive(page, /\/admin\/blog\/edit\//)
  await page.goBack()
  await isFocused(page, name)
  await page.context().close()
})

test('the search opens again when it is pressed while it closes', async () => {
  const page = await openAdmin('/admin/blog')
  const before = page.locator('#main')
  await before.focus()
  await before.evaluate((main) =>
    main.addEventListener('focus', () =>
      main.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
    ),
  )
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('gorilla')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog[open] [role=combobox]')?.value === '')
  await page.context().close()
})

test('Escape closes what a summary has opened over a list, and the focus is on the summary again', async () => {
  const page = await openAdmin('/admin/bookings')
  const summary = page.locator('.columns-of summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.locator('.columns-of input').first().focus()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.matches('.columns-of:not([open]) > summary'))
  await page.context().close()
})

test('the departures begin at what was found, in the order of their months, when they are filtered', async () => {
  const page = await openAdmin('/admin/departures')
  await page.getByRole('button', { name: readEnglish(departureListAdminWords).filters.show, exact: true }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.locator('.group-head th[scope=rowgroup]').count()).toBe(await page.locator('main tbody').count())
  await page.context().close()
})

test('? lists the shortcuts, and single letters can be turned off', async () => {
  const page = await openAdmin('/admin')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: keys.title })
  await dialog.getByText(keys.names.publish).waitFor()
  await dialog.getByLabel(keys.setting.label).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  expect(await dialog.isVisible()).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/admin')
  await page.context().close()
})

test('a key is heard as soon as the button of the keys is there, after the sign-in too', async () => {
  const page = await browser.newPage({ baseURL: site.url })
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.shortcuts-button')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    }).observe(document, { childList: true, subtree: true }),
  )
  await signInByForm(page, '/admin')
  await page.getByRole('dialog', { name: keys.title }).waitFor({ timeout: 15_000 })
  await page.context().close()
})

test('a post that was put into the trash is taken out again from the message', async () => {
  const page = await openAdmin('/admin/blog')
  await page.goto('/admin/blog/new')
  await arrive(page, /\/admin\/blog\/(edit|new)/)
  await page.locator('[name=title]').fill('A post for the bin')
  await page.locator('#main form:has([name=title]) button[type=submit]').first().click()
  await arrive(page, /\/edit\/\d+/)
  const own = new URL(page.url()).pathname
  await page.goto(`${own}?ask=trash`)
  await page.getByRole('dialog').getByRole('button', { name: words.trash.go }).click()
  await arrive(page, /did=trashed/)
  await page.locator('.toast').getByRole('button', { name: words.undo }).click()
  await arrive(page, (url) => url.pathname === own)
  await page.locator('.toast').waitFor()
  await page.locator('.toast').getByRole('button', { name: frame.flash.dismiss }).click()
  await page.locator('.toast').waitFor({ state: 'detached' })
  await page.context().close()
})

test('without JavaScript the search is a page, and the menu of a phone opens', async () => {
  const page = await openAdmin('/admin', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: frame.rail.menu }).click()
  await page.getByRole('link', { name: frame.rail.content }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: find.open, exact: true }).click()
  await page.locator('[name=q]').fill('gorilla')
  await page.keyboard.press('Enter')
  await arrive(page, /\/admin\/search\?q=gorilla/)
  await page.locator('.found-page a').first().click()
  await arrive(page, (url) => url.pathname.startsWith('/admin/') && url.pathname !== '/admin/search')
  await page.context().close()
})

test('the menu of a phone that was opened before scripts come stays open', async () => {
  const page = await openAdmin('/admin', { viewport: { width: 390, height: 844 } })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: frame.rail.menu }).click()
  const link = page.getByRole('link', { name: frame.rail.content })
  await link.waitFor()
  letGo()
  await adminIsReady(page)
  expect(await link.isVisible()).toBe(true)
  await page.context().close()
})

test('on a phone the tab of the screen somebody is on is in sight', async () => {
  const page = await openAdmin('/admin/settings/currency', { viewport: { width: 390, height: 844 } })
  await page.waitForFunction(() => {
    const tab = document.querySelector('.admin-tabs [aria-current]')?.getBoundingClientRect()
    return tab !== undefined && tab.left >= 0 && tab.right <= window.innerWidth
  })
  await page.context().close()
})

const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { colorScheme, viewport: { width: 1440, height: 900 } },
  { colorScheme, viewport: { width: 390, height: 844 } },
])

describe.each(looks)('$colorScheme at $viewport.width', (look) => {
  test('what opens over the admin area has no fault that axe knows', async () => {
    const page = await openAdmin('/admin', look)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('gorilla')
    await page.getByRole('option').first().waitFor()
    expect(await objections(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: keys.title }).waitFor()
    expect(await objections(page)).toEqual([])
    await page.keyboard.press('Escape')
    if (look.viewport.width < 960) {
      await page.getByRole('button', { name: frame.rail.menu }).click()
      expect(await objections(page)).toEqual([])
    }
    await page.goto('/admin/search?q=gorilla')
    expect(await objections(page)).toEqual([])
    await page.context().close()
  })
})
