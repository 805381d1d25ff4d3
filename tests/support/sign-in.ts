import type { Browser, Page } from 'playwright-core'
import { arrive, goAwake } from './awake.ts'
import type { RunningServer } from './running-server.ts'
import { signInOwner } from './sign-in-owner.ts'
import { siteOfWorker } from './site.ts'

type OwnersSite = Pick<RunningServer, 'url' | 'owner'>

function siteOfTheWorker(): OwnersSite {
  const { url, ...owner } = siteOfWorker()
  return { url, owner }
}

/** The cookies of each site's owner in a file's browser, by the address of the site: one sign-in for all tests of the file. */
const signedIn = new WeakMap<Browser, Map<string, Promise<string>>>()

function cookiesIn(browser: Browser | null, site: OwnersSite): Promise<string> {
  if (!browser) return signInOwner(site)
  const ofBrowser = signedIn.get(browser) ?? new Map<string, Promise<string>>()
  signedIn.set(browser, ofBrowser)
  const cookies = ofBrowser.get(site.url) ?? signInOwner(site)
  ofBrowser.set(site.url, cookies)
  return cookies
}

/** Opens a page of the admin area with the session of the owner. Tests of the sign-in itself go by its form. */
export async function signIn(page: Page, path: string, site = siteOfTheWorker()): Promise<void> {
  const cookies = (await cookiesIn(page.context().browser(), site)).split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url: site.url, httpOnly: true, sameSite: 'Lax' as const }
  })
  await page.context().addCookies(cookies)
  await goAwake(page, path)
  await arrive(page, (url) => url.pathname === path)
}

/** Opens a page of the admin area, signs in as the owner by the form that it redirects to, and lands on that page. */
export async function signInByForm(page: Page, path: string): Promise<void> {
  const { email, password } = siteOfWorker()
  await page.goto(path)
  await arrive(page, /\/admin\/login/)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await arrive(page, (url) => url.pathname === path)
}
