import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { frameAdminWords } from '#app/words/admin/frame.ts'
import { signInWords } from '#app/words/admin/sign-in-methods.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { member } from '#features/staff/test-member.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { adminIsReady } from './admin.ts'
import { arrive } from './awake.ts'
import { quietLog } from './databases.ts'
import { startFurnished } from './prepared-server.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testBrowser } from './test-browser.ts'
import { buildTestContext } from './test-parts.ts'

const frame = readEnglish(frameAdminWords)

type Somebody = { email: string; password: string }
type BrowserOptions = { javaScriptEnabled?: boolean; storageState?: Awaited<ReturnType<BrowserContext['storageState']>> }

/**
 * A server of a test file's own, its database beside it to put staff into, and browsers for them; closed after the file's last
 * test, the browsers' windows after each. Call it once in a test file, at its top.
 */
export async function openStaffAdmin() {
  const browser = await testBrowser()
  const { folder, remove } = await temporaryFolder()
  const dataDir = `${folder}/data`
  const server = await startFurnished({ DATA_DIR: dataDir, DEMO_CONTENT: 'no' })
  const postgres = await joinEmbeddedPostgres({ dataDir, log: quietLog })
  const database = openDatabase({ address: postgres.address, log: quietLog })
  const { ctx } = buildTestContext(database)
  const opened: BrowserContext[] = []
  const withoutScripts = new WeakSet<BrowserContext>()
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  afterAll(async () => {
    await browser.close()
    await database.close()
    await postgres.leave()
    await server.stop()
    await remove()
  })

  /** A separate browser. */
  async function newBrowser(options: BrowserOptions = {}): Promise<BrowserContext> {
    const plain = { baseURL: server.url, serviceWorkers: 'block', reducedMotion: 'reduce' } as const
    const context = await browser.newContext({ ...plain, ...options })
    opened.push(context)
    if (options.javaScriptEnabled === false) withoutScripts.add(context)
    return context
  }

  /** A tab of a signed-in member, at a page of the admin area whose scripts run. */
  async function tabOf(who: Somebody, path = '/admin', context?: BrowserContext): Promise<Page> {
    const own = context ?? (await newBrowser())
    const page = await own.newPage()
    await page.goto(path)
    await fillIn(page, who)
    await arrive(page, (url) => url.pathname === path)
    await (withoutScripts.has(own) ? inAdmin(page) : adminIsReady(page))
    return page
  }

  return { url: server.url, ctx, newBrowser, tabOf, staffOf: (role: Role) => member(ctx, { role }) }
}

/** Fills in the sign-in page that a tab shows. */
export async function fillIn(page: Page, { email, password }: Somebody): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: signInWords.login.signIn, exact: true }).click()
}

export const sidebar = (page: Page) => page.getByRole('navigation', { name: frame.rail.label })
export const inAdmin = (page: Page) => sidebar(page).waitFor()

/** Signs out by the sidebar, which is behind its menu on a phone. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.rail.menu }).click()
  await sidebar(page).getByRole('button', { name: frame.rail.signOut }).click()
}
