import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { frameAdminWords } from '#app/words/admin/frame.ts'
import { profileAdminWords } from '#app/words/admin/profile.ts'
import { signInWords } from '#app/words/admin/sign-in-methods.ts'
import { errorPageWords } from '#app/words/error-page.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { findLastLogin } from '#features/staff/reads.server.ts'
import { setDisabled } from '#features/staff/writes.server.ts'
import { arrive, goAwake } from '../support/awake.ts'
import { fillIn, inAdmin, openStaffAdmin, sidebar } from '../support/staff-admin.ts'

const profile = readEnglish(profileAdminWords)

const frame = readEnglish(frameAdminWords)

const { url, ctx, newBrowser, tabOf, staffOf } = await openStaffAdmin()

/** Another tab of the same browser, at a page of the admin area and listening. */
async function nextTab(page: Page, path = '/admin'): Promise<Page> {
  const tab = await page.context().newPage()
  await goAwake(tab, path)
  await inAdmin(tab)
  return tab
}

const signOut = (page: Page) => sidebar(page).getByRole('button', { name: frame.rail.signOut }).click()
const atSignIn = (page: Page) => arrive(page, /\/admin\/login\?why=signed-out/)

/** Signs out by a form without our script: other tabs get no message. */
async function signOutUnheard(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/admin/sign-out', { headers: { origin: url }, form: {}, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
}
const comeBackTo = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** Records what a tab shows once its admin area is gone, until the next page has loaded. */
async function noteWhatIsSeen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const drawn = () => [...document.body.children].map((one) => (one.localName === 'script' ? '' : one.textContent)).join('')
    const look = () => {
      if (!document.querySelector('.sidebar')) sessionStorage.setItem('seen', drawn())
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => sessionStorage.getItem('seen') ?? '')
}

