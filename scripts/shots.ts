/**
 * Saves every screen as a picture: 390, 1366 and 1440 wide, light and dark, into shots/, on a server of its own with the demo
 * content and a few bookings.
 *
 *   npm run shots                     every screen
 *   npm run shots -- home package     only screens whose name begins so
 */

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { factorAdminWords } from '#app/words/admin/factors.ts'
import { choiceWords } from '#app/words/choice.ts'
import { changeWords } from '#app/words/manage-change.ts'
import { demoDepartures } from '#db/demo/departures.ts'
import { type AdminScreen, adminScreens } from '#tests/support/admin-screens.ts'
import { inviteInAdmin, openDisableDialog, openInvited } from '#tests/support/admin-users.ts'
import { openBusyDay, openBusyMonth, tickTwo, writeToTwo } from '#tests/support/booking-list.ts'
import { makeBookings, type ToLookAt } from '#tests/support/bookings-to-look-at.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { hireStep, journeyStep, pilgrimsStep, pricedAt, stayStep } from '#tests/support/first-steps.ts'
import { showPhotographsAt, sixMegapixels } from '#tests/support/photographs.ts'
import { findMarit, openErasure } from '#tests/support/privacy-steps.ts'
import { publicScreens } from '#tests/support/public-screens.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { draftOf, draftToPayment } from '#tests/support/visitor.ts'
import { addDays, kigaliDay } from '#values/dates.ts'

type Screen = Pick<AdminScreen, 'name' | 'path'> & { fold?: boolean; before?: (page: Page) => Promise<unknown> }

const widths = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const
const schemes = ['light', 'dark'] as const
const target = 'shots'
const chosen = process.argv.slice(2)
const wanted = ({ name }: Screen) => chosen.length === 0 || chosen.some((beginning) => name.startsWith(beginning))

const today = kigaliDay(new Date())
/** A day on which everything is sold, for what is on no fixed date. */
const day = addDays(today, 100)
const [trek = '', otherTrek = ''] = demoDepartures(today)
  .filter(({ packageSlug }) => packageSlug === 'an-hour-with-the-gorillas')
  .slice(3)
  .map(({ packageSlug, startsOn }) => `${packageSlug}-${startsOn}`)

const { folder, remove } = await temporaryFolder()
const server = await startServer({ DATA_DIR: `${folder}/data` })
const browser = await openBrowser()
try {
  await mkdir(target, { recursive: true })
  const [site, admin] = [await newContext(browser, server), await newContext(browser, server)]
  const page = await signIn(admin, server)
  const made = await makeBookings(server.url, [trek, otherTrek], site, page)
  const screens = { site: await siteScreens(server.url, made), admin: screensOfAdmin(made.admin, await firstEmail(page)) }
  await page.close()
  for (const screen of screens.site.filter(wanted)) await shoot(site, screen)
  for (const screen of screens.admin.filter(wanted)) await shoot(admin, screen)
  await shootPhotographs(site)
} finally {
  await browser.close()
  await server.stop()
  await remove()
}

