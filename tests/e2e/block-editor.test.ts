import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { english } from '#app/words/sources.server.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { objections } from '../support/axe.ts'
import { moveCursor } from '../support/move-cursor.ts'
import { testBrowser } from '../support/test-browser.ts'

const entry = fileURLToPath(new URL('../support/block-editor-page.tsx', import.meta.url))
const word = readFileSync(new URL('../../app/admin/editor/text/pasted/word.html.txt', import.meta.url), 'utf8')
const address = 'http://editor.test'
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

const browser = await testBrowser()
const files = new Map<string, string | Uint8Array>()

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    // A test runs as neither development nor production; the page is built as it is shipped.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })
  for (const { output } of [built].flat().filter((one) => 'output' in one)) {
    for (const file of output) files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source)
  }
  const names = [...files.keys()]
  const sheets = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`)
  const script = names.find((name) => name.includes('block-editor-page') && name.endsWith('.js'))
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A text</title>${sheets.join('')}</head><body class="admin"><div id="root"></div><script type="application/json" data-words>${english.script(english.adminParts)}</script><script type="module" src="${script}"></script></body></html>`
  files.set('/', html)
})

/** The editor on a page with the policy of the admin area, what its form posts, and all that the browser complained about. */
async function open(): Promise<{ page: Page; posts: URLSearchParams[]; errors: string[]; requests: string[] }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const [posts, errors, requests]: [URLSearchParams[], string[], string[]] = [[], [], []]
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    requests.push(pathname)
    if (pathname === '/posted') posts.push(new URLSearchParams(route.request().postData() ?? ''))
    const body = files.get(pathname === '/posted' ? '/' : pathname)
    const policy = contentSecurityPolicy(
      '',
      { path: '/admin/texts', translated: false },
      { publicUrl: address, development: false },
    )
    // Style attributes too are refused: the editor needs none of those that charts may have.
    const headers = { 'Content-Security-Policy': policy.replace("style-src-attr 'unsafe-inline'", "style-src-attr 'none'") }
    if (body === undefined) await route.fulfill({ status: 204 })
    else
      await route.fulfill({
        body: Buffer.from(body),
        contentType: types[pathname.split('.').at(-1) ?? ''] ?? 'text/html',
        headers,
      })
  })
  await page.goto(`${address}/`)
  await page.getByRole('textbox', { name: 'Text' }).waitFor()
  return { page, posts, errors, requests }
}

const notation = (page: Page) => page.locator('textarea[name=body]').inputValue()

test('a text is written by keyboard, and the form posts it as lines in one field', async () => {
  const { page, posts, errors } = await open()
  await page.locator('.written').click()
  await moveCursor(page, 'Control+End')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' Slowly.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## The lake')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('> Go.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A driver')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See prices')
  await moveCursor(page, 'Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+Shift+k')
  await page.locator('[name=link-address]').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await page.locator('dialog .msg').waitFor()
  await page.locator('[name=link-address]').fill('/packages')
  await page.keyboard.press('Enter')
  await page.locator('dialog').waitFor({ state: 'detached' })
  const lines =
    'The road begins here.** Slowly.**\n\n## The lake\n\n- one\n- two\n\n> Go.\n> — A driver\n\nSee [prices](/packages)'
  expect(await notation(page)).toBe(lines)
  expect(await objections(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/posted')
  expect(posts.map((post) => [...post].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))).toEqual([
    [['body', lines]],
  ])
  expect(errors).toEqual([])
  await page.close()
})

test('what Word puts on the clipboard comes in clean, and the buttons are reached by keyboard', async () => {
  const { page, errors, requests } = await open()
  await page.locator('.written').click()
  await moveCursor(page, 'Control+a')
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, word)
  await page.getByRole('status').filter({ hasText: 'Images were not pasted' }).waitFor()
  expect(await notation(page)).toContain(
    '- Passport, six months left\n- Yellow fever card\n\n1. Land\n2. Queue\n\n| Park | Fee |',
  )
  expect(await notation(page)).not.toContain('javascript')
  await moveCursor(page, 'Control+End')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Italic')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'pixels of sideways scroll').toBe(0)
  expect(
    requests.filter((path) => /rich-editor.*\.js$/.test(path)),
    'the editor is a file of its own',
  ).toHaveLength(1)
  expect(errors).toEqual([])
  await page.close()
})

test('plain text and the buttons give the same result, and a change from outside replaces both', async () => {
  const { page, errors } = await open()
  await page.getByRole('button', { name: 'Edit markup' }).click()
  await page.locator('textarea[name=body]').fill('## A heading\n\n| a | b |\n| c | d |\n\n\\- not an item')
  await page.getByRole('button', { name: 'Visual editor' }).click()
  expect(await page.locator('.written h2').textContent()).toBe('A heading')
  expect(await page.locator('.written td').allTextContents()).toEqual(['c', 'd'])
  await page.locator('.written th').last().click()
  await page.getByRole('button', { name: 'Add column' }).click()
  expect(await notation(page)).toBe('## A heading\n\n| a | b |  |\n| c | d |  |\n\n\\- not an item')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await page.locator('.written h2', { hasText: 'Theirs' }).waitFor()
  expect(await notation(page)).toBe('## Theirs')
  expect(errors).toEqual([])
  await page.close()
})
