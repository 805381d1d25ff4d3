import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, goAwake } from '../support/awake.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

async function visit(path: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await goAwake(page, path)
  return page
}

const activeOption = async (page: Page) => {
  const id = await page.getByRole('combobox').getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"]`).textContent()
}

/** Types the end of a question, and waits for the suggestions for the whole of it. */
async function typeOut(page: Page, typed: string, question: string): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/search/suggestions?q=${encodeURIComponent(question)}`)),
    page.getByRole('combobox').pressSequentially(typed),
  ])
  const { suggestions } = (await answer.json()) as { suggestions: { title: string }[] }
  await expect
    .poll(() => page.getByRole('option').locator('span').allTextContents())
    .toEqual(suggestions.map(({ title }) => title))
}

test('suggestions are gone through by keyboard, announced, and the chosen one is opened', async () => {
  const page = await visit('/search')
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await typeOut(page, 'nyun', 'nyun')
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  const options = await page.getByRole('option').allTextContents()
  const announced = `${options.length} suggestions. Arrow keys choose one.`
  expect(await page.getByRole('status').allTextContents()).toContain(announced)
  expect(await activeOption(page)).toBeNull()
  await field.press('ArrowDown')
  expect(await activeOption(page)).toBe(options[0])
  expect(await page.getByRole('option', { selected: true }).allTextContents()).toEqual([options[0]])
  await field.press('ArrowUp')
  expect(await activeOption(page), 'the field itself is a stop of the round').toBeNull()
  await field.press('ArrowUp')
  expect(await activeOption(page)).toBe(options.at(-1))
  await field.press('Escape')
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  expect(await field.inputValue()).toBe('nyun')
  await typeOut(page, 'gwe on', 'nyungwe on')
  await field.press('ArrowDown')
  await field.press('Enter')
  await arrive(page, '**/package-details/nyungwe-on-foot')
  await page.context().close()
})

test('what was typed before scripts come stays', async () => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await letGo
    await route.continue()
  })
  await page.goto('/search?q=gorilla', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nyungwe')
  resolve()
  const field = page.getByRole('combobox')
  await field.waitFor()
  expect(await field.inputValue()).toBe('nyungwe')
  await page.context().close()
})

test('Enter on what was typed searches, and the field follows the address', async () => {
  const page = await visit('/search')
  const field = page.getByRole('combobox')
  await field.fill('gorila')
  await field.press('Enter')
  await arrive(page, '**/search?q=gorila')
  await page.getByRole('status').getByText('No results for “gorila”; showing “gorilla”.').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Journeys' }).waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/gorilla/i)
  await field.fill('kivu')
  await field.press('Enter')
  await arrive(page, '**/search?q=kivu')
  await page.goBack()
  await arrive(page, '**/search?q=gorila')
  await expect.poll(() => field.inputValue()).toBe('gorila')
  await page.context().close()
})

test('without a network the field stays a field', async () => {
  const page = await visit('/search')
  await page.context().setOffline(true)
  const field = page.getByRole('combobox')
  const failed = page.waitForEvent('requestfailed')
  await field.pressSequentially('nyun')
  await failed
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await page.context().setOffline(false)
  await field.pressSequentially('g')
  await page.getByRole('option').first().waitFor()
  await page.context().close()
})

test('without JavaScript it is a form, on the page for lost visitors, too', async () => {
  const page = await visit('/no-such-page', false)
  expect(await page.getByRole('combobox').count()).toBe(0)
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('lac kivu')
  await page.getByRole('button', { name: 'Search' }).click()
  await arrive(page, '**/search?q=lac+kivu')
  await page.getByRole('status').getByText('results for “lac kivu”').waitFor()
  await page.getByRole('link', { name: 'Lake Kivu, slowly' }).click()
  await arrive(page, '**/package-details/lake-kivu-slowly')
  await page.context().close()
})

test('an answer without results has a message, and links', async () => {
  const page = await visit('/search?q=qwertyuiop', false)
  expect(await page.title()).toContain('qwertyuiop')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.getByRole('status').allTextContents()).toContain('No results for “qwertyuiop”')
  expect(await page.getByRole('link', { name: 'Leaving soon' }).getAttribute('href')).toBe('/departures')
  await page.context().close()
})
