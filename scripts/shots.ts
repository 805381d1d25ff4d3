/**
 * Saves every screen as a picture: 390 and 1440 wide, light and dark, into shots/.
 *
 *   npm run shots                     starts a server of its own with demo content (the project must be built)
 *   npm run shots -- home package     only screens whose name begins so
 *   SHOTS_URL=http://localhost:3000 npm run shots    of a server that runs already
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

type Screen = { name: string; path: string; before?: (page: Page) => Promise<unknown>; fold?: boolean }

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const schemes = ['light', 'dark'] as const
const folder = 'shots'
const chosen = process.argv.slice(2)

const server = process.env.SHOTS_URL ? undefined : await startServer()
const url = process.env.SHOTS_URL ?? server?.url ?? ''
const browser = await openBrowser()
try {
  await mkdir(folder, { recursive: true })
  const departure = await firstAddress('/departures', '/departure-details/')
  if (server) await bookSomeSeats(departure)
  for (const screen of screensFrom(departure)) {
    if (chosen.length > 0 && !chosen.some((name) => screen.name.startsWith(name))) continue
    for (const size of Object.keys(widths) as (keyof typeof widths)[])
      for (const scheme of schemes) await shoot(screen, size, scheme)
  }
} finally {
  await browser.close()
  await server?.stop()
}

function screensFrom(departure: string): Screen[] {
  return [
    { name: 'home', path: '/' },
    { name: 'home-fold', path: '/', fold: true },
    {
      name: 'menu',
      path: '/',
      fold: true,
      before: (page) =>
        page
          .locator('.menu summary')
          .click({ timeout: 1000 })
          .catch(() => undefined),
    },
    { name: 'packages', path: '/packages' },
    { name: 'packages-chosen', path: '/packages?style=gorillas&length=week&budget=5000', fold: true },
    { name: 'packages-none', path: '/packages?country=burundi&style=coast&budget=500' },
    { name: 'package', path: '/package-details/gorillas-and-the-thousand-hills' },
    { name: 'package-simple', path: '/package-details/the-road-to-kibeho' },
    { name: 'package-not-sold', path: '/package-details/nyiragongo-when-it-reopens' },
    { name: 'departures', path: '/departures' },
    { name: 'departures-none', path: '/departures?style=coast&guaranteed=yes' },
    { name: 'departure', path: departure },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'booking-departure', path: `/booking?departure=${departure.split('/').at(-1)}&travellers=2` },
    { name: 'booking-lost-link', path: '/bookings' },
    { name: 'admin-login', path: '/admin/login' },
  ]
}

async function shoot(screen: Screen, size: keyof typeof widths, scheme: (typeof schemes)[number]) {
  const context = await browser.newContext({ viewport: widths[size], colorScheme: scheme, reducedMotion: 'reduce', baseURL: url })
  const page = await context.newPage()
  page.on('pageerror', (error) => process.stderr.write(`${screen.name} ${size} ${scheme}: ${error.message}\n`))
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${screen.name} ${size} ${scheme}: ${message.text()}\n`)
  })
  await page.goto(screen.path, { waitUntil: 'networkidle' })
  await screen.before?.(page)
  if (!screen.fold) await seeEverything(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (sideways > 0) process.stderr.write(`${screen.name} ${size}: scrolls sideways by ${sideways} px\n`)
  await page.screenshot({ path: path.join(folder, `${screen.name}-${size}-${scheme}.png`), fullPage: !screen.fold })
  await context.close()
}

/** Lazy pictures come only when they are scrolled to. */
async function seeEverything(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all(
      [...document.images].filter((picture) => picture.offsetParent).map((picture) => picture.decode().catch(() => undefined)),
    )
    await document.fonts.ready
    window.scrollTo(0, 0)
  })
}

/** Two parties take seats through the site, so that there is something to count. */
async function bookSomeSeats(departure: string) {
  const page = await browser.newPage({ baseURL: url })
  for (const travellers of ['3', '2']) {
    try {
      await book(page, departure.split('/').at(-1) ?? '', travellers)
    } catch (error) {
      process.stderr.write(
        `No seats were booked for the pictures: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`,
      )
    }
  }
  await page.close()
}

async function book(page: Page, departure: string, travellers: string) {
  page.setDefaultTimeout(5000)
  await page.goto(`/booking?departure=${departure}&travellers=${travellers}`)
  for (let step = 0; step < 4; step++) {
    await answerEverything(page)
    await Promise.all([page.waitForLoadState('networkidle'), page.locator('main form button[type=submit]').last().click()])
  }
}

/** Fills what a step asks with something believable. */
async function answerEverything(page: Page) {
  const fields = page.locator('main form :is(input, select):visible')
  for (let at = 0; at < (await fields.count()); at++) {
    const field = fields.nth(at)
    const [kind, name, value] = await field.evaluate((element) => [
      element.getAttribute('type') ?? element.tagName,
      element.getAttribute('name') ?? '',
      (element as HTMLInputElement).value,
    ])
    if (kind === 'checkbox') await field.check()
    else if (value || kind === 'radio') continue
    else if (kind === 'date') await field.fill('1988-11-03')
    else if (kind === 'email') await field.fill('traveller@example.org')
    else if (kind === 'tel') await field.fill('+47 900 00 000')
    else if (kind === 'SELECT') await field.selectOption({ index: 1 })
    else await field.fill(/family/i.test(name) ? 'Example' : 'Traveller')
  }
}

async function firstAddress(from: string, beginning: string): Promise<string> {
  const html = await (await fetch(`${url}${from}`)).text()
  return new RegExp(`href="(${beginning}[a-z0-9-]+)"`).exec(html)?.[1] ?? from
}

function openBrowser(): Promise<Browser> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ]
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu', ...quiet] })
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = await mkdtemp(path.join(tmpdir(), 'impamba-shots-'))
  const port = 3900 + (process.pid % 90)
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, PUBLIC_URL: `http://localhost:${port}`, DEMO_CONTENT: 'yes' }
  const child = spawn(process.execPath, ['build/server/server.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  const address = `http://localhost:${port}`
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${address}/favicon.svg`).catch(() => undefined)
    if (answer?.ok) return { url: address, stop }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await stop()
  throw new Error('The server did not start; is the project built?')
}
