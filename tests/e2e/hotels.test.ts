import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, addMonths, firstOfMonth, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { arrive } from '../support/awake.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
/** A month in which every night of the hotel is sold, and in which no other test books it. */
const month = addMonths(firstOfMonth(kigaliDay(new Date())), 5)
const hotel = `/hotel-details/lava-stone-kinigi?month=${month.slice(0, 7)}`
const nth = (day: number) => addDays(month, day - 1)

const browser = await testBrowser()

async function visit(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(hotel)
  return page
}

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day)
const press = async (page: Page, key: string, leadsTo: string) => {
  await page.keyboard.press(key)
  await expect.poll(() => focused(page), { message: key }).toBe(leadsTo)
}

/** From the panel past the first step of the booking, which is answered: the guest's page has the sum, and Back the nights. */
async function holdThem(page: Page) {
  const sum = (await page.locator('.buy .price').textContent()) ?? ''
  expect(sum).toMatch(/^\$\d/)
  await page.locator('.buy').getByRole('button', { name: 'Book these nights' }).click()
  await arrive(page, /\/travellers$/)
  expect(await page.locator('main').textContent()).toContain(sum)
  await page.getByRole('link', { name: 'Back to the rooms' }).click()
  await arrive(page, /\/hotel-booking\?/)
  const params = new URL(page.url()).searchParams
  expect([params.get('startsOn'), params.get('endsOn')]).toEqual([nth(12), nth(15)])
  await expect.poll(() => page.locator('main').textContent()).toContain(sum)
}

test('by keyboard alone: days, weeks, months, the first night and the last', async () => {
  const page = await visit(true)
  const grid = page.getByRole('grid').first()
  await grid.waitFor()
  expect(await page.locator('.stay-calendar [data-day][tabindex="0"]').count(), 'one tab stop for all days').toBe(1)
  await page.locator('.stay-calendar [tabindex="0"]').focus()
  await press(page, 'ArrowRight', nth(2))
  await press(page, 'ArrowDown', nth(9))
  await press(page, 'ArrowUp', nth(2))
  await press(page, 'ArrowLeft', nth(1))
  // Over the edge of the two months on show, and back.
  await press(page, 'PageUp', addMonths(month, -1))
  await press(page, 'PageDown', month)
  await press(page, 'ArrowDown', nth(8))
  for (const day of [9, 10, 11, 12]) await press(page, 'ArrowRight', nth(day))
  await page.keyboard.press('Enter')
  const status = page.locator('.range-status')
  await expect.poll(() => status.textContent()).toContain(`First night ${dayText(nth(12))}`)
  await press(page, 'ArrowRight', nth(13))
  await press(page, 'ArrowRight', nth(14))
  await page.keyboard.press('Enter')
  await expect.poll(() => status.textContent()).toBe(`3 nights: check in ${dayText(nth(12))}, check out ${dayText(nth(15))}.`)
  expect(await focused(page), 'the focus stays in the calendar').toBe(nth(14))
  expect(await page.locator('[role=gridcell][aria-selected=true]').count()).toBe(3)
  await page.getByRole('button', { name: 'Book these nights' }).first().waitFor()
  await holdThem(page)
  await page.context().close()
})

test('without JavaScript a link picks the first night, another the last, and a third leads to other months', async () => {
  const page = await visit(false)
  await page.locator(`[data-day="${nth(12)}"]`).click()
  await arrive(page, (url) => url.searchParams.get('from') === nth(12))
  await page.locator(`[data-day="${nth(14)}"]`).click()
  await arrive(page, (url) => url.searchParams.get('to') === nth(15))
  expect(await page.locator('.range-status').textContent()).toContain('3 nights')
  await page.getByRole('link', { name: /^Later/ }).click()
  await arrive(page, (url) => url.searchParams.get('month') === addMonths(month, 2).slice(0, 7))
  expect(new URL(page.url()).searchParams.get('to'), 'the nights stay picked').toBe(nth(15))
  await holdThem(page)
  await page.context().close()
})
