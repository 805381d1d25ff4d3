import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { emailAdminWords } from '#app/words/admin/emails.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const words = readEnglish(emailAdminWords).compose
const browser = await testBrowser()

async function openAdmin(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
  const page = await context.newPage()
  await signIn(page, '/admin/emails/new')
  return page
}

describe.each([
  { how: 'with JavaScript', javaScript: true },
  { how: 'without JavaScript', javaScript: false },
])('$how', ({ javaScript }) => {
  test('staff write to an address, see the email as it will arrive, send it, and find it among those sent', async () => {
    const page = await openAdmin(javaScript)
    const to = `guide-${javaScript}@example.org`
    await page.locator('[name=to]').fill(to)
    await page
      .locator('form', { has: page.locator('[name=to]') })
      .getByRole('button', { name: words.choose })
      .click()
    await page.locator('[name=subject]').fill('Where we meet')
    await page.locator('[name=body]').fill('Dear {nmae}')
    await page.getByRole('button', { name: words.preview }).click()
    await page.locator('.msg').waitFor()
    expect(await page.locator('[name=body]').inputValue()).toBe('Dear {nmae}')
    await page.locator('[name=body]').fill('At **06:30** at the gate.')
    await page.getByRole('button', { name: words.preview }).click()
    await page.locator('.arrives').waitFor()
    expect(await page.frameLocator('iframe.email-preview').locator('strong').textContent()).toBe('06:30')
    await page.getByRole('button', { name: words.send({ count: 1 }) }).click()
    await arrive(page, /\/admin\/emails\/sent\/[0-9a-f-]{36}$/)
    expect(await page.locator('main').textContent()).toContain(to)
    await page.context().close()
  })
})
