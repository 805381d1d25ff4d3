import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive } from '../support/awake.ts'
import { answerToForm } from '../support/browser.ts'
import { startFurnished } from '../support/prepared-server.ts'
import type { RunningServer } from '../support/running-server.ts'
import { signOut } from '../support/staff-admin.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'

// The owner of this site gets a second factor, so it is a site of its own; and a passkey is bound to a host name, not to an IP
// address.
let server: RunningServer
let folder: string
const browser = await testBrowser()
let remove: () => Promise<void>

beforeAll(async () => {
  const temporary = await temporaryFolder()
  remove = temporary.remove
  server = await startFurnished({ DATA_DIR: `${temporary.folder}/data`, DEMO_CONTENT: 'no' })
  folder = server.url.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await browser.close()
  await server?.stop()
  await remove?.()
})

const profile = '/admin/settings/profile'

async function newVisitor(javaScriptEnabled = true) {
  const context = await browser.newContext({ baseURL: folder, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  return { context, page }
}

/** The password, on the way to a page of the admin area; whatever comes after it is the test's matter. */
async function givePassword(page: Page, to: string) {
  await page.goto(to)
  await arrive(page, /\/admin\/login/)
  await page.locator('[name=email]').fill(server.owner?.email ?? '')
  await page.locator('[name=password]').fill(server.owner?.password ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const at = (page: Page, path: string) => arrive(page, (url) => url.pathname === path)

async function giveCode(page: Page, code: string) {
  await page.locator('[name=code]').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function leave(page: Page) {
  await signOut(page)
  await at(page, '/admin/login')
}

/** The code that the app shows, one step on where this one was taken already: both are right now. */
const codeOf = (secret: string, steps: 0 | 1 = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets an authenticator up on its page: the secret that the page shows, and the recovery codes. */
async function setUpAuthenticator(page: Page, begin = 'Set up authenticator') {
  await page.goto(`${profile}/authenticator`)
  await page.getByRole('button', { name: begin }).click()
  const shown = (await page.locator('.secret').textContent()) ?? ''
  const link = (await page.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? ''
  const secret = shown.replaceAll(' ', '')
  await page.locator('[name=code]').fill('12')
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await page.getByText('A code has six digits.').waitFor()
  await page.locator('[name=code]').fill(codeOf(secret).replace(/^(...)/, '$1 '))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await page.getByRole('heading', { name: 'Save these ten recovery codes' }).waitFor()
  return { shown, link, secret, codes: await page.locator('.recovery-codes li').allTextContents() }
}

/** A browser with a virtual authenticator, which verifies its user as `isUserVerified` sets. */
async function withDevice(context: BrowserContext, page: Page) {
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verifies = (isUserVerified: boolean) => devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  const credentials = async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return { verifies, credentials }
}

describe('a passkey', () => {
  test('is added, stored under its name, signs in without a password, and opens nothing once it is removed', async () => {
    const { context, page } = await newVisitor()
    const device = await withDevice(context, page)
    await givePassword(page, `${profile}/passkeys`)
    await at(page, `${profile}/passkeys`)
    const add = page.getByRole('button', { name: 'Add passkey' })
    await add.click()
    await page.getByText('Name it after the device it is on').waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('Office laptop')
    await add.click()
    await page.getByRole('status').getByText('The passkey is added.').waitFor()
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
    await page.getByRole('textbox', { name: 'Name' }).fill('The same again')
    await add.click()
    await page.getByText('This device already has a passkey for your account.').waitFor()

    await leave(page)
    await page.goto('/admin/login?to=/admin/emails')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await at(page, '/admin/emails')
    expect((await device.credentials())[0]?.signCount).toBeGreaterThan(1)

    await page.goto(`${profile}/passkeys`)
    await page.getByRole('link', { name: 'Rename Office laptop' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Laptop at home')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('link', { name: 'Remove Laptop at home' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('heading', { name: 'No passkeys yet' }).waitFor()
    await leave(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('This passkey is not valid here.').waitFor()
    await context.close()
  })

  test('of a device without user verification is refused with a message', async () => {
    const { context, page } = await newVisitor()
    const device = await withDevice(context, page)
    await givePassword(page, `${profile}/passkeys`)
    await at(page, `${profile}/passkeys`)
    await device.verifies(false)
    await page.getByRole('textbox', { name: 'Name' }).fill('Office laptop')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await page.getByText('No passkey was added.').waitFor()
    expect(await device.credentials()).toEqual([])
    await context.close()
  })

  test('has its place on the sign-in page before scripts come, so that nothing moves', async () => {
    const { context, page } = await newVisitor()
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    await context.close()
  })

  test('is offered by no page whose scripts are off', async () => {
    const { context, page } = await newVisitor(false)
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0)
    await context.close()
  })
})

describe('an authenticator', () => {
  let secret = ''
  let codes: string[] = []

  test('is set up by its first code, and required at the next sign-in', async () => {
    const { context, page } = await newVisitor()
    await givePassword(page, '/admin')
    await at(page, '/admin')
    const set = await setUpAuthenticator(page)
    ;({ secret, codes } = set)
    expect(set.shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(new URL(set.link).searchParams.get('secret')).toBe(secret)
    expect(new Set(codes).size).toBe(10)
    await page.reload()
    expect(await page.locator('.recovery-codes').count(), 'they are shown once').toBe(0)
    await page.getByText('10 of 10 left').waitFor()

    await leave(page)
    await givePassword(page, '/admin/emails')
    await at(page, '/admin/login/code')
    await giveCode(page, '000000')
    await page.getByRole('alert').getByText('This code is wrong').waitFor()
    await giveCode(page, codeOf(secret, 1))
    await at(page, '/admin/emails')
    await context.close()
  })

  test('is done without by a recovery code, which is good once; all of it without scripts', async () => {
    const { context, page } = await newVisitor(false)
    await givePassword(page, '/admin/emails')
    await at(page, '/admin/login/code')
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await giveCode(page, 'k7qm-42xd-0ahn-9vte')
    expect(await page.locator('[name=code]').inputValue(), 'what was typed is kept').toBe('k7qm-42xd-0ahn-9vte')
    await giveCode(page, (codes[0] ?? '').toUpperCase().replaceAll('-', ' '))
    await page.getByText('You used a recovery code. 9 of them are left.').waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await at(page, '/admin/emails')

    await leave(page)
    await givePassword(page, '/admin')
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await giveCode(page, codes[0] ?? '')
    await page.getByText('it was used already').waitFor()
    await giveCode(page, codes[1] ?? '')
    await page.getByText('8 of them are left.').waitFor()
    await context.close()
  })

  test('is given up, and another is set up and used, without scripts', async () => {
    const { context, page } = await newVisitor(false)
    await givePassword(page, `${profile}/authenticator`)
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await giveCode(page, codes[2] ?? '')
    await page.getByRole('link', { name: 'Create new recovery codes' }).click()
    await page.getByRole('button', { name: 'Create new codes' }).click()
    const made = await page.locator('.recovery-codes li').allTextContents()
    expect(made.filter((code) => codes.includes(code))).toEqual([])
    await page.getByRole('link', { name: 'I saved the codes' }).click()
    await page.goto(`${profile}/authenticator`)
    await page.getByRole('link', { name: 'Remove authenticator' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('The authenticator is removed.').waitFor()
    const before = secret
    ;({ secret, codes } = await setUpAuthenticator(page))
    expect(secret).not.toBe(before)
    await leave(page)
    await givePassword(page, '/admin/emails')
    await giveCode(page, codeOf(secret, 1))
    await at(page, '/admin/emails')
    await context.close()
  })

  test('moves to another phone, and the one before opens nothing any more', async () => {
    const { context, page } = await newVisitor()
    await givePassword(page, `${profile}/authenticator`)
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    // The field of the code is shown until the page of the recovery code has loaded.
    await page.getByLabel('Recovery code').waitFor()
    await giveCode(page, codes[0] ?? '')
    await page.getByText('9 of 10 left').waitFor()
    const before = secret
    ;({ secret, codes } = await setUpAuthenticator(page, 'Move to another phone'))
    await leave(page)
    await givePassword(page, '/admin/emails')
    await at(page, '/admin/login/code')
    await giveCode(page, codeOf(before))
    await page.getByRole('alert').getByText('This code is wrong').waitFor()
    await giveCode(page, codeOf(secret, 1))
    await at(page, '/admin/emails')
    await context.close()
  })

  test('takes nine wrong codes from a stranger who knows the password, and then not even a right one', async () => {
    const { context, page } = await newVisitor()
    await givePassword(page, '/admin')
    await at(page, '/admin/login/code')
    const statuses: number[] = []
    for (let n = 1; n <= 10; n++) {
      const answered = answerToForm(page)
      await giveCode(page, `00000${n % 10}`)
      statuses.push((await answered).status())
    }
    expect(statuses).toEqual([...Array(9).fill(422), 429])
    await page.getByRole('alert').getByText('Too many attempts.').waitFor()
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').getByText('Too many attempts.').waitFor()
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['impamba-second-step'])
    await context.close()
  })

  test('leads back to the password where its page is opened without one', async () => {
    const { context, page } = await newVisitor()
    await page.goto('/admin/login/code?to=/admin/emails')
    await at(page, '/admin/login')
    expect(new URL(page.url()).searchParams.get('to')).toBe('/admin/emails')
    await context.close()
  })
})
