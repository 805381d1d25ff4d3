import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoDepartures } from '#db/demo/departures.ts'
import { kigaliDay } from '#values/dates.ts'
import { openBrowser } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { draftToPayment, visitor } from '../support/visitor.ts'

const site = inject('site')
const departures = demoDepartures(kigaliDay(new Date())).filter(({ packageSlug }) => packageSlug === 'an-hour-with-the-gorillas')
const slugOf = (nth: number) => `${departures[nth]?.packageSlug}-${departures[nth]?.startsOn}`

let browser: Browser
let steps: Record<'travellers' | 'extras' | 'payment', string>
let booking: { path: string; reference: string }
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  browser = await openBrowser()
  const payment = await draftToPayment(site.url, slugOf(4), 2)
  steps = { payment, extras: payment.replace('payment', 'extras'), travellers: payment.replace('payment', 'travellers') }
  const held = await (await visitor(site.url).pay(await draftToPayment(site.url, slugOf(5), 2), 'bank-transfer'))()
  const path = held.headers.get('location')
  if (!path) throw new Error(`No seats were held: ${held.status}`)
  booking = { path, reference: path.slice('/bookings/'.length, path.indexOf('?')) }
  const desk = await browser.newContext({ baseURL: site.url })
  await signIn(await desk.newPage(), '/admin')
  signedIn = await desk.storageState()
  await desk.close()
})
afterAll(() => browser.close())

const screens: { name: string; path: () => string; desk?: boolean; before?: (page: Page) => Promise<void> }[] = [
  { name: 'home', path: () => '/' },
  { name: 'packages', path: () => '/packages' },
  { name: 'packages without a match', path: () => '/packages?country=burundi&style=coast' },
  { name: 'package', path: () => '/package-details/gorillas-and-the-thousand-hills' },
  { name: 'package that is not sold', path: () => '/package-details/nyiragongo-when-it-reopens' },
  { name: 'departures', path: () => '/departures' },
  { name: 'departure', path: () => `/departure-details/${slugOf(4)}` },
  { name: 'booking, departure', path: () => `/booking?departure=${slugOf(4)}&travellers=2` },
  { name: 'booking, travellers', path: () => steps.travellers },
  {
    name: 'booking, travellers with errors',
    path: () => steps.travellers,
    before: async (page) => {
      await page.locator('[name=email]').fill('marit@')
      await page.getByRole('button', { name: 'Continue to extras' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'booking, extras', path: () => steps.extras },
  { name: 'booking, payment', path: () => steps.payment },
  { name: 'own booking', path: () => booking.path },
  { name: 'lost link', path: () => '/bookings' },
  { name: 'not found', path: () => '/no-such-page' },
  { name: 'desk, sign in', path: () => '/admin/login' },
  { name: 'desk, today', path: () => '/admin', desk: true },
  { name: 'desk, bookings', path: () => '/admin/bookings', desk: true },
  {
    name: 'desk, booking',
    path: () => '/admin/bookings',
    desk: true,
    before: async (page) => {
      await page.getByRole('link', { name: booking.reference }).first().click()
      await page.waitForURL(/\/admin\/bookings\/[0-9a-f-]{36}$/)
    },
  },
  { name: 'desk, letters', path: () => '/admin/letters', desk: true },
]

/** A page as a screen needs it: the desk's with somebody signed in. */
async function open(screen: (typeof screens)[number]) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 844 },
    reducedMotion: 'reduce',
    ...(screen.desk && { storageState: signedIn }),
  })
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(screen.path(), { waitUntil: 'networkidle' })
  await screen.before?.(page)
  return { page, said, close: () => context.close() }
}

async function objections(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, help, nodes }) => `${colorScheme}: ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}

test.each(
  screens,
)('$name: axe objects to nothing in either scheme, 320 pixels are wide enough, nothing breaks', async (screen) => {
  const { page, said, close } = await open(screen)
  expect(await objections(page, 'light')).toEqual([])
  expect(await objections(page, 'dark')).toEqual([])
  await page.setViewportSize({ width: 320, height: 844 })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'pixels of sideways scroll').toBe(0)
  expect(said).toEqual([])
  await close()
})