/** The site's own screens, and those of the bookings that were made to be looked at. */
async function siteScreens(url: string, { own, rooming }: ToLookAt): Promise<Screen[]> {
  const payment = await draftToPayment(url, trek, 2)
  const group = await draftOf(url, pilgrimsStep(day, 20), 0)
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
    { name: 'contact', path: '/contact' },
    { name: 'tailor-made', path: '/tailor-made?about=luxury' },
    { name: 'parish-quote', path: '/parish-quote' },
    { name: 'newsletter', path: '/newsletter' },
    { name: 'not-found', path: '/no-such-page' },
    ...publicScreens(day),
    { name: 'booking-departure', path: `/booking?departure=${trek}&travellers=2` },
    { name: 'booking-waiting-list', path: `/booking?departure=${trek}&travellers=7` },
    { name: 'booking-travellers', path: payment.replace('/payment', '/travellers') },
    { name: 'booking-travellers-errors', path: payment.replace('/payment', '/travellers'), before: answerBadly },
    { name: 'booking-extras', path: payment.replace('/payment', '/extras') },
    { name: 'booking-payment', path: payment },
    { name: 'booking-hotels', path: '/hotel-booking' },
    { name: 'booking-rooms', path: pricedAt(stayStep(day)) },
    { name: 'booking-cars', path: '/booking/hire' },
    { name: 'booking-car', path: pricedAt(hireStep(day)) },
    { name: 'booking-group', path: pricedAt(pilgrimsStep(day, 20)) },
    { name: 'booking-own-date', path: pricedAt(journeyStep(day, 2)) },
    { name: 'booking-leader', path: group.replace('/payment', '/travellers') },
    { name: 'booking-group-payment', path: group },
    { name: 'quotes', path: '/quotes' },
    { name: 'quote', path: pricedAt(pilgrimsStep(day, 20)), before: keepThePrice },
    { name: 'own-booking', path: own.held },
    { name: 'own-booking-confirmed', path: own.confirmed },
    { name: 'own-booking-cancelled', path: own.cancelled },
    { name: 'own-booking-group', path: own.group },
    { name: 'own-change', path: `${own.confirmed}/change` },
    { name: 'own-change-difference', path: `${own.confirmed}/change`, before: takeOneOff },
    { name: 'own-cancel', path: `${own.confirmed}/cancel` },
    { name: 'own-travellers', path: `${own.confirmed}/travellers` },
    { name: 'own-traveller', path: `${own.confirmed}/travellers/1` },
    { name: 'own-travellers-group', path: `${own.group}/travellers` },
    { name: 'rooming', path: rooming },
    { name: 'lost-link', path: '/bookings' },
    { name: 'car-hire', path: `/car-hire-rates?car=prado-tx&days=10&fromDay=${day}&to=kabale` },
    { name: 'roads', path: '/transport-information?from=kigali&to=buhoma' },
    { name: 'freight', path: '/freight-quote?lane=dar-kigali-road' },
    { name: 'letterhead', path: '/header-pdf-footer' },
  ]
}

/** Pages with photographs, which tests make: the demo content has none. Last, for all pages that show these journeys have them then. */
async function shootPhotographs(context: BrowserContext) {
  const [journey, hotel, post] = [
    'gorillas-and-the-thousand-hills',
    'imisozi-terrace-kigali',
    'what-a-gorilla-permit-buys',
  ] as const
  const screens: Screen[] = [
    { name: 'photographs-package', path: `/package-details/${journey}` },
    { name: 'photographs-large', path: `/package-details/${journey}`, fold: true, before: openLargeView },
    { name: 'photographs-packages', path: '/packages', fold: true },
    { name: 'photographs-hotel', path: `/hotel-details/${hotel}` },
    { name: 'photographs-hotels', path: '/hotels', fold: true },
    { name: 'photographs-post', path: `/blog/${post}` },
    { name: 'photographs-country', path: '/rwanda' },
    { name: 'photographs-countries', path: '/countries' },
    { name: 'photographs-park', path: '/akagera-national-park' },
    { name: 'photographs-parks', path: '/parks', fold: true },
    { name: 'photographs-cars', path: '/car-hire-rates' },
  ]
  if (!screens.some(wanted)) return
  const on = {
    packages: [journey, 'an-hour-with-the-gorillas'],
    hotels: [hotel],
    posts: [post],
    countries: ['rwanda', 'uganda'],
    parks: ['akagera', 'volcanoes', 'nyungwe'],
    cars: ['prado-tx'],
  }
  // As many as a gallery that is folded needs.
  await showPhotographsAt(`${folder}/data`, on, Array(7).fill(sixMegapixels))
  for (const screen of screens.filter(wanted)) await shoot(context, screen)
}

async function openLargeView(page: Page) {
  await page.locator('[data-large="1"]').first().click()
  await page.getByRole('dialog').waitFor()
}

/** Signs in, and takes the picture of the page where one does. */
async function signIn(context: BrowserContext, { owner }: RunningServer): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/admin/login/reset?key=over')
  await shootHere(page, { name: 'admin-link-over', path: '' })
  await page.goto('/admin/login?why=user-token-expired')
  await page.locator('[name=email]').fill(owner?.email ?? '')
  await page.locator('[name=password]').fill(owner?.password ?? '')
  await shootHere(page, { name: 'admin-login', path: '' })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin$/)
  return page
}

