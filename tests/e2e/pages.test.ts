import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkText } from '#app/admin/content-screens/check-text.ts'
import { editorWords } from '#app/words/admin/content/editor.ts'
import { blockEditorWords } from '#app/words/admin/content/editor-blocks.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { arrive, untilAwake } from '../support/awake.ts'
import { moveCursor } from '../support/move-cursor.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const editor = readEnglish(editorWords)

const words = readEnglish(blockEditorWords)

const site = siteOfWorker()
const word = readFileSync(new URL('../../app/admin/editor/text/pasted/word.html.txt', import.meta.url), 'utf8')
const browser = await testBrowser()

/** A draft that was begun by a name, in its editor, on a phone. */
async function begin(folder: string, name: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, `/admin/${folder}/new`)
  await untilAwake(page)
  await page.locator('[name=title]').fill(name)
  await page.keyboard.press('Enter')
  await arrive(page, /\/edit\/\d+/)
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function fillHead(page: Page): Promise<void> {
  await page.locator('[name=lede]').fill('Leave before six.')
  await page.locator('[name=sentence]').fill('Four hours by road from Kigali to the south, and where to stop on the way.')
  await page.locator('[name="scene.place"]').fill('Huye')
}

/** The page that a visitor gets at an address. */
async function visit(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${site.url}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test('a post is written by keyboard, previewed, published, and listed in the blog', async () => {
  const page = await begin('blog', 'The road south by keyboard')
  await fillHead(page)
  await page.locator('.written').click()
  await page.keyboard.type('## Before you go')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- water')
  await page.keyboard.press('Enter')
  await page.keyboard.type('cash')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See packages')
  await moveCursor(page, 'Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+Shift+k')
  await page.locator('[name=link-address]').fill('/packages')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await press(page, editor.save)
  await page.getByText(editor.flash.kept, { exact: true }).waitFor()
  expect((await visit('/blog/the-road-south-by-keyboard')).status, 'a draft is nobody’s').toBe(404)

  await press(page, editor.preview)
  await page.getByText(editor.previewBar.text).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Before you go' }).waitFor()
  await page.getByRole('link', { name: editor.previewBar.back }).click()
  await arrive(page, /\/edit\/\d+(\?|$)/)

  await press(page, editor.publish)
  await page.getByText(editor.flash.published, { exact: true }).waitFor()
  const post = await visit('/blog/the-road-south-by-keyboard')
  expect(post.text).toContain('<h2>Before you go</h2>')
  expect(post.text).toMatch(/<ul><li>water<\/li><li>cash<\/li><\/ul>/)
  expect(post.text).toMatch(/See <a[^>]* href="\/packages"[^>]*>packages<\/a>/)
  expect((await visit('/blog')).text).toContain('The road south by keyboard')
  expect((await visit('/blog/rss.xml')).text).toContain('The road south by keyboard')
  await page.context().close()
})

test('a text from Word becomes a post, and one that is dated tomorrow is not shown today', async () => {
  const page = await begin('blog', 'Pasted for tomorrow')
  await fillHead(page)
  await page.locator('.written').click()
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, word)
  const pasted = await page.locator('textarea[name=body]').inputValue()
  expect(pasted).toContain('- Passport, six months left\n- Yellow fever card')
  await press(page, editor.preview)
  await page.getByText(checkText(readEnglish, 'table-without-caption')).first().waitFor()
  await page.getByText(checkText(readEnglish, 'quote-without-name')).first().waitFor()
  await press(page, words.plain)
  const expected = pasted.replace('| Park | Fee |', '|= Fees\n| Park | Fee |').replace('teacher.', 'teacher.\n> — A driver')
  await page.locator('textarea[name=body]').fill(expected)
  await page.locator('[name=publishedOn]').fill(addDays(kigaliDay(new Date()), 1))
  await press(page, editor.preview)
  await page.getByText(editor.previewBar.text).waitFor()
  await page.getByText('Yellow fever card').waitFor()
  await page.getByRole('link', { name: editor.previewBar.back }).click()
  await arrive(page, /\/edit\/\d+(\?|$)/)
  await press(page, editor.publish)
  await page.getByText(editor.flash.published, { exact: true }).waitFor()
  expect((await visit('/blog/pasted-for-tomorrow')).status).toBe(404)
  for (const path of ['/blog', '/', '/blog/atom.xml', '/llms.txt', '/sitemaps/journal.xml'])
    expect((await visit(path)).text, path).not.toContain('asted for tomorrow')
  await page.context().close()
})

test('a post that is planned for tomorrow waits for it', async () => {
  const page = await begin('blog', 'Planned for tomorrow')
  await fillHead(page)
  await page.locator('.written').click()
  await page.keyboard.type('It goes out by itself.')
  await page.locator('[name=publishAt]').fill(`${addDays(kigaliDay(new Date()), 1)}T08:00`)
  await press(page, editor.plan.go)
  await page.getByText(editor.flash.scheduled, { exact: true }).waitFor()
  expect((await visit('/blog/planned-for-tomorrow')).status).toBe(404)
  await page.context().close()
})

test('a page of one’s own is written without JavaScript and read at its address', async () => {
  const page = await begin('custom-pages', 'For schools', false)
  await fillHead(page)
  await page.locator('[name="sections.0.title"]').fill('Prices')
  await page.locator('[name="sections.0.blocks"]').fill('## A class\n\n- thirty pupils\n- two teachers')
  await press(page, editor.publish)
  await page.getByText(editor.flash.published, { exact: true }).waitFor()
  const { status, text } = await visit('/pages/for-schools')
  expect(status).toBe(200)
  expect(text).toContain('id="prices"')
  expect(text).toContain('<li>thirty pupils</li>')
  expect((await visit('/sitemaps/pages.xml')).text).toContain('/pages/for-schools')
  await page.context().close()
})
