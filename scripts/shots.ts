/**
 * Saves every screen as a picture: 390 and 1440 wide, light and dark, into shots/, on a server of its own with the demo
 * content and three bookings.
 *
 *   npm run shots                     every screen
 *   npm run shots -- home package     only screens whose name begins so
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoDepartures } from '#db/demo/departures.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { draftToPayment, visitor } from '#tests/support/visitor.ts'
import { kigaliDay } from '#values/dates.ts'

type Screen = { name: string; path: string; fold?: boolean; before?: (page: Page) => Promise<unknown> }

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const schemes = ['light', 'dark'] as const
const target = 'shots'
const chosen = process.argv.slice(2)
const wanted = ({ name }: Screen) => chosen.length === 0 || chosen.some((beginning) => name.startsWith(beginning))

const { folder, remove } = await temporaryFolder()
const server = await startServer({ DATA_DIR: `${folder}/data` })
const browser = await openBrowser()
try {
  await mkdir(target, { recursive: true })
  const site = await newContext(browser, server)
  for (const screen of (await siteScreens(server.url)).filter(wanted)) await shoot(site, screen)
  const desk = await newContext(browser, server)
  for (const screen of (await deskScreens(desk, server)).filter(wanted)) await shoot(desk, screen)
} finally {
  await browser.close()
  await server.stop()
  await remove()
}

/** Three parties take seats on the second gorilla trek, and a fourth has answered every step but the last. */
async function siteScreens(url: string): Promise<Screen[]> {
  const treks = demoDepartures(kigaliDay(new Date())).filter(({ packageSlug }) => packageSlug === 'an-hour-with-the-gorillas')
  const trek = `${treks[3]?.packageSlug}-${treks[3]?.startsOn}`
  const hold = async (count: number) => {
    const held = await (await visitor(url).pay(await draftToPayment(url, trek, count), 'bank-transfer'))()
    const location = held.headers.get('location')
    if (!location) throw new Error(`No seats were held: ${held.status}`)
    return location
  }
  const own = await hold(3)
  await hold(2)
  await hold(1)
  const payment = await draftToPayment(url, trek, 2)
  return [
    { name: 'home', path: '/' },
    { name: 'home-fold', path: '/', fold: true },
    { name: 'menu', path: '/', fold: true, before: openMenu },
    { name: 'packages', path: '/packages' },
    { name: 'packages-chosen', path: '/packages?style=gorillas&length=week&budget=5000', fold: true },
    { name: 'packages-none', path: '/packages?country=burundi&style=coast&budget=500' },
    { name: 'package', path: '/package-details/gorillas-and-the-thousand-hills' },
    { name: 'package-simple', path: '/package-details/the-road-to-kibeho' },
    { name: 'package-not-sold', path: '/package-details/nyiragongo-when-it-reopens' },
    { name: 'departures', path: '/departures' },
    { name: 'departures-none', path: '/departures?style=coast&guaranteed=yes' },
    { name: 'departure', path: `/departure-details/${trek}` },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'booking-departure', path: `/booking?departure=${trek}&travellers=2` },
    { name: 'booking-waiting-list', path: `/booking?departure=${trek}&travellers=6` },
    { name: 'booking-travellers', path: payment.replace('/payment', '/travellers') },
    { name: 'booking-travellers-errors', path: payment.replace('/payment', '/travellers'), before: answerBadly },
    { name: 'booking-extras', path: payment.replace('/payment', '/extras') },
    { name: 'booking-payment', path: payment },
    { name: 'own-booking', path: own },
    { name: 'lost-link', path: '/bookings' },
  ]
}

async function deskScreens(context: BrowserContext, { owner }: RunningServer): Promise<Screen[]> {
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.locator('[name=email]').fill(owner?.email ?? '')
  await page.locator('[name=password]').fill(owner?.password ?? '')
  await shootHere(page, { name: 'admin-login', path: '' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin$/)
  const firstOf = async (list: string) => {
    await page.goto(list)
    return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? list
  }
  const screens = [
    { name: 'admin-today', path: '/admin' },
    { name: 'admin-bookings', path: '/admin/bookings' },
    { name: 'admin-booking', path: await firstOf('/admin/bookings') },
    { name: 'admin-letters', path: '/admin/letters' },
    { name: 'admin-letter', path: await firstOf('/admin/letters') },
  ]
  await page.close()
  return screens
}

async function openMenu(page: Page) {
  const menu = page.locator('.menu summary')
  if (await menu.isVisible()) await menu.click()
}

async function answerBadly(page: Page) {
  await page.locator('[name="travellers[0].familyName"]').fill('')
  await page.locator('[name=email]').fill('marit@')
  await page.getByRole('button', { name: 'Continue to extras' }).click()
  await page.getByRole('alert').waitFor()
}

function newContext(from: Browser, { url }: RunningServer) {
  return from.newContext({ baseURL: url, reducedMotion: 'reduce' })
}

async function shoot(context: BrowserContext, screen: Screen) {
  const page = await context.newPage()
  page.on('pageerror', (error) => process.stderr.write(`${screen.name}: ${error.message}\n`))
  await page.goto(screen.path, { waitUntil: 'networkidle' })
  await screen.before?.(page)
  await shootHere(page, screen)
  await page.close()
}

/** The page as it stands, in both sizes and both schemes. */
async function shootHere(page: Page, { name, fold = false }: Screen) {
  for (const [size, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport)
    if (!fold) await seeEverything(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: path.join(target, `${name}-${size}-${colorScheme}.png`), fullPage: !fold })
    }
  }
}

/** Lazy pictures come only when they are scrolled to. */
async function seeEverything(page: Page) {
  await page.evaluate(async () => {
    const shown = [...document.images].filter((picture) => picture.offsetParent)
    for (const picture of shown) picture.loading = 'eager'
    await Promise.all(shown.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
    window.scrollTo(0, 0)
  })
}
