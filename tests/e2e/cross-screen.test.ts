import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { errorPageWords } from '#app/words/error-page.ts'
import { frameWords } from '#app/words/frame.ts'
import { homeWords } from '#app/words/home.ts'
import { offlineWords } from '#app/words/offline.ts'
import { packageWords } from '#app/words/packages.ts'
import { arrive, goAwake, untilAwake } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()

const browser = await testBrowser()
let context: BrowserContext

afterEach(() => context.close())

/** A visitor on a page; `serviceWorkers` only where the offline pack is the subject, so that it answers nothing elsewhere. */
async function visit(path: string, options: { offlinePack?: boolean } = {}): Promise<Page> {
  context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: 'reduce',
    serviceWorkers: options.offlinePack ? 'allow' : 'block',
  })
  const page = await context.newPage()
  await goAwake(page, path)
  return page
}

/** Delays the requests of a visit until it is released. */
async function holdUp(page: Page, address: RegExp) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return () => letGo()
}

const departures = (page: Page) => page.getByRole('banner').getByRole('link', { name: frameWords.tree.nav.departures })

test('a page that takes a moment shows that in the middle of the window, and appears when it has loaded', async () => {
  const page = await visit('/')
  const letGo = await holdUp(page, /\/departures\.data/)
  await departures(page).click()
  const loading = page.getByText('Loading...', { exact: true })
  await loading.waitFor()
  const box = await loading.boundingBox()
  const size = page.viewportSize()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (size?.width ?? 0) / 2)).toBeLessThan(2)
  letGo()
  await page.getByRole('heading', { level: 1, name: /departures/i }).waitFor()
  expect(await loading.count()).toBe(0)
})

test('every page is entered at its top, and no scroll position is restored', async () => {
  const page = await visit('/')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.getByRole('link', { name: 'Browse all journeys' }).click()
  await page.getByRole('heading', { level: 1, name: packageWords.tree.title }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('react-router-scroll-positions'))).toBeNull()
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: homeWords.tree.hero }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

const selectable = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).userSelect)

test('words of public pages are not for copying, what a visitor must carry away is, and the admin area is free', async () => {
  const page = await visit('/')
  expect(await selectable(page, 'main h1')).toBe('none')
  expect(await selectable(page, 'footer address')).toBe('text')
  await page.goto('/contact')
  expect(await selectable(page, 'main textarea')).toBe('text')
  await page.goto('/admin/login')
  expect(await selectable(page, 'main h1')).toBe('auto')
})

test('a saved language comes back into the translator’s cookie where none is set, and no other is written over', async () => {
  const page = await visit('/bookings')
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'es'))
  await page.reload()
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'googtrans')?.value
  await expect.poll(cookie).toBe('/en/es')
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'sw'))
  const followed = page.waitForEvent('requestfinished', (request) => request.url().includes('/follow-language-'))
  await page.reload()
  await followed
  await untilAwake(page)
  expect(await cookie()).toBe('/en/es')
})

test('a chosen language comes back by itself, whatever address a page is opened by, until English is chosen', async () => {
  const page = await visit('/')
  await context.route('https://translate.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const saved = () => page.evaluate(() => localStorage.getItem('preferredLanguage'))
  await page.goto('/?translate=es')
  await expect.poll(saved).toBe('es')
  await context.clearCookies()
  await page.goto('/departures?style=gorillas')
  await arrive(page, /\/departures\?style=gorillas&translate=es$/)
  await page.getByLabel(frameWords.tree.languages, { exact: true }).first().click()
  await page.getByRole('link', { name: 'Français' }).click()
  await arrive(page, /\/fr\/departures\?style=gorillas$/)
  await goAwake(page, '/departures?translate=en')
  await expect.poll(saved).toBeNull()
  await goAwake(page, '/departures')
  expect(page.url()).toMatch(/\/departures$/)
})

test('while a page is translated its header is marked and its body keeps 40 pixels free', async () => {
  const page = await visit('/')
  const padding = () => page.evaluate(() => getComputedStyle(document.body).paddingTop)
  expect(await padding()).toBe('0px')
  await page.evaluate(() => document.documentElement.classList.add('translated-ltr'))
  await page.locator('header.top.translated').waitFor()
  expect(await padding()).toBe('40px')
  await page.evaluate(() => document.documentElement.classList.remove('translated-ltr'))
  await page.locator('header.top:not(.translated)').waitFor()
  expect(await padding()).toBe('0px')
})

test('an unexpected error is shown under its heading with its text', async () => {
  const page = await visit('/')
  await page.route(/\/departures\.data/, (route) => route.fulfill({ headers: { 'X-Remix-Response': 'yes' }, body: 'nonsense' }))
  await departures(page).click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  expect(await page.getByRole('alert').innerText()).toMatch(/decode/i)
})

test('a connection that is lost during a visit has a message, and the page loads by itself once it is back', async () => {
  const page = await visit('/')
  await context.setOffline(true)
  await departures(page).click()
  const heading = page.getByRole('heading', { level: 1, name: errorPageWords.tree.lost.title })
  await heading.waitFor()
  expect(await page.title()).toBe(errorPageWords.tree.lost.title)
  expect(await page.locator('body').innerText()).not.toMatch(/Unexpected|fetch/)
  await page.getByRole('link', { name: errorPageWords.tree.again }).click()
  await page.getByRole('link', { name: errorPageWords.tree.again }).waitFor()
  expect(await heading.isVisible()).toBe(true)
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: /departures/i }).waitFor()
})

