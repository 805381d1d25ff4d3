/**
 * Saves every screen as a picture: 390 and 1440 wide, light and dark, into shots/.
 *
 *   npm run shots                     starts a server of its own with demo content (the project must be built)
 *   npm run shots -- home package     only screens whose name begins so
 *   SHOTS_URL=http://localhost:3000 npm run shots    of a server that runs already; nothing is booked there, nobody signs in
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

type Screen = { name: string; path: string; fold?: boolean; before?: (page: Page) => Promise<unknown> }

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const schemes = ['light', 'dark'] as const
const folder = 'shots'
const chosen = process.argv.slice(2)
const wanted = (name: string) => chosen.length === 0 || chosen.some((beginning) => name.startsWith(beginning))

const server = process.env.SHOTS_URL ? undefined : await startServer()
const url = process.env.SHOTS_URL ?? server?.url ?? ''
const browser = await openBrowser()
try {
  await mkdir(folder, { recursive: true })
  const departure = await firstAddress('/departures', '/departure-details/')
  if (server) await bookSeats(departure.split('/').at(-1) ?? '')
  const visitor = await newVisitor()
  for (const screen of siteScreens(departure)) await shoot(visitor, screen)
  if (server?.owner && wanted('admin')) await shootDesk(server.owner)
} finally {
  await browser.close()
  await server?.stop()
}

function siteScreens(departure: string): Screen[] {
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
    { name: 'departure', path: departure },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'lost-link', path: '/bookings' },
    { name: 'admin-login', path: '/admin/login' },
  ]
}

async function openMenu(page: Page) {
  const menu = page.locator('.menu summary')
  if (await menu.isVisible()) await menu.click()
}

async function shoot(context: BrowserContext, screen: Screen) {
  if (!wanted(screen.name)) return
  for (const size of Object.keys(widths) as (keyof typeof widths)[]) {
    const page = await context.newPage()
    tellErrors(page, `${screen.name} ${size}`)
    await page.setViewportSize(widths[size])
    await page.goto(screen.path, { waitUntil: 'networkidle' })
    await screen.before?.(page)
    await save(page, screen.name, size, !screen.fold)
    await page.close()
  }
}

/** The page as it stands, in both sizes: for steps that an address alone does not lead to. */
async function shootHere(page: Page, name: string) {
  if (!wanted(name)) return
  for (const size of Object.keys(widths) as (keyof typeof widths)[]) {
    await page.setViewportSize(widths[size])
    await save(page, name, size, true)
  }
}

async function save(page: Page, name: string, size: string, fullPage: boolean) {
  if (fullPage) await seeEverything(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (sideways > 0) process.stderr.write(`${name} ${size}: scrolls sideways by ${sideways} px\n`)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: path.join(folder, `${name}-${size}-${colorScheme}.png`), fullPage })
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

function tellErrors(page: Page, where: string) {
  page.on('pageerror', (error) => process.stderr.write(`${where}: ${error.message}\n`))
  page.on('console', (message) => {
    const ours = message.type() === 'error' && !message.text().includes('404')
    if (ours) process.stderr.write(`${where}: ${message.text()}\n`)
  })
}

/** Three parties take seats through the site, so that there is something to count; the first is watched step by step. */
async function bookSeats(departure: string) {
  for (const [at, travellers] of ['3', '2', '1'].entries()) {
    const context = await newVisitor()
    const page = await context.newPage()
    page.setDefaultTimeout(8000)
    tellErrors(page, 'booking')
    try {
      await page.goto(`/booking?departure=${departure}&travellers=${travellers}`, { waitUntil: 'networkidle' })
      for (const step of ['departure', 'travellers', 'extras', 'payment', 'own']) {
        if (at === 0) await shootHere(page, step === 'own' ? 'own-booking' : `booking-${step}`)
        if (step !== 'own') await answer(page)
      }
    } catch (error) {
      process.stderr.write(`A party could not book: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
    }
    await context.close()
  }
}

/** Fills what a step asks with something believable, and goes on. */
async function answer(page: Page) {
  const form = page.locator('main form[method=post]').first()
  const fields = form.locator(':is(input, select):visible')
  for (let at = 0; at < (await fields.count()); at++) {
    const field = fields.nth(at)
    const { type, name, value } = await field.evaluate((element) => {
      const { type, name, value } = element as HTMLInputElement
      return { type, name, value }
    })
    if (type === 'checkbox') await field.check()
    else if (type === 'radio') await field.check()
    else if (value) continue
    else if (type === 'date') await field.fill('1988-11-03')
    else if (type === 'email') await field.fill('traveller@example.org')
    else if (type === 'tel') await field.fill('+47 900 00 000')
    else if (type === 'select-one') await field.selectOption({ index: 1 })
    else await field.fill(/family/i.test(name) ? 'Example' : 'Traveller')
  }
  const heading = await page.locator('h1').textContent()
  await form.locator('button[type=submit]').last().click()
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading)
  await page.waitForLoadState('networkidle')
}

/** The desk, signed in as the first owner, with the bookings that were just made. */
async function shootDesk({ email, password }: { email: string; password: string }) {
  const context = await newVisitor()
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.fill('input[type=email]', email)
  await page.fill('input[type=password]', password)
  await page.locator('button[type=submit]').first().click()
  await page.waitForURL(/\/admin$/)
  const screens = [
    { name: 'admin', path: '/admin' },
    { name: 'admin-bookings', path: '/admin/bookings' },
    { name: 'admin-letters', path: '/admin/letters' },
  ]
  for (const list of ['/admin/bookings', '/admin/letters']) {
    await page.goto(list)
    const first = await page
      .locator(`main a[href^="${list}/"]`)
      .first()
      .getAttribute('href', { timeout: 2000 })
      .catch(() => null)
    if (first) screens.push({ name: `admin-${list.split('/').at(-1)?.replace(/s$/, '')}`, path: first })
  }
  for (const screen of screens) await shoot(context, screen)
}

function newVisitor(): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
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

type Server = { url: string; owner: { email: string; password: string } | undefined; stop: () => Promise<void> }

async function startServer(): Promise<Server> {
  const data = await mkdtemp(path.join(tmpdir(), 'impamba-shots-'))
  const port = 3900 + (process.pid % 90)
  const address = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA_DIR: data,
    PUBLIC_URL: address,
    DEMO_CONTENT: 'yes',
  }
  const child = spawn(process.execPath, ['build/server/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const said = listenTo(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 240 && child.exitCode === null; tries++) {
    const up = await fetch(`${address}/favicon.svg`).catch(() => undefined)
    if (up?.ok) return { url: address, owner: ownerIn(said.text), stop }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await stop()
  throw new Error('The server did not start; is the project built?')
}

function listenTo(child: ChildProcess): { text: string } {
  const said = { text: '' }
  child.stdout?.on('data', (part: Buffer) => {
    said.text += part.toString()
  })
  return said
}

/** The first start tells the owner's address and password once. */
function ownerIn(text: string) {
  const email = /Sign in\s+(\S+@\S+)/.exec(text)?.[1]
  const password = /Password\s+(\S+)/.exec(text)?.[1]
  return email && password ? { email, password } : undefined
}
