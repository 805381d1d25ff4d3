import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { providerAdminWords as words } from '#app/words/admin/provider.ts'
import { member } from '#features/staff/test-member.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { arrive } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { answerToForm } from '../support/browser.ts'
import { quietLog } from '../support/databases.ts'
import { openLocalProvider } from '../support/identity-provider.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { freePort } from '../support/running-server.ts'
import { signOut } from '../support/staff-admin.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'
import { buildTestContext } from '../support/test-parts.ts'

const { folder, remove } = await temporaryFolder()
const dataDir = `${folder}/data`
const port = String(await freePort())
const url = `http://127.0.0.1:${port}`
const back = `${url}/admin/login/provider/back`
const browser = await testBrowser()
// Another site to a browser, as a real one is: cookies and the policy for forms are held to that.
const provider = await openLocalProvider({ people: {}, back, host: 'localhost' })
const server = await startFurnished({
  ...provider.environment,
  DATA_DIR: dataDir,
  PORT: port,
  PUBLIC_URL: url,
  DEMO_CONTENT: 'no',
})
const postgres = await joinEmbeddedPostgres({ dataDir, log: quietLog })
const database = openDatabase({ address: postgres.address, log: quietLog })
const { ctx } = buildTestContext(database)

beforeEach(() => provider.behave('well'))
afterAll(async () => {
  await browser.close()
  await provider.close()
  await database.close()
  await postgres.leave()
  await server.stop()
  await remove()
})

/** A member of staff with an account at the provider, with a unique name so that their button there is unique. */
async function known() {
  const { id, email } = await member(ctx, { role: 'sales' })
  const name = `Diane ${id.slice(0, 8)}`
  provider.people[id] = { email, email_verified: true, name }
  return { id, email, name }
}

async function visit(javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  return page
}

const inAdmin = (page: Page, path: string) => arrive(page, (at) => at.origin === url && at.pathname === path)

/** From a page of the admin area over the sign-in page to the provider, and back signed in. */
async function enterAdmin(page: Page, name: string, path = '/admin/emails'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: words.button('Keycloak') }).click()
  await page.waitForURL(`${provider.issuer}/**`)
  await page.getByRole('button', { name }).click()
}

/** Sets a member's provider token to end in so many seconds, last checked an hour ago. */
const endsIn = (staffId: string, seconds: number) =>
  sql`update staff_provider_tokens set expires_at = now() + make_interval(secs => ${seconds}), refreshed_at = now() - interval '1 hour'
    where session_id in (select id from staff_sessions where staff_id = ${staffId})`.execute(ctx.db)

const sees = (page: Page, text: string) => page.getByText(text).waitFor()