/** Delays the requests of a tab until they are released. */
async function holdUp(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describe('who is not signed in', () => {
  test('is sent to sign in from any page of the admin area, and comes back to it with its query', async () => {
    const diane = await staffOf('sales')
    const page = await (await newBrowser()).newPage()
    await page.goto('/admin/bookings?view=ended')
    await arrive(page, /\/admin\/login\?to=/)
    await fillIn(page, diane)
    await arrive(page, (url) => url.pathname === '/admin/bookings' && url.search === '?view=ended')
  })

  test('learns of no page of the admin area whether it is there', async () => {
    const page = await (await newBrowser()).newPage()
    for (const path of ['/admin/no-such-page', '/admin/users', '/admin/settings/profile', '/admin/signed-in']) {
      await page.goto(path)
      expect(new URL(page.url()).pathname).toBe('/admin/login')
    }
  })
})

test('an unknown path is not found: 404 on the site, and 404 in the admin area with the admin area around it', async () => {
  const page = await tabOf(await staffOf('read-only'))
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  expect((await page.goto('/admin/no-such-page'))?.status()).toBe(404)
  await page.getByRole('heading', { name: frame.refused.missing.title }).waitFor()
  await inAdmin(page)
})

test('an unexpected error in the admin area is shown under its heading with its text', async () => {
  const page = await tabOf(await staffOf('sales'))
  await page.route(/\/admin\/emails\.data/, (route) => route.fulfill({ status: 200, body: 'no data at all' }))
  await sidebar(page).getByRole('link', { name: frame.rail.emails }).click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  expect(errorPageWords.tree.title).toBe('Unexpected Application Error!')
  expect(await page.getByRole('alert').innerText()).toMatch(/turbo-stream|decode|single fetch/i)
})

test('a reload, another tab and a reopened browser are signed in, and the profile shows since when', async () => {
  const diane = await staffOf('sales')
  const page = await tabOf(diane)
  expect(await findLastLogin(ctx.db, diane.id)).toBeInstanceOf(Date)
  await page.reload()
  await inAdmin(page)
  const state = await page.context().storageState()
  const later = await newBrowser({ storageState: state })
  const tab = await later.newPage()
  await tab.goto('/admin/settings/profile')
  await tab.getByText(profile.sessions.here, { exact: true }).waitFor()
})

test('pages of the admin area are cached by no browser and no proxy', async () => {
  const page = await tabOf(await staffOf('owner'))
  for (const path of ['/admin', '/admin/users', '/admin/settings/profile', '/admin/no-such-page', '/admin/signed-in'])
    expect((await page.context().request.get(path)).headers()['cache-control'], path).toBe('private, no-store')
})

describe('signing out', () => {
  test('clears every other tab of the browser: they show that they check, and go to sign in', async () => {
    const page = await tabOf(await staffOf('sales'))
    const other = await nextTab(page, '/admin/settings/profile')
    const seen = await noteWhatIsSeen(other)
    await signOut(page)
    await atSignIn(other)
    expect((await seen()).trim()).toBe('Loading authentication...')
    await arrive(page, /\/admin\/login$/)
  })

  test('by a form without our code is noticed when somebody comes back to a tab', async () => {
    const page = await tabOf(await staffOf('sales'))
    await signOutUnheard(page.context())
    await comeBackTo(page)
    await atSignIn(page)
  })

  test('leaves nothing visible in a page that the browser had cached', async () => {
    const page = await tabOf(await staffOf('sales'))
    await signOutUnheard(page.context())
    const letGo = await holdUp(page, /\/admin\/signed-in/)
    await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.getByText('Loading authentication...', { exact: true }).waitFor()
    expect(await sidebar(page).count()).toBe(0)
    letGo()
    await atSignIn(page)
  })

  test('and going back shows the sign-in page', async () => {
    const page = await tabOf(await staffOf('sales'))
    await signOut(page)
    await arrive(page, /\/admin\/login$/)
    await page.goBack()
    await page.getByRole('button', { name: signInWords.login.signIn, exact: true }).waitFor()
    expect(await sidebar(page).count()).toBe(0)
  })

  test('takes nothing of a visitor’s: the keys of their bookings and their language stay', async () => {
    const page = await tabOf(await staffOf('sales'))
    const address = { url: url }
    await page.context().addCookies([
      { name: 'googtrans', value: '/en/fr', ...address },
      { name: 'impamba-booking', value: 'kept', ...address },
    ])
    await page.evaluate(() => localStorage.setItem('preferredLanguage', 'fr'))
    await signOut(page)
    await arrive(page, /\/admin\/login$/)
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['googtrans', 'impamba-booking']))
    expect(names).not.toContain('impamba-staff')
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('fr')
  })
})

test('when somebody else signs in in another tab, this one is theirs', async () => {
  const [diane, owner] = [await staffOf('sales'), await staffOf('owner')]
  const page = await tabOf(diane)
  expect(await sidebar(page).getByRole('link', { name: frame.rail.settings }).count()).toBe(0)
  const other = await page.context().newPage()
  await other.goto('/admin/login?why=requires-recent-login')
  await fillIn(other, owner)
  await inAdmin(other)
  await sidebar(page).getByRole('link', { name: frame.rail.settings }).waitFor()
})

test('a server that does not answer signs nobody out, and what was typed stays', async () => {
  const page = await tabOf(await staffOf('sales'), '/admin/settings/profile')
  await page.locator('[name=name]').fill('Half a na')
  await page.route(/\/admin\/signed-in/, (route) => route.abort())
  await Promise.all([page.waitForEvent('requestfailed'), comeBackTo(page)])
  await page.unroute(/\/admin\/signed-in/)
  await Promise.all([page.waitForResponse(/\/admin\/signed-in/), comeBackTo(page)])
  expect(await page.locator('[name=name]').inputValue()).toBe('Half a na')
})

test('an open tab notices that its member was disabled', async () => {
  const diane = await staffOf('sales')
  const page = await tabOf(diane)
  await setDisabled(ctx.db, diane.id, true)
  await comeBackTo(page)
  await atSignIn(page)
})