test('a page that does not arrive from a server that is there is loaded again by the button', async () => {
  const page = await visit('/')
  await page.route(/\/departures\.data/, (route) => route.abort('connectionfailed'))
  await departures(page).click()
  await page.getByRole('heading', { level: 1, name: errorPageWords.tree.lost.title }).waitFor()
  await page.getByRole('link', { name: errorPageWords.tree.again }).click()
  await page.getByRole('heading', { level: 1, name: /departures/i }).waitFor()
})

test('a connection that is back shows the page by itself, in the admin area too', async () => {
  const page = await visit('/admin/login')
  await page.locator('[name=email]').fill(site.email)
  await page.locator('[name=password]').fill(site.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await arrive(page, /\/admin$/)
  await context.setOffline(true)
  const bookings = page.getByRole('navigation').getByRole('link', { name: /bookings/i })
  await bookings.first().click()
  await page.getByRole('heading', { level: 1, name: errorPageWords.tree.lost.title }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
})

test('the admin area shows that it checks who is signed in for as long as it does not know', async () => {
  const page = await visit('/admin/login')
  await page.locator('[name=email]').fill(site.email)
  await page.locator('[name=password]').fill(site.password)
  const letGo = await holdUp(page, /\/admin\.data/)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Loading authentication...', { exact: true }).waitFor()
  letGo()
  await arrive(page, /\/admin$/)
  const bookings = await holdUp(page, /\/admin\/bookings\.data/)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /bookings/i })
    .first()
    .click()
  await page.getByText('Loading...', { exact: true }).waitFor()
  bookings()
  await arrive(page, /\/admin\/bookings$/)
})

test('a browser in French is offered French on an English page, by keyboard, and either answer is kept', async () => {
  const french = async () => {
    context = await browser.newContext({ baseURL: site.url, locale: 'fr-CA' })
    return context.newPage()
  }
  const offer = (page: Page) => page.getByRole('region', { name: 'Français' })
  const reader = await french()
  await goAwake(reader, '/packages?style=gorillas')
  await offer(reader).getByRole('link', { name: 'Lire cette page en français' }).focus()
  await reader.keyboard.press('Enter')
  await arrive(reader, '**/fr/packages?style=gorillas')
  expect(await offer(reader).count()).toBe(0)
  await context.close()

  const other = await french()
  // On a phone it stands above the bar of a page that one books on, and at the foot of the window where that is gone.
  await other.setViewportSize({ width: 390, height: 844 })
  await goAwake(other, '/package-details/an-hour-with-the-gorillas')
  const foot = async (of: Locator) => (({ y, height }) => Math.round(y + height))((await of.boundingBox()) ?? { y: 0, height: 0 })
  const top = async () => Math.round((await other.locator('.sticky-bar').boundingBox())?.y ?? 0)
  await expect.poll(async () => (await foot(offer(other))) === (await top())).toBe(true)
  await other.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => foot(offer(other))).toBe(844)
  await other.setViewportSize({ width: 1366, height: 768 })
  await goAwake(other, '/')
  const seen = () =>
    other.evaluate(() => Array.from(document.querySelectorAll('main *'), (one) => one.getBoundingClientRect().top))
  await offer(other).waitFor()
  expect(await objections(other)).toEqual([])
  const before = await seen()
  await offer(other).getByRole('button', { name: 'Non merci' }).press('Enter')
  await offer(other).waitFor({ state: 'detached' })
  expect(await seen(), 'nothing moved').toEqual(before)
  await goAwake(other, '/hotels')
  expect(await other.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await other.waitForLoadState('networkidle')
  expect(await offer(other).count()).toBe(0)
  // Chosen from the hosted translator before French had addresses of its own: nobody is led there by it.
  await other.evaluate(() => localStorage.setItem('preferredLanguage', 'fr'))
  await goAwake(other, '/hotels')
  await other.waitForLoadState('networkidle')
  expect(new URL(other.url()).pathname).toBe('/hotels')
})

test('the translator is allowed only where a visitor chooses it, and the choice is stored and carried along', async () => {
  const page = await visit('/')
  const requests: string[] = []
  await context.route('https://translate.google.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'google={translate:{TranslateElement:function(){document.documentElement.classList.add("translated-ltr")}}};startTranslator()',
    })
  })
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.reload()
  await untilAwake(page)
  expect(requests).toEqual([])
  await page.getByLabel(frameWords.tree.languages, { exact: true }).first().click()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/?translate=es')),
    page.getByRole('link', { name: 'Español' }).click(),
  ])
  expect(answer.headers()['content-security-policy']).toContain('https://translate.google.com')
  await page.locator('header.top.translated').waitFor()
  expect(requests).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('es')
  await departures(page).click()
  await arrive(page, /\/departures\?translate=es/)
  await page.locator('header.top.translated').waitFor()
  await goAwake(page, '/departures?translate=en')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBeNull()
  const plain = await page.goto('/departures')
  expect(plain?.headers()['content-security-policy']).not.toContain('google')
  expect(refused).toEqual([])
})

test('a journey that was opened once can be read without a connection', async () => {
  const path = '/package-details/an-hour-with-the-gorillas'
  const page = await visit(path, { offlinePack: true })
  await expect.poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path)).toBe(true)
  const title = await page.locator('h1').innerText()
  await context.setOffline(true)
  await page.goto(path)
  expect(await page.locator('h1').innerText()).toBe(title)
  await page.getByText(frameWords.tree.offline).waitFor()
  await page.goto('/departures')
  await page.getByRole('heading', { level: 1, name: offlineWords.tree.title }).waitFor()
  await page.getByRole('link', { name: title }).click()
  await arrive(page, (url) => url.pathname === path)
  expect(await page.locator('h1').innerText()).toBe(title)
})
