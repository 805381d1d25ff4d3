import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { privacyWords } from '#app/words/admin/privacy-requests.ts'
import { staffLogWords } from '#app/words/admin/staff.ts'
import { choiceWords } from '#app/words/choice.ts'
import { contactWords } from '#app/words/contact.ts'
import { changeWords } from '#app/words/manage-change.ts'
import { newsletterPageWords } from '#app/words/newsletter-pages.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { demoDepartures } from '#db/demo/departures.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { adminScreens } from '../support/admin-screens.ts'
import { inviteInAdmin, openDisableDialog, openInvited } from '../support/admin-users.ts'
import { arrive, goAwake, untilAwake } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { openBusyDay, openBusyMonth, tickTwo, writeToTwo } from '../support/booking-list.ts'
import { makeBookings, type ToLookAt } from '../support/bookings-to-look-at.ts'
import { hireStep, journeyStep, pilgrimsStep, pricedAt, stayStep } from '../support/first-steps.ts'
import { lowContrast } from '../support/low-contrast.ts'
import { findMarit, openErasure } from '../support/privacy-steps.ts'
import { publicScreens } from '../support/public-screens.ts'
import { repeatedNames } from '../support/repeated-names.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { draftOf, draftToPayment } from '../support/visitor.ts'

const site = siteOfWorker()
const departures = demoDepartures(kigaliDay(new Date())).filter(({ packageSlug }) => packageSlug === 'an-hour-with-the-gorillas')
const slugOf = (nth: number) => `${departures[nth]?.packageSlug}-${departures[nth]?.startsOn}`

/** A day on which everything is sold, for products without fixed dates. */
const day = addDays(kigaliDay(new Date()), 100)

const browser = await testBrowser()
let steps: Record<'travellers' | 'extras' | 'payment' | 'leader' | 'extrasOfStay', string>
let made: ToLookAt
/** A browser with the keys of all the bookings, signed-in staff, and a browser with neither. */
let own: BrowserContext
let admin: BrowserContext
let visitor: BrowserContext

beforeAll(async () => {
  const payment = await draftToPayment(site.url, slugOf(4), 2)
  const group = await draftOf(site.url, pilgrimsStep(day, 20), 0)
  const stay = await draftOf(site.url, stayStep(day), 0)
  steps = {
    payment,
    extras: payment.replace('payment', 'extras'),
    travellers: payment.replace('payment', 'travellers'),
    leader: group.replace('payment', 'travellers'),
    extrasOfStay: stay.replace('payment', 'extras'),
  }
  ;[own, admin, visitor] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const page = await admin.newPage()
  await signIn(page, '/admin')
  made = await makeBookings(site.url, [slugOf(5), slugOf(6)], own, page)
  await page.close()
})

const wide = { width: 1440, height: 844 }

/** One browser for all of a visitor's screens, as in reality: what the first has fetched is cached for the next ones. */
const newVisitor = () =>
  browser.newContext({
    baseURL: site.url,
    viewport: wide,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })

/** Presses a button that shows more of a screen, and waits for it. */
const press = (button: string | RegExp, shows: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click()
  await shows(page)
}

type Screen = {
  name: string
  path: (page: Page) => string | Promise<string>
  admin?: boolean
  own?: boolean
  before?: (page: Page) => Promise<void>
}

