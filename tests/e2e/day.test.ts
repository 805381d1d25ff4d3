import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { dayWords } from '#app/words/admin/day/day.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { arrive, goAwake, untilAwake } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { trekFrom } from '../support/cast.ts'
import { assigned, bookedPermit, bookedRun, newCar, newGuide } from '../support/crew-sheets.ts'
import { repeatedNames } from '../support/repeated-names.ts'
import { signIn } from '../support/sign-in.ts'
import { besideSite, siteOfWorker } from '../support/site.ts'
import { signOut } from '../support/staff-admin.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(dayWords)
const today = kigaliDay(new Date())
const tomorrow = addDays(today, 1)
const site = siteOfWorker()
const browser = await testBrowser()
const { ctx } = await besideSite()
let context: BrowserContext
let reference: string

beforeAll(async () => {
  const [startsOn, endsOn] = [addDays(today, -1), tomorrow]
  const booking = await bookedRun(ctx.db, { order: trekFrom(startsOn), startsOn, endsOn })
  reference = booking.reference
  await bookedPermit(ctx.db, booking.id, { day: today, position: 1, number: null })
  const of = { bookingId: booking.id, from: startsOn, to: endsOn }
  await assigned(ctx.db, { guideId: await newGuide(ctx.db, 'Jean-Paul Road'), ...of })
  await assigned(ctx.db, { carId: await newCar(ctx.db, 'Grey Prado', 'RAB 123 C'), ...of })
})
afterEach(() => context.close())

type Options = { javaScriptEnabled?: boolean; width?: number; colorScheme?: 'dark' | 'light' }

/** A tab of the owner on the page of a day. */
async function open({ width = 360, ...of }: Options = {}, path = '/admin/day'): Promise<Page> {
  context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 780 }, reducedMotion: 'reduce', ...of })
  const page = await context.newPage()
  await signIn(page, path)
  return page
}

const card = (page: Page) => page.locator('article').filter({ hasText: reference })
const storedDays = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('days-1'))
      ? (await (await caches.open('days-1')).keys()).map(({ url }) => url.replace(/^.*\?/, '')).sort()
      : [],
  )
const allDays = [today, tomorrow].flatMap((on) => [`on=${on}`, `on=${on}&view=places`])

test('without scripts a phone has every number to call, what is not in order first, tomorrow one press away, and who sleeps where', async () => {
  const page = await open({ javaScriptEnabled: false })
  expect(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))).toBe(0)
  const own = card(page)
  expect(await own.locator('.problems li').first().innerText()).toMatch(/Tonight|permit/)
  const guide = own.locator('a[href="tel:+250788000111"]')
  expect((await guide.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await own.locator('a[href="tel:+4791122333"]').waitFor()
  await own.getByText('RAB 123 C').waitFor()
  // What happens that day stands before what is missing for the days ahead, of which a phone shows the most urgent line.
  const ahead = page.locator('.ahead')
  expect((await ahead.boundingBox())?.y).toBeGreaterThan((await own.boundingBox())?.y ?? 0)
  expect(await ahead.locator('li').filter({ visible: true }).count()).toBe(1)
  await ahead.locator('summary').click()
  expect(await ahead.locator('li').filter({ visible: true }).count()).toBeGreaterThan(1)
  await page.getByRole('link', { name: words.nav.tomorrow }).click()
  await arrive(page, (url) => url.searchParams.get('on') === tomorrow)
  await page.getByRole('heading', { name: String(words.headsOf.leaves) }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: String(words.views.places) }).click()
  await page.locator('.of-place').filter({ hasText: reference }).waitFor()
  await page.locator('#on').fill(addDays(today, 40))
  await page.getByRole('button', { name: String(words.nav.go) }).click()
  await arrive(page, (url) => url.searchParams.get('on') === addDays(today, 40) && url.searchParams.get('view') === 'places')
})

test('it is read by anybody at 320 and 1440 px, in light and dark, and no two links of a card are called alike', async () => {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1440, 'dark'],
  ] as const) {
    for (const path of ['/admin/day', '/admin/day?view=places']) {
      const page = await open({ width, colorScheme }, '/admin/day')
      await goAwake(page, path)
      expect(await objections(page)).toEqual([])
      expect(await repeatedNames(page)).toEqual([])
      expect(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))).toBe(0)
      if (path !== '/admin/day' || width === 320) await context.close()
    }
  }
})

