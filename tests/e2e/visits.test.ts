import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { frameWords } from '#app/words/frame.ts'
import { arrive, goAwake } from '../support/awake.ts'
import { eventually } from '../support/eventually.ts'
import { signIn, signInByForm } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
/** A headless browser says so in its user agent, and counts as a bot. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

const browser = await testBrowser()
let context: BrowserContext

afterEach(() => context.close())

type VisitSignal = { kind: string; path: string; from?: string; [name: string]: unknown }

/** A page in a browser of its own, and every message that it has sent about visits. */
async function open(options: BrowserContextOptions = {}): Promise<{ page: Page; signals: VisitSignal[] }> {
  context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    userAgent,
    ...options,
  })
  const signals: VisitSignal[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/visits')) signals.push(JSON.parse(request.postData() ?? '{}'))
  })
  const page = await context.newPage()
  return { page, signals }
}

/** A proxy before the site that records what arrives at /visits: the browser's own list lacks messages sent on leaving. */
async function startHttp(receive: (body: string) => void): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(site.url)
  const door = createServer((request, response) => {
    const { method, url: path, headers } = request
    if (path === '/visits') void text(request).then(receive)
    const passedOn = ask({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passedOn)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    async close() {
      door.closeAllConnections()
      door.close()
    },
  }
}

const short = (signals: readonly VisitSignal[]) => signals.map(({ kind, path }) => `${kind} ${path}`)
const departures = (page: Page) => page.getByRole('banner').getByRole('link', { name: frameWords.tree.nav.departures })

/** Goes on by a link, without another document. */
async function goOn(page: Page) {
  await departures(page).click()
  await arrive(page, '**/departures')
  await page.getByRole('heading', { level: 1, name: /departures/i }).waitFor()
}

test('a page is reported when it is seen, and so is the next one inside it', async () => {
  const { page, signals } = await open({ viewport: { width: 1280, height: 800 }, timezoneId: 'Africa/Kigali', locale: 'fr-FR' })
  await goAwake(page, '/packages?country=rwanda', { referer: 'https://www.google.com/search?q=gorilla' })
  await eventually(() => signals.length)
  expect(signals).toEqual([
    {
      kind: 'view',
      path: '/packages',
      from: 'www.google.com',
      platform: expect.any(String),
      screen: [1280, 800],
      zone: 'Africa/Kigali',
      language: 'fr-FR',
    },
  ])
  await goOn(page)
  await eventually(() => signals.length === 2)
  expect(short(signals)).toEqual(['view /packages', 'view /departures'])
  expect(signals[1]).not.toHaveProperty('from')
})

test('a filter or a place on a page is no other page, and a booking step is one', async () => {
  const { page, signals } = await open()
  await goAwake(page, '/departures')
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await goAwake(page, '/booking')
  const views = () => short(signals).filter((each) => each.startsWith('view'))
  await eventually(() => views().length === 2)
  expect(views()).toEqual(['view /departures', 'view /booking'])
})

test('a page that the browser brings back from its memory is seen once more', async () => {
  const { page, signals } = await open()
  await goAwake(page, '/')
  const show = (persisted: boolean) =>
    page.evaluate((isPersisted) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isPersisted })), persisted)
  await show(false)
  await show(true)
  await eventually(() => signals.length === 2)
  expect(short(signals)).toEqual(['view /', 'view /'])
})

test('every thirty seconds a visible page sends a heartbeat', async () => {
  const { page, signals } = await open()
  await page.clock.install()
  await goAwake(page, '/')
  await eventually(() => signals.length)
  await page.clock.runFor(20_000)
  expect(short(signals)).toEqual(['view /'])
  for (const beats of [1, 2, 3]) {
    await page.clock.runFor(beats === 1 ? 10_000 : 30_000)
    await eventually(() => signals.length === 1 + beats)
  }
  expect(short(signals)).toEqual(['view /', 'beat /', 'beat /', 'beat /'])
})

test('a page that is left sends a last message, which arrives when it is gone', async () => {
  const arrived: string[] = []
  const door = await startHttp((body) => arrived.push(short([JSON.parse(body)])[0] ?? ''))
  const { page } = await open({ baseURL: door.url })
  await goAwake(page, '/')
  await eventually(() => arrived.length)
  await page.goto('about:blank')
  await eventually(() => arrived.length === 2)
  expect(arrived).toEqual(['view /', 'beat /'])
  await door.close()
})

