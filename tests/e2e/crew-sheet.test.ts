import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { crewSheetWords } from '#app/words/crew-sheet.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { sheetKey } from '#features/roster/sheet/sheet-key.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { goAwake, untilAwake } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { trekFrom } from '../support/cast.ts'
import { assigned, bookedPermit, bookedRun, newCar, newGuide } from '../support/crew-sheets.ts'
import { besideSite, siteOfWorker } from '../support/site.ts'
import { secretOfSites } from '../support/sites-for-tests.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(crewSheetWords)
const today = kigaliDay(new Date())
const site = siteOfWorker()
const browser = await testBrowser()
const { ctx } = await besideSite()
let context: BrowserContext
let path: string
let release: () => Promise<unknown>

beforeAll(async () => {
  // The second of three days: yesterday is over, and tomorrow is to come.
  const [startsOn, endsOn] = [addDays(today, -1), addDays(today, 1)]
  const booking = await bookedRun(ctx.db, { order: trekFrom(startsOn), startsOn, endsOn })
  await bookedPermit(ctx.db, booking.id, { day: today, position: 1, number: 'RDB-88-1' })
  const of = { bookingId: booking.id, from: startsOn, to: endsOn }
  const assignment = await assigned(ctx.db, { guideId: await newGuide(ctx.db, 'Jean-Paul Ridge'), ...of })
  await assigned(ctx.db, { carId: await newCar(ctx.db, 'Green Prado', 'RAB 124 C'), ...of })
  path = links.crewSheet(sheetKey(secretOfSites, assignment))
  release = () =>
    ctx.db
      .withTables<{ assignments: { id: number; state: string; ended_at: Date | null } }>()
      .updateTable('assignments')
      .set({ state: 'released', ended_at: new Date() })
      .where('id', '=', assignment.id)
      .execute()
})
afterEach(() => context.close())

async function open(
  options: { javaScriptEnabled?: boolean; width?: number; colorScheme?: 'dark' | 'light' } = {},
): Promise<Page> {
  const { width = 390, ...of } = options
  context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 844 }, reducedMotion: 'reduce', ...of })
  return context.newPage()
}

const openDays = (page: Page) =>
  page.locator('details.day').evaluateAll((days) => days.filter((day) => (day as HTMLDetailsElement).open).length)

test('a sheet has today first and open, is read by anybody at 320 and 1440 px, in light and dark, and works without scripts', async () => {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1440, 'dark'],
  ] as const) {
    const page = await open({ width, colorScheme })
    await goAwake(page, path)
    expect(await objections(page)).toEqual([])
    expect(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))).toBe(0)
    await context.close()
  }
  const page = await open({ javaScriptEnabled: false })
  await page.goto(path)
  expect(await page.locator('h2').allInnerTexts()).toEqual([
    ...[words.days.today, words.days.next, words.days.before].map(String),
    ...[words.people.title, words.call.title, words.crew.title].map(String),
  ])
  expect(await openDays(page)).toBe(1)
  await page.getByText('RDB-88-1').waitFor()
  const call = page.locator('a[href^="tel:+47"]')
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await page.locator('details.day summary').last().click()
  expect(await openDays(page)).toBe(2)
})

test('on paper every day is open, and nothing is folded away', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  for (const facts of await page.locator('details.day .of-day').all()) expect(await facts.isVisible()).toBe(true)
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(pages).toBeLessThanOrEqual(2)
})

test('a sheet that was opened once is read without a connection, says as of when, and goes from the phone once it opens no more', async () => {
  const page = await open()
  await goAwake(page, path)
  const stored = () => page.evaluate(async (address) => Boolean(await (await caches.open('sheets-1')).match(address)), path)
  await expect.poll(stored).toBe(true)
  const asOf = await page.getByText(/^As of/).innerText()
  await context.setOffline(true)
  await page.reload()
  await untilAwake(page)
  const note = page.getByText(/^No connection/)
  await note.waitFor()
  expect(await page.getByText(/^As of/).innerText()).toBe(asOf)
  expect(await note.innerText()).toContain(asOf.replace(/^As of | ?, Kigali time$/g, ''))
  expect(await openDays(page)).toBe(1)
  await page.getByText('RDB-88-1').waitFor()
  expect(
    await page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`).then(
      (answer) => answer?.ok(),
      () => false,
    ),
  ).toBe(false)
  await context.setOffline(false)
  await release()
  expect((await page.goto(path))?.status()).toBe(404)
  await page.goto('/offline')
  await expect.poll(stored).toBe(false)
})

test('a sheet goes from the phone when its end has come', async () => {
  const page = await open()
  await goAwake(page, '/package-details/an-hour-with-the-gorillas')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const address = '/sheet/1-abcdefghijklmnopqrstuvwxyz012345'
  const keep = (until: string) =>
    page.evaluate(
      async ([at, until]) =>
        (await caches.open('sheets-1')).put(at ?? '', new Response('A sheet', { headers: { 'Sheet-Until': until ?? '' } })),
      [address, until],
    )
  const stored = () => page.evaluate(async (at) => Boolean(await (await caches.open('sheets-1')).match(at)), address)
  await keep(new Date(Date.now() + 60_000).toISOString())
  await page.goto('/offline')
  expect(await stored()).toBe(true)
  await keep(new Date(Date.now() - 1).toISOString())
  await page.goto('/packages')
  await expect.poll(stored).toBe(false)
})
