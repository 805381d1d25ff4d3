import { expect, test } from 'vitest'
import { packageCostWords } from '#app/words/admin/package-costs.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()
const words = readEnglish(packageCostWords)

test.each([
  true,
  false,
])('with JavaScript %s: an alternative is added, another field appears, and it is removed', async (javaScriptEnabled) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, '/admin/packages')
  await page.goto('/admin/packages?q=an+hour+with+the+gorillas')
  await page.locator('a[href*="/admin/packages/edit/"]').first().click()
  await arrive(page, /edit\/\d+$/)
  await page.goto(`${page.url()}/costs`)
  const list = () => page.locator('tr', { has: page.locator('[name="services[0].service"]') }).locator('details')
  const fields = () => list().locator('select')
  const opened = async () => {
    if ((await list().getAttribute('open')) === null) await list().locator('summary').click()
  }
  const save = async () => {
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await arrive(page, /did=saved/)
    await page.getByText(words.saved).waitFor()
    await page.goto(page.url().replace('?did=saved', ''))
  }
  await opened()
  const before = await fields().count()
  const last = fields().nth(before - 1)
  // Stays alone stand in for a stay, and not the service itself.
  const own = await page.locator('[name="services[0].service"]').inputValue()
  expect(await last.locator('option').allTextContents()).not.toContainEqual(expect.stringContaining('per vehicle'))
  expect(await last.locator(`option[value="${own}"]`).count()).toBe(0)
  await last.selectOption({ index: 3 })
  if (javaScriptEnabled) await fields().nth(before).waitFor()
  const chosen = await last.inputValue()
  await save()
  await opened()
  expect(await fields().count()).toBe(before + 1)
  expect(
    await fields()
      .nth(before - 1)
      .inputValue(),
  ).toBe(chosen)
  await fields()
    .nth(before - 1)
    .selectOption('')
  await save()
  expect(await fields().count()).toBe(before)
  await context.close()
})