test('a hidden page sends nothing until it is visible, and nothing while it is hidden again', async () => {
  const { page, signals } = await open()
  await page.clock.install()
  await page.addInitScript(() => {
    const seen = { state: 'hidden' }
    Object.defineProperty(document, 'visibilityState', { get: () => seen.state })
    addEventListener('show-or-hide', (event) => {
      seen.state = (event as CustomEvent).detail
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  const turn = (state: string) =>
    page.evaluate((detail) => void dispatchEvent(new CustomEvent('show-or-hide', { detail })), state)
  await goAwake(page, '/')
  await page.clock.runFor(70_000)
  expect(signals).toEqual([])
  await turn('visible')
  await eventually(() => signals.length === 1)
  await page.clock.runFor(30_000)
  await eventually(() => signals.length === 2)
  await turn('hidden')
  await page.clock.runFor(300_000)
  await turn('visible')
  await page.clock.runFor(30_000)
  await eventually(() => signals.length === 3)
  expect(short(signals)).toEqual(['view /', 'beat /', 'beat /'])
})

test.each([
  ['by Global Privacy Control', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })],
  ['by Do Not Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
  ['on our page about privacy', () => localStorage.setItem('impamba-no-records', '1')],
])('a visitor who refuses by %s that anything is recorded sends nothing at all', async (_name, ask) => {
  const { page, signals } = await open()
  await page.addInitScript(ask)
  await page.clock.install()
  await goAwake(page, '/')
  await goOn(page)
  await page.clock.runFor(70_000)
  await goAwake(page, '/packages')
  expect(signals).toEqual([])
})

test('nothing is sent from the admin area, and nothing by a browser without scripts', async () => {
  const { page, signals } = await open()
  await signInByForm(page, '/admin')
  await goAwake(page, '/admin/departures')
  expect(signals).toEqual([])
  await context.close()
  const plain = await open({ javaScriptEnabled: false })
  await goAwake(plain.page, '/')
  expect(plain.signals).toEqual([])
})

test('a failed message is logged to the console only, and the next page goes on', async () => {
  const { page, signals } = await open()
  const logged: string[] = []
  const faults: Error[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  page.on('pageerror', (error) => faults.push(error))
  let broken = true
  await context.route('**/visits', (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()))
  await goAwake(page, '/')
  await eventually(() => logged.some((text) => text.includes('This visit was not recorded')))
  const shown = await page.locator('body').innerText()
  expect(shown).not.toMatch(/not recorded|error/i)
  await context.unroute('**/visits')
  await context.route('**/visits', (route) => (broken ? route.abort() : route.continue()))
  await goOn(page)
  await eventually(() => logged.filter((text) => text.includes('This visit was not recorded')).length === 2)
  broken = false
  const answered = page.waitForResponse('**/visits')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
  expect((await answered).status()).toBe(204)
  expect(short(signals)).toEqual(['view /', 'view /departures', 'view /contact'])
  expect(faults).toEqual([])
})

test('an address that leads nowhere is reported as such', async () => {
  const { page, signals } = await open()
  await goAwake(page, '/package-details/no-such-journey')
  await eventually(() => signals.length)
  expect(short(signals)).toEqual(['view '])
  await goAwake(page, '/nowhere-at-all')
  await eventually(() => short(signals).at(-1) === 'view /nowhere-at-all')
})

test('the messages are in the statistics that staff see, as the specification has it', async () => {
  const { page } = await open()
  await signIn(page, '/admin')
  const stats = async () => (await context.request.get('/admin/analytics/stats.json')).json()
  const before = await stats()
  const visitor = await open({ viewport: { width: 1111, height: 777 } })
  const staff = page.context()
  await goAwake(visitor.page, '/')
  await goOn(visitor.page)
  const after = await eventually(
    async () => (await staff.request.get('/admin/analytics/stats.json')).json(),
    ({ pageViews }) => pageViews === before.pageViews + 2,
  )
  expect(after.sessions).toBe(before.sessions + 1)
  const [id = ''] = Object.keys(after.devices).filter((each) => !(each in before.devices))
  expect(after.devices[id]).toEqual({ browser: 'chrome', platform: expect.any(String), lastSeen: expect.any(String) })
  const { activeSessions, next } = await (await staff.request.get('/admin/analytics/sessions.json')).json()
  expect(next).toBeNull()
  expect(Object.keys(activeSessions[id]).sort()).toEqual(
    ['browser', 'createdAt', 'deviceId', 'lastActive', 'pageViews', 'platform', 'timestamp'].sort(),
  )
  expect(activeSessions[id]).toMatchObject({ deviceId: id, browser: 'chrome', pageViews: 2 })
  await staff.close()
})