const screens: Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'packages', path: () => '/packages' },
  { name: 'packages without a match', path: () => '/packages?country=burundi&style=coast' },
  { name: 'package', path: () => '/package-details/gorillas-and-the-thousand-hills' },
  { name: 'package that is not sold', path: () => '/package-details/nyiragongo-when-it-reopens' },
  { name: 'departures', path: () => '/departures' },
  { name: 'departure', path: () => `/departure-details/${slugOf(4)}` },
  ...publicScreens(day)
    .filter(({ alike }) => !alike)
    .map(({ name, path }) => ({ name, path: () => path })),
  { name: 'booking, departure', path: () => `/booking?departure=${slugOf(4)}&travellers=2` },
  { name: 'booking, travellers', path: () => steps.travellers },
  {
    name: 'booking, travellers with errors',
    path: () => steps.travellers,
    before: async (page) => {
      await page.locator('[name=email]').fill('marit@')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'booking, extras', path: () => steps.extras },
  { name: 'booking, payment', path: () => steps.payment },
  { name: 'booking, houses', path: () => '/hotel-booking' },
  { name: 'booking, rooms', path: () => pricedAt(stayStep(day)) },
  {
    name: 'booking, rooms with errors',
    path: () => '/hotel-booking?hotel=imisozi-terrace-kigali&startsOn=&endsOn=2020-01-01',
  },
  { name: 'booking, cars', path: () => '/booking/hire' },
  { name: 'booking, car', path: () => pricedAt(hireStep(day)) },
  { name: 'booking, group', path: () => pricedAt(pilgrimsStep(day, 20)) },
  { name: 'booking, date of one’s own', path: () => pricedAt(journeyStep(day, 2)) },
  { name: 'booking, leader of a group', path: () => steps.leader },
  { name: 'booking, extras of a stay', path: () => steps.extrasOfStay },
  { name: 'quotes', path: () => '/quotes?code=nothing' },
  {
    name: 'quote',
    path: () => pricedAt(journeyStep(day, 2)),
    before: press(choiceWords.tree.quote, (page) => arrive(page, /\/quotes\//)),
  },
  { name: 'own booking, on hold', path: () => made.own.held, own: true },
  { name: 'own booking, confirmed', path: () => made.own.confirmed, own: true },
  { name: 'own booking, cancelled', path: () => made.own.cancelled, own: true },
  { name: 'own booking, group', path: () => made.own.group, own: true },
  { name: 'change', path: () => `${made.own.confirmed}/change`, own: true },
  {
    name: 'change, difference',
    path: () => `${made.own.confirmed}/change`,
    own: true,
    before: async (page) => {
      await page.locator('[name="off.p3"]').check()
      await press(changeWords.tree.look, () => page.getByRole('heading', { name: changeWords.tree.difference.title }).waitFor())(
        page,
      )
    },
  },
  { name: 'cancel', path: () => `${made.own.confirmed}/cancel`, own: true },
  { name: 'travellers’ details', path: () => `${made.own.confirmed}/travellers`, own: true },
  { name: 'one traveller’s details', path: () => `${made.own.confirmed}/travellers/1`, own: true },
  { name: 'travellers of a group', path: () => `${made.own.group}/travellers`, own: true },
  { name: 'rooming', path: () => made.rooming },
  { name: 'lost link', path: () => '/bookings' },
  { name: 'car hire, rates', path: () => `/car-hire-rates?car=prado-tx&days=10&fromDay=${day}&to=kabale` },
  { name: 'car hire, refused', path: () => '/car-hire-rates?car=coaster&drive=self&days=40' },
  { name: 'roads', path: () => '/transport-information?from=kigali&to=goma' },
  {
    name: 'freight, request with errors',
    path: () => '/freight-quote?lane=dar-kigali-road&pieces[0].length=80',
    before: press('Ask for a quote', (page) => page.getByRole('alert').waitFor()),
  },
  {
    name: 'contact with errors',
    path: () => '/contact',
    before: press(contactWords.tree.button, (page) => page.getByRole('alert').waitFor()),
  },
  { name: 'tailor-made', path: () => '/tailor-made?about=luxury' },
  {
    name: 'newsletter, a link that does not work',
    path: () => '/newsletter/leave?reader=x&key=y',
    before: press(newsletterPageWords.tree.leave.button, (page) => page.getByRole('alert').waitFor()),
  },
  { name: 'not found', path: () => '/no-such-page' },
  { name: 'admin, sign in', path: () => '/admin/login' },
  { name: 'admin, sign in again', path: () => '/admin/login?why=requires-recent-login&to=%2Fadmin' },
  { name: 'admin, no letters', path: () => '/admin/login/link' },
  { name: 'admin, a link that opens nothing', path: () => '/admin/login/reset?key=x' },
  {
    name: 'admin, new booking of a departure',
    path: () => `/admin/bookings/new?kind=departure&departure=${slugOf(4)}`,
    admin: true,
  },
  ...adminScreens.map(({ name, path, ...rest }) => ({
    name: `admin, ${name}`,
    path: typeof path === 'string' ? () => path : path,
    admin: true,
    ...rest,
  })),
  { name: 'admin, booking', path: () => made.admin.booking, admin: true },
  { name: 'admin, record a payment', path: () => `${made.admin.booking}?ask=pay`, admin: true },
  { name: 'admin, cancel', path: () => `${made.admin.booking}?ask=cancel`, admin: true },
  {
    name: 'admin, amend',
    path: () => `${made.admin.booking}/amend`,
    admin: true,
    before: async (page) => {
      await page.locator('[name=stays]').last().uncheck()
      await press('Review changes', () => page.getByRole('columnheader', { name: 'Before' }).waitFor())(page)
    },
  },
  ...['contact', 'travellers', 'travellers/1'].map((screen) => ({
    name: `admin, booking, ${screen}`,
    path: () => `${made.admin.booking}/${screen}`,
    admin: true,
  })),
  { name: 'admin, departure', path: () => made.admin.departure, admin: true },
  {
    name: 'admin, call off',
    path: () => `${made.admin.departure}/call-off`,
    admin: true,
    before: press('Preview', (page) => page.locator('[name=text]').waitFor()),
  },
  { name: 'admin, a customer', path: () => '/admin/privacy-requests', admin: true, before: findMarit },
  {
    name: 'admin, erasing a customer',
    path: () => '/admin/privacy-requests',
    admin: true,
    before: async (page) => {
      await openErasure(page)
      await press(readEnglish(privacyWords).erase.go, () => page.locator('.note.bad').waitFor())(page)
    },
  },
  { name: 'admin, visitors', path: () => '/admin/analytics?from=2027-01-02&to=2027-01-01', admin: true },
  {
    name: 'admin, setting an authenticator up',
    path: () => '/admin/settings/profile/authenticator',
    admin: true,
    before: press('Set up authenticator', (page) => page.locator('.qr').waitFor()),
  },
  {
    name: 'admin, users with errors',
    path: () => '/admin/users',
    admin: true,
    before: press(readEnglish(staffLogWords).invite.go, (page) => page.getByRole('alert').getByRole('link').waitFor()),
  },
  {
    name: 'admin, users with an invitation',
    path: () => '/admin/users',
    admin: true,
    before: (page) => inviteInAdmin(page, 'Paul'),
  },
  { name: 'admin, user', path: () => '/admin/users', admin: true, before: openInvited },
  { name: 'admin, disable a user', path: () => '/admin/users', admin: true, before: openDisableDialog },
  { name: 'admin, bookings ticked', path: () => '/admin/bookings', admin: true, before: tickTwo },
  { name: 'admin, a letter to several', path: () => '/admin/bookings', admin: true, before: writeToTwo },
  { name: 'admin, calendar', path: () => '/admin/bookings', admin: true, before: openBusyMonth },
  { name: 'admin, arrivals', path: () => '/admin/bookings', admin: true, before: openBusyDay },
  { name: 'admin, departure crew', path: () => `${made.admin.departure}/crew`, admin: true },
  { name: 'admin, departure contacts', path: () => `${made.admin.departure}/contacts`, admin: true },
  { name: 'admin, manifest', path: () => `${made.admin.departure}/manifest`, admin: true },
  { name: 'admin, rooming list', path: () => `${made.admin.departure}/rooming-list`, admin: true },
]

/** A browser reports the status of a page that is not there, or was filled in wrongly, as an error too. */
const isOwnStatus = (message: ConsoleMessage) => /status of 4(04|09|10|22)/.test(message.text())

/** Open tabs for reuse, with the errors that each browser reported: reusing one takes half the time of a new one. */
const free = new Map<BrowserContext, { page: Page; errors: string[] }[]>()

async function newTab(context: BrowserContext) {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && !isOwnStatus(message) && errors.push(message.text()))
  return { page, errors }
}

/** The page of a screen: the admin area’s signed in, a visitor's own with the keys of the bookings. */
async function open(screen: Screen) {
  const context = screen.admin ? admin : screen.own ? own : visitor
  const tabs = free.get(context) ?? []
  free.set(context, tabs)
  const tab = tabs.pop() ?? (await newTab(context))
  await tab.page.setViewportSize(wide)
  await tab.page.emulateMedia({ colorScheme: 'light' })
  tab.errors.length = 0
  await goAwake(tab.page, await screen.path(tab.page))
  await screen.before?.(tab.page)
  // What leads to a screen may end when its address stands in the bar, before it is drawn.
  await untilAwake(tab.page)
  return { ...tab, close: () => tabs.push(tab) }
}

test.concurrent.each(
  screens,
)('$name: axe objects to nothing in either scheme, no name of the admin area repeats, 320 pixels are wide enough, nothing breaks', async (screen) => {
  const { page, errors, close } = await open(screen)
  expect(await objections(page, { without: ['color-contrast'] })).toEqual([])
  expect(await lowContrast(page), 'in the light scheme').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lowContrast(page), 'in the dark scheme').toEqual([])
  if (screen.admin) expect(await repeatedNames(page), 'names that two things to press have').toEqual([])
  await page.setViewportSize({ width: 320, height: 844 })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'pixels of sideways scroll').toBe(0)
  expect(errors).toEqual([])
  close()
})
