import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { queueStaffEmail } from '#features/staff/emails/staff-emails.server.tsx'
import { makeKey } from '#features/staff/keys/keys.server.ts'
import { insertStaff } from '#features/staff/writes.server.ts'
import { arrive, goAwake } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { besideServer } from '../support/beside-server.ts'
import { answerToForm } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { openMailbox } from '../support/mailbox.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { freePort } from '../support/running-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'

const { folder, remove } = await temporaryFolder()
const browser = await testBrowser()
const mailbox = await openMailbox()
const port = String(await freePort())
const server = await startFurnished({
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: `${folder}/data`,
  DEMO_CONTENT: 'no',
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Impamba <desk@impamba.example>',
})
const beside = await besideServer(`${folder}/data`)
afterAll(async () => {
  await browser.close()
  await beside.leave()
  await server.stop()
  await mailbox.close()
  await remove()
})

const password = 'red roads climb slowly'

/** A member who was invited a moment ago, with the email on its way. */
async function invite(name: string): Promise<string> {
  const { ctx } = beside
  const id = randomUUID()
  const email = `${id}@impamba.test`
  await ctx.db.transaction().execute(async (tx) => {
    await insertStaff(tx, { id, name, email, role: 'sales', invited_at: ctx.clock.now() })
    const key = await makeKey(ctx, tx, { purpose: 'invite', staffId: id })
    await queueStaffEmail(ctx, tx, { kind: 'invite', keyId: key.id })
  })
  return email
}

const isSignedIn = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto('/admin')
  const { pathname } = new URL(page.url())
  await page.close()
  return pathname === '/admin'
}

const comesIn = (context: BrowserContext) => eventually(() => isSignedIn(context))

