import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tripBuilderWords, tripFormWords } from '#app/words/admin/trips/builder.ts'
import { openTripItem } from '../support/first-trips.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()
const canoe = 'Canoe on the lake'

/** The builder of a new trip of three days, with something on its first day that costs 100 dollars. */
async function openDraft(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 2000 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await signIn(page, '/admin/trips/new')
  await openTripItem(page)
  await page.goto(page.url().replace(/\/items\/.*/, ''))
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** What stands on each day, by the names of its items. */
const days = (page: Page) =>
  page
    .locator('.trip-day')
    .evaluateAll((all) => all.map((day) => [...day.querySelectorAll('.trip-item > div > a')].map((item) => item.textContent)))
/** Until the canoe is on a day. */
const isOn = (page: Page, day: number) => page.locator(`#day-${day}`).getByRole('link', { name: canoe, exact: true }).waitFor()

describe.each([true, false])('with JavaScript: %s', (javaScript) => {
  test('a trip is priced, moved, mended and frozen', async () => {
    const page = await openDraft(javaScript)
    // 100.00 with the mark-up of an activity, 20%, and 18% VAT.
    expect(await page.locator('.trip-price summary').innerText()).toContain('$142')
    await page.getByRole('link', { name: canoe, exact: true }).click()
    await page.locator('[name=title]').fill('')
    await page.locator('[name=text]').fill('Bring a hat')
    await press(page, tripFormWords.save)
    await page
      .getByText(tripFormWords.problems['title-missing'] ?? '')
      .first()
      .waitFor()
    expect(await page.locator('[name=text]').inputValue()).toBe('Bring a hat')
    await page.locator('[name=title]').fill(canoe)
    await press(page, tripFormWords.save)
    await page.waitForURL(/did=saved/)
    await page.getByText(tripBuilderWords.item.move, { exact: true }).first().click()
    await page.locator('.trip-move [name=day]').selectOption('3')
    await press(page, tripBuilderWords.item.move)
    await isOn(page, 3)
    await press(page, tripBuilderWords.keep)
    await page.waitForURL(/\/versions\/2\?did=kept$/)
    await page.goto(page.url().replace(/\/versions\/2.*/, '/versions/1'))
    expect(await page.getByRole('link', { name: canoe, exact: true }).count()).toBe(0)
    await page.getByText(canoe, { exact: true }).waitFor()
    await page.context().close()
  })
})

test('an item is moved by keys, which keep the focus on it, and by dragging', async () => {
  const page = await openDraft(true)
  await page.getByRole('link', { name: canoe, exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await isOn(page, 2)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(canoe)
  await page.keyboard.press('Alt+ArrowRight')
  await isOn(page, 3)
  await page.locator('.trip-item').dragTo(page.locator('#day-1 .trip-day'))
  await isOn(page, 1)
  expect(await days(page)).toEqual([[canoe], [], []])
  await page.context().close()
})

test('who changes what somebody else changed meanwhile reads it, and saves again', async () => {
  const page = await openDraft(true)
  await page.getByRole('link', { name: canoe, exact: true }).click()
  await page.waitForURL(/\/items\//)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('[name=title]').fill('Long canoe')
  await press(other, tripFormWords.save)
  await other.waitForURL(/did=saved/)
  await page.locator('[name=title]').fill('Short canoe')
  await press(page, tripFormWords.save)
  await page.getByText(tripBuilderWords.changed).waitFor()
  expect(await page.locator('[name=title]').inputValue()).toBe('Short canoe')
  await press(page, tripFormWords.save)
  await page.waitForURL(/did=saved/)
  await page.getByRole('link', { name: 'Short canoe', exact: true }).waitFor()
  await page.context().close()
})
