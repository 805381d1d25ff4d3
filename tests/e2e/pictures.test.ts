import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { mediaAdminWords } from '#app/words/admin/content/media.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive, untilAwake } from '../support/awake.ts'
import { photo } from '../support/sent-pictures.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { openUpload } from '../support/upload-pane.ts'

const words = readEnglish(mediaAdminWords)

const site = siteOfWorker()
const browser = await testBrowser()

async function atThePictures(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, '/admin/media')
  await untilAwake(page)
  return page
}

const fileOf = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ width: 640, height: 480, seed }),
})
const drawing = { name: 'evil.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }

describe.each([
  { how: 'with JavaScript', javaScript: true, seed: 501 },
  { how: 'without JavaScript', javaScript: false, seed: 502 },
])('$how', ({ javaScript, seed }) => {
  test('a picture is sent beside one that is refused, gets its words and its point, and is shown in its sizes', async () => {
    const page = await atThePictures(javaScript)
    await openUpload(page)
    await page.locator('[name=pictures]').setInputFiles([await fileOf(`hill-${seed}.jpg`, seed), drawing])
    await page.getByRole('button', { name: words.upload.go, exact: true }).click()
    await page.getByText(words.refusals.drawing).waitFor()
    await page.getByRole('link', { name: words.upload.write }).click()
    await arrive(page, /\/admin\/media\/[a-z0-9]{12}$/)
    await expect
      .poll(
        async () => {
          if (!javaScript) await page.reload()
          return page.locator('.focal-picture img').count()
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(1)

    const saved = () => page.getByRole('button', { name: words.page.save, exact: true }).click()
    await page.locator('[name=credit]').fill('House picture')
    await saved()
    await page
      .locator('.msg')
      .getByText(words.page.errors['alt-missing'] ?? '')
      .waitFor()
    expect(await page.locator('[name=credit]').inputValue()).toBe('House picture')
    // The message takes the focus once the answer is there: typing before that would be interrupted.
    await page.locator('[role=alert]:focus').waitFor()
    await page.locator('[name=alt]').fill(`A hill at noon, ${seed}`)
    if (javaScript) {
      await page.locator('button.focal-picture').press('Shift+ArrowRight')
      await page.keyboard.press('ArrowRight')
      expect(await page.locator('[name=x]').inputValue()).toBe('61')
    } else {
      await page.locator('[name=x]').fill('60')
    }
    await saved()
    await arrive(page, /did=save/)
    await page.getByRole('heading', { level: 1, name: `A hill at noon, ${seed}` }).waitFor()

    const [href] = (await page.locator('.focal-picture source').first().getAttribute('srcset'))?.split(' ') ?? []
    const answer = await page.request.get(href ?? '')
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/avif', 'x-content-type-options': 'nosniff' })

    await page.getByRole('button', { name: words.page.trashGo }).click()
    await page.getByText(words.flash.trash({ count: 1 })).waitFor()
    await page.getByRole('button', { name: words.undo }).click()
    await page.getByText(words.flash.restore({ count: 1 })).waitFor()
    await page.context().close()
  })
})
