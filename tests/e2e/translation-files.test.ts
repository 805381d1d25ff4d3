import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translationFileWords } from '#app/words/admin/translation-files.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(translationFileWords)
const site = siteOfWorker()
const browser = await testBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The file of a list as it is, with every text that is not translated in it translated. */
async function exported(page: Page, query: string, language = 'de'): Promise<string> {
  const answer = await page.request.get(`/admin/translations/${language}/export.xlf${query}`)
  expect(answer.headers()['content-disposition']).toContain('.xlf')
  return answer.text()
}
const translated = (text: string) =>
  text.replace(/<source>(.*)<\/source>\n<\/segment>/g, '<source>$1</source>\n<target>$1 (de)</target></segment>')

async function preview(page: Page, text: string) {
  await page.locator('input[type=file]').setInputFiles({ name: 'de.xlf', mimeType: 'text/xml', buffer: Buffer.from(text) })
  await button(page, words.screen.look).click()
}

describe.each([
  { how: 'with JavaScript', javaScriptEnabled: true, language: 'de' },
  { how: 'without JavaScript', javaScriptEnabled: false, language: 'fr' },
])('$how', ({ javaScriptEnabled, language }) => {
  // The demonstration has no terms in other languages.
  const kind = 'terms'

  test('a kind is exported, previewed and imported as drafts; a bad file gets a sentence', async () => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn(page, '/admin/translations')
    await page.goto(`/admin/translations?language=${language}&kind=${kind}`)
    expect(await page.getByRole('link', { name: words.export }).getAttribute('href')).toBe(
      `/admin/translations/${language}/export.xlf?kind=${kind}`,
    )
    await page.getByRole('link', { name: words.import }).click()
    await preview(page, '<!DOCTYPE x><x/>')
    await page.getByText('Line 1: The file has a DOCTYPE').waitFor()
    const text = translated(await exported(page, `?kind=${kind}`, language))
    await preview(page, text)
    await page.locator('.import-plan').waitFor()
    await button(page, words.plan.import).click()
    await page.getByText(/^\d+ drafts saved\./).waitFor()
    await page.getByRole('link', { name: words.screen.see }).click()
    await page.locator('.stacks tbody a').first().waitFor()
    await context.close()
  })
})

test('everything is imported at once, through the limit of the server for a body', async () => {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, '/admin/translations/de/import')
  const text = (await exported(page, '')).replaceAll('</target>', ' (neu)</target>')
  expect(Buffer.byteLength(text)).toBeGreaterThan(1_500_000)
  await preview(page, text)
  await page.locator('.import-plan').waitFor()
  await page.locator('[name=over]').check()
  await button(page, words.plan.import).click()
  await page.getByText(/^[\d,]+ drafts saved\./).waitFor()
  await context.close()
})