function screensOfAdmin({ booking, departure }: ToLookAt['admin'], email: string): Screen[] {
  return [
    ...adminScreens.map(({ name, ...screen }) => ({ name: `admin-${name}`, ...screen })),
    { name: 'admin-bookings-ticked', path: '/admin/bookings', before: tickTwo },
    { name: 'admin-bulk-email', path: '/admin/bookings', before: writeToTwo },
    { name: 'admin-calendar', path: '/admin/bookings', before: openBusyMonth },
    { name: 'admin-arrivals', path: '/admin/bookings', before: openBusyDay },
    { name: 'admin-manifest', path: `${departure}/manifest` },
    { name: 'admin-rooming-list', path: `${departure}/rooming-list` },
    { name: 'admin-booking', path: booking },
    { name: 'admin-new-departure', path: `/admin/bookings/new?kind=departure&departure=${trek}` },
    { name: 'admin-booking-pay', path: `${booking}?ask=pay`, fold: true },
    { name: 'admin-booking-cancel', path: `${booking}?ask=cancel`, fold: true },
    { name: 'admin-amend', path: `${booking}/amend` },
    { name: 'admin-amend-difference', path: `${booking}/amend`, before: takeLastOff },
    { name: 'admin-departure', path: departure },
    { name: 'admin-call-off', path: `${departure}/call-off`, before: showWhatHappens },
    { name: 'admin-customer', path: '/admin/privacy-requests', before: findMarit },
    { name: 'admin-customer-erase', path: '/admin/privacy-requests', before: openErasure },
    { name: 'admin-email', path: email },
    { name: 'admin-authenticator', path: '/admin/settings/profile/authenticator', before: beginAuthenticator },
    { name: 'admin-users', path: '/admin/users', before: (page) => inviteInAdmin(page, 'Paul') },
    { name: 'admin-user', path: '/admin/users', before: openInvited },
    { name: 'admin-user-disable', path: '/admin/users', before: openDisableDialog, fold: true },
  ]
}

/** The first email in the admin area’s list. */
async function firstEmail(page: Page): Promise<string> {
  await page.goto('/admin/emails')
  return (await page.locator('main table a[href^="/admin/emails/"]').first().getAttribute('href')) ?? '/admin/emails'
}

async function openMenu(page: Page) {
  const menu = page.locator('.menu summary')
  if (await menu.isVisible()) await menu.click()
}

async function answerBadly(page: Page) {
  await page.locator('[name="travellers[0].familyName"]').fill('')
  await page.locator('[name=email]').fill('marit@')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('alert').waitFor()
}

async function keepThePrice(page: Page) {
  await page.getByRole('button', { name: choiceWords.tree.quote }).click()
  await page.waitForURL(/\/quotes\//)
}

async function beginAuthenticator(page: Page) {
  await page.getByRole('button', { name: factorAdminWords.tree.authenticator.start.go }).click()
  await page.locator('.qr').waitFor()
}

async function takeOneOff(page: Page) {
  await page.locator('[name="off.p3"]').check()
  await page.getByRole('button', { name: changeWords.tree.look }).click()
  await page.getByRole('heading', { name: changeWords.tree.difference.title }).waitFor()
}

async function takeLastOff(page: Page) {
  await page.locator('[name=stays]').last().uncheck()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('columnheader', { name: 'Before' }).waitFor()
}

async function showWhatHappens(page: Page) {
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.locator('[name=text]').waitFor()
}

function newContext(from: Browser, { url }: RunningServer) {
  return from.newContext({ baseURL: url, reducedMotion: 'reduce' })
}

async function shoot(context: BrowserContext, screen: Screen) {
  const page = await context.newPage()
  page.on('pageerror', (error) => process.stderr.write(`${screen.name}: ${error.message}\n`))
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await screen.before?.(page)
  await shootHere(page, screen)
  await page.close()
}

/** The page as it is, in both sizes and both schemes. */
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
    // Where the window has just changed its width, a frame later the pictures are those of the new width.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const shown = [...document.images].filter((picture) => picture.offsetParent)
    for (const picture of shown) picture.loading = 'eager'
    await Promise.all(shown.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
    window.scrollTo(0, 0)
  })
}