describe.each([
  { how: 'with JavaScript', javaScriptEnabled: true },
  { how: 'without JavaScript', javaScriptEnabled: false },
])('$how', ({ javaScriptEnabled }) => {
  const visit = async (path: string): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await goAwake(page, path)
    return { context, page }
  }
  const statusOf = async (page: Page, press: () => Promise<void>) => {
    const answer = answerToForm(page)
    await press()
    return (await answer).status()
  }
  /** What axe objects to on a page that only an email leads to, in both schemes. */
  const objectionsInBoth = async (page: Page) => {
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await objections(page)).map((objection) => `${colorScheme}: ${objection}`))
    }
    return found
  }
  const inFocus = (page: Page, selector: string) => page.locator(selector).evaluate((box) => box === document.activeElement)

  test('an invited person chooses a password, sees what is wrong with one, and is in; the link opens once', async () => {
    const email = await invite('Eric Habimana')
    const { link, subject } = await mailbox.next(email)
    expect(subject).toBe('Impamba: your invitation to the admin area')
    const { context, page } = await visit(link)
    await page.getByRole('heading', { name: 'Welcome, Eric Habimana' }).waitFor()
    expect(await page.locator('[name=password]').getAttribute('autocomplete')).toBe('new-password')
    await page.locator('[name=password]').fill('short')
    expect(await statusOf(page, () => page.getByRole('button').click())).toBe(422)
    await page.getByText('Use at least 10 characters.').waitFor()
    if (javaScriptEnabled) {
      await expect.poll(() => inFocus(page, '[name=password]')).toBe(true)
      expect(await objectionsInBoth(page)).toEqual([])
    }
    await page.locator('[name=password]').fill(password)
    // Without scripts a browser cancels the first of two presses, and with it the answer that signs in.
    await page.getByRole('button').click({ clickCount: javaScriptEnabled ? 2 : 1 })
    if (javaScriptEnabled) await arrive(page, /\/admin$/)
    await comesIn(context)
    const { page: late, context: other } = await visit(link)
    await late.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await late.getByRole('link', { name: 'Sign in' }).click()
    await arrive(late, /\/admin\/login$/)
    await context.close()
    await other.close()
  })

  test('a sign-in by email leads to the page that was wanted, and looking at the link does not use it up', async () => {
    const email = await invite('Diane Uwase')
    const joining = await visit((await mailbox.next(email)).link)
    await joining.page.locator('[name=password]').fill(password)
    await joining.page.getByRole('button').click()
    await comesIn(joining.context)

    const { context, page } = await visit('/admin/emails')
    await page.getByRole('link', { name: 'Email me a sign-in link' }).click()
    await page.getByRole('heading', { name: 'Sign-in link by email' }).waitFor()
    await page.locator('[name=email]').fill('diane@')
    expect(await statusOf(page, () => page.getByRole('button').click())).toBe(422)
    await page.getByText('Enter a full email address').waitFor()
    if (javaScriptEnabled) expect(await objectionsInBoth(page)).toEqual([])
    expect(await page.locator('[name=email]').inputValue()).toBe('diane@')
    await page.locator('[name=email]').fill(email)
    await page.getByRole('button', { name: 'Send email' }).click()
    await page.getByText('Check your inbox').waitFor()
    const { link } = await mailbox.next(email)
    for (let look = 1; look <= 3; look += 1) expect((await fetch(link)).status).toBe(200)
    await goAwake(page, link)
    await page.getByText(`You sign in as ${email}.`).waitFor()
    if (javaScriptEnabled) expect(await objectionsInBoth(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await arrive(page, /\/admin\/emails$/)
    expect((await fetch(link)).status).toBe(410)
    await page.goto('/admin/emails')
    const shown = await page.locator('main').textContent()
    expect(shown).toContain('your sign-in link')
    await page.getByRole('link', { name: 'Impamba: your sign-in link' }).first().click()
    await arrive(page, /\/admin\/emails\/\d+/)
    expect(await page.content()).not.toContain(new URL(link).searchParams.get('key'))
    await Promise.all([context.close(), joining.context.close()])
  })

  test('a forgotten password is replaced by email, every other browser is signed out, and the mailbox gets a notice', async () => {
    const email = await invite('Jeanne Mukamana')
    const before = await visit((await mailbox.next(email)).link)
    await before.page.locator('[name=password]').fill('a road I will forget')
    await before.page.getByRole('button').click()
    await comesIn(before.context)

    const { context, page } = await visit('/admin/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { name: 'New password' }).waitFor()
    await page.locator('[name=email]').fill(email)
    await page.getByRole('button', { name: 'Send email' }).click()
    await page.getByText('Check your inbox').waitFor()
    await goAwake(page, (await mailbox.next(email)).link)
    await page.locator('[name=password]').fill('impamba2026')
    expect(await statusOf(page, () => page.getByRole('button').click())).toBe(422)
    await page.getByText('This password is too common.').waitFor()
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button').click()
    await arrive(page, /\/admin$/)
    expect(await isSignedIn(before.context)).toBe(false)
    expect((await mailbox.next(email)).subject).toBe('Impamba: your password was changed')

    const anew = await visit('/admin/login')
    await anew.page.locator('[name=email]').fill(email)
    await anew.page.locator('[name=password]').fill('a road I will forget')
    expect(await statusOf(anew.page, () => anew.page.getByRole('button', { name: 'Sign in', exact: true }).click())).toBe(422)
    await anew.page.locator('[name=password]').fill(password)
    await anew.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await arrive(anew.page, /\/admin$/)
    await Promise.all([context.close(), before.context.close(), anew.context.close()])
  })

  test('an unknown address is answered like a known one, and gets nothing', async () => {
    const { context, page } = await visit('/admin/login/link')
    const nobody = `nobody-${javaScriptEnabled}@impamba.test`
    await page.locator('[name=email]').fill(nobody)
    await page.getByRole('button', { name: 'Send email' }).click()
    await page.getByText('Check your inbox').waitFor()
    const email = await invite('Last Letter')
    await mailbox.next(email)
    expect(mailbox.subjects(nobody)).toEqual([])
    await context.close()
  })
})