test('by keyboard alone one comes from the dashboard to the day, to tomorrow, and to the booking and back', async () => {
  const page = await open({ width: 1366 }, '/admin')
  const press = async (name: RegExp | string) => {
    await page.getByRole('main').getByRole('link', { name }).first().focus()
    await page.keyboard.press('Enter')
  }
  await press(/^Day/)
  await arrive(page, '**/admin/day')
  const ahead = page.locator('.ahead li')
  expect(await ahead.filter({ visible: true }).count(), 'a wide window has room for all of them').toBe(await ahead.count())
  await press(String(words.nav.tomorrow))
  await arrive(page, `**/admin/day?on=${tomorrow}`)
  await card(page).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await arrive(page, /\/admin\/bookings\//)
  await press(/On the road today/)
  await arrive(page, `**/admin/day?on=${today}`)
})

test('after one visit today and tomorrow are read without a connection, as of when they were read', async () => {
  const page = await open()
  await untilAwake(page)
  await expect.poll(() => storedDays(page)).toEqual(allDays)
  await context.setOffline(true)
  await page.goto('/admin/day')
  await untilAwake(page)
  await page.getByText(/^No connection/).waitFor()
  await card(page).getByText('Jean-Paul Road').first().waitFor()
  await page.getByRole('link', { name: words.nav.tomorrow }).click()
  await arrive(page, (url) => url.searchParams.get('on') === tomorrow)
  await card(page).waitFor()
  await page.getByRole('link', { name: String(words.views.places) }).click()
  await arrive(page, (url) => url.searchParams.get('view') === 'places')
  expect(await page.getByText(/^As of/).count()).toBe(1)
  expect(
    await page.goto('/admin/bookings').then(
      (answer) => answer?.url().endsWith('/offline'),
      () => true,
    ),
  ).toBe(true)
})

test('signing out deletes the stored days, with a connection or without, and so does a session that has ended', async () => {
  const page = await open()
  await expect.poll(() => storedDays(page)).toEqual(allDays)
  await context.setOffline(true)
  await page.reload()
  await untilAwake(page)
  await signOut(page)
  await expect.poll(() => storedDays(page)).toEqual([])
  await context.setOffline(false)
  await context.close()

  const again = await open()
  await expect.poll(() => storedDays(again)).toEqual(allDays)
  await context.clearCookies()
  await again.goto('/admin/day')
  await arrive(again, /\/admin\/login/)
  await expect.poll(() => storedDays(again)).toEqual([])
})

test('a day goes from the browser at its midnight, and when somebody else opens one', async () => {
  const page = await open()
  await expect.poll(() => storedDays(page)).toEqual(allDays)
  const put = (until: string, reader: string) =>
    page.evaluate(
      async ([end = '', who = '']) =>
        (await caches.open('days-1')).put(
          '/admin/day?on=2020-01-01',
          new Response('A day', { headers: { 'Day-Until': end, 'Day-For': who } }),
        ),
      [until, reader],
    )
  await put(new Date(Date.now() - 1).toISOString(), 'somebody')
  await page.goto('/offline')
  await expect.poll(() => storedDays(page)).toEqual(allDays)
  await put(new Date(Date.now() + 3_600_000).toISOString(), 'somebody else')
  await page.goto('/admin/day')
  await expect.poll(() => storedDays(page)).toEqual(allDays)
})

test('on paper a card is whole, has a column for notes, and says as of when it is', async () => {
  const page = await open({ javaScriptEnabled: false, width: 1366 })
  await page.emulateMedia({ media: 'print' })
  const own = card(page)
  expect(await own.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid')
  expect(await own.locator('.notes').isVisible()).toBe(true)
  expect((await own.locator('.notes').boundingBox())?.width).toBeGreaterThan(140)
  await page.getByText(/^Printed from the page/).waitFor()
  expect(await page.locator('.tools').isVisible()).toBe(false)
  const pages = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(pages).toBe(1)
})
