import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editorWords } from '#app/words/admin/content/editor.ts'
import { dayBuilderWords } from '#app/words/admin/content/editor-days.ts'
import { rowsWords } from '#app/words/admin/content/editor-rows.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const labels = readEnglish(editorWords)

const rowWords = readEnglish(rowsWords)

const words = readEnglish(dayBuilderWords).route
const days = readEnglish(dayBuilderWords)

const site = siteOfWorker()

const browser = await testBrowser()

/** Where each day ends, as the form would send it. */
const ends = (page: Page) =>
  page.locator('#field-days select[name$=".to"]').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))

/** The journey as the drawing names it: "Route map: Kigali, Musanze". */
const drawn = (page: Page) => page.locator('.route-pane svg[role=img]').getAttribute('aria-label')

test('a journey goes on to a place that is pressed on the map or picked from the list, and is drawn from its days', {
  timeout: 120_000,
}, async () => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await signIn(page, '/admin/packages')
  await page.goto('/admin/packages/new')
  await page.locator('[name=title]').fill('A map with three places')
  await page.getByRole('button', { name: labels.begin.go, exact: true }).click()
  await arrive(page, /\/admin\/packages\/edit\/\d+/)
  const editor = page.url().split('?')[0] ?? ''

  // Without days the map shows the places to choose; the first one is where the journey begins.
  const pane = page.getByRole('region', { name: words.title })
  const pick = (place: string) => pane.getByRole('button', { name: words.pick({ place }), exact: true })
  await pick('Kigali').click()
  await expect.poll(() => ends(page)).toEqual(['kigali'])
  await expect.poll(() => drawn(page)).toContain('Kigali')

  await pane.getByRole('combobox').selectOption('musanze')
  await expect.poll(() => ends(page)).toEqual(['kigali', 'musanze'])
  await expect.poll(() => drawn(page)).toMatch(/Kigali, Musanze/)
  expect(await page.locator('[name="days.1.from"]').inputValue()).toBe('kigali')
  for (const width of [1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const from = await page.locator('[name="days.1.from"]').boundingBox()
    expect(from?.width, `the places of a day at ${width} px`).toBeGreaterThan(150)
  }

  // By keyboard: one stop of Tab, arrows between the places, Enter picks, and the place keeps the focus as all is drawn again.
  await pane.locator('[data-place][tabindex="0"]').focus()
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'))
  const first = await at()
  await page.keyboard.press('ArrowRight')
  const second = await at()
  expect(second).not.toBe(first)
  await page.keyboard.press('Enter')
  await expect.poll(() => ends(page)).toEqual(['kigali', 'musanze', second])
  const before = await drawn(page)
  await expect.poll(at).toBe(second)

  // The days' own buttons change the order, and the drawing follows.
  await page
    .locator('#field-days')
    .getByRole('button', { name: rowWords.up({ row: days.day({ number: 3 }) }) })
    .click()
  await expect.poll(() => ends(page)).toEqual(['kigali', second, 'musanze'])
  await expect.poll(() => drawn(page)).not.toBe(before)

  await page.getByRole('button', { name: labels.save, exact: true }).first().click()
  await arrive(page, /did=kept/)
  await page.goto(editor)
  await expect.poll(() => ends(page)).toEqual(['kigali', second, 'musanze'])
  expect(errors).toEqual([])

  // A member who was signed out meanwhile sees a message, keeps the days and the former map, and gets no sign-in page in its
  // place.
  await page.route(/route\.svg/, (route) => route.fulfill({ status: 302, headers: { location: '/admin/login' } }))
  await pane.locator('select').selectOption('kigali')
  await pane.getByText(days.route.failed).waitFor()
  expect(await ends(page)).toEqual(['kigali', second, 'musanze', 'kigali'])
  expect(await pane.locator('form').count()).toBe(0)
  await context.close()
})

test('a pin of the map leads to its day, the map stays beside the days, and what is read is marked on it', async () => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/package-details/gorillas-and-the-thousand-hills')
  const map = page.locator('#route svg')
  const read = () => map.locator('a[data-read]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))

  const pin = map.getByRole('link', { name: 'Day 5: Karongi' })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#day-5')
  await expect.poll(read).toEqual(['#day-5'])
  expect(await map.locator('.route[data-read]').count()).toBeGreaterThan(0)
  const box = await map.boundingBox()
  expect(box && box.y > 0 && box.y + box.height < 900, 'the whole map is in the window').toBe(true)

  await page.locator('#day-4').evaluate((day) => window.scrollBy(0, day.getBoundingClientRect().top - 280))
  await expect.poll(read).toEqual(['#day-3'])
  await context.close()
})