/** Runs first: the provider has not been called yet. */
test('a provider that is down at a sign-in is answered with 503, and nothing is lost once it is back', async () => {
  const diane = await known()
  const waiting: Page[] = []
  for (const [manner, scripts] of [
    ['gone', true],
    ['broken', false],
  ] as const) {
    provider.behave(manner)
    const page = await visit(scripts)
    await page.goto('/admin/emails')
    const answered = answerToForm(page)
    await page.getByRole('button', { name: words.button('Keycloak') }).click()
    expect((await answered).status()).toBe(503)
    await sees(page, words.sentence('provider-away', 'Keycloak', ''))
    waiting.push(page)
  }
  provider.behave('well')
  for (const page of waiting) {
    await page.getByRole('button', { name: words.button('Keycloak') }).click()
    await page.getByRole('button', { name: diane.name }).click()
    await inAdmin(page, '/admin/emails')
  }
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, scripts) => {
  test('somebody signs in at the provider and lands where they wanted to go', async () => {
    const diane = await known()
    const page = await visit(scripts)
    await enterAdmin(page, diane.name)
    await inAdmin(page, '/admin/emails')
    await page.reload()
    expect(new URL(page.url()).pathname).toBe('/admin/emails')
  })

  test('signing out ends the session here, and offers to leave the provider too', async () => {
    const diane = await known()
    const page = await visit(scripts)
    await enterAdmin(page, diane.name)
    await inAdmin(page, '/admin/emails')
    await signOut(page)
    await inAdmin(page, '/admin/login')
    const leave = await page.getByRole('link', { name: words.leave('Keycloak') }).getAttribute('href')
    expect(leave).toMatch(new RegExp(`^${provider.issuer}/session/end\\?client_id=`))
    await page.goto('/admin/emails')
    await inAdmin(page, '/admin/login')
  })

  test('somebody who is not on the staff gets a message, and no account', async () => {
    const page = await visit(scripts)
    provider.people.stranger = { email: 'stranger@impamba.test', email_verified: true, name: 'A stranger' }
    const answered = page.waitForResponse((response) => response.url().startsWith(back))
    await enterAdmin(page, 'A stranger')
    expect((await answered).status()).toBe(403)
    await sees(page, words.sentence('not-on-staff', 'Keycloak', ''))
    await page.goto('/admin/emails')
    await inAdmin(page, '/admin/login')
  })

  test('somebody who refuses there may start again or use another method', async () => {
    const page = await visit(scripts)
    await enterAdmin(page, 'No')
    await sees(page, words.sentence('sign-in-stopped', 'Keycloak', ''))
    expect(await page.getByRole('link', { name: words.otherWay }).getAttribute('href')).toBe('/admin/login?to=%2Fadmin%2Femails')
  })

  test('a token that ends soon is refreshed, and one that has run out too, without anybody seeing it', async () => {
    const diane = await known()
    const page = await visit(scripts)
    await enterAdmin(page, diane.name)
    await inAdmin(page, '/admin/emails')
    for (const seconds of [120, -60]) {
      const before = provider.refreshes()
      await endsIn(diane.id, seconds)
      await page.goto('/admin/departures')
      expect(new URL(page.url()).pathname).toBe('/admin/departures')
      expect(provider.refreshes() - before).toBe(1)
    }
  })

  test('one that cannot be refreshed signs out with the reason, and back in to the same page', async () => {
    const diane = await known()
    const page = await visit(scripts)
    await enterAdmin(page, diane.name)
    await inAdmin(page, '/admin/emails')
    await provider.endSessions()
    await endsIn(diane.id, -60)
    await page.goto('/admin/departures')
    await inAdmin(page, '/admin/login')
    await sees(page, words.reason('user-token-expired', 'Keycloak') ?? '')
    await page.getByRole('button', { name: words.button('Keycloak') }).click()
    await inAdmin(page, '/admin/departures')
  })

  test('a provider that goes down while somebody works leaves them at it, then keeps the session until it is back', async () => {
    const diane = await known()
    const page = await visit(scripts)
    await enterAdmin(page, diane.name)
    await inAdmin(page, '/admin/emails')
    provider.behave('gone')
    await endsIn(diane.id, 120)
    await page.goto('/admin/departures')
    expect(new URL(page.url()).pathname).toBe('/admin/departures')
    await endsIn(diane.id, -60)
    await page.goto('/admin/departures')
    await inAdmin(page, '/admin/login')
    await sees(page, words.reason('provider-away', 'Keycloak') ?? '')
    provider.behave('well')
    await page.reload()
    await inAdmin(page, '/admin/departures')
  })
})

describe('the pages on the way', () => {
  test.each([390, 1440])('have no fault that axe finds at %i px, light and dark', async (width) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ baseURL: url, colorScheme, viewport: { width, height: 844 } })
      const page = await context.newPage()
      const check = async () => expect(await objections(page)).toEqual([])
      for (const path of [
        '/admin/login',
        '/admin/login?why=provider-away&to=/admin/emails',
        '/admin/login/provider/back?state=x',
      ]) {
        await page.goto(path)
        await check()
      }
      await context.close()
    }
  })

  test('a forged address of the way back signs nobody in', async () => {
    const page = await visit()
    const answer = await page.goto('/admin/login/provider/back?code=x&state=y')
    expect(answer?.status()).toBe(410)
    await sees(page, words.sentence('sign-in-lost', 'Keycloak', ''))
  })

  test('who opens the way to the provider without having begun is sent to the sign-in page', async () => {
    const page = await visit()
    await page.goto('/admin/login/provider')
    await inAdmin(page, '/admin/login')
  })
})
