import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { eraseRefusal } from '#app/admin/privacy-requests/erase-refusal.ts'
import { auditLogAdminWords } from '#app/words/admin/audit-log.ts'
import { privacyWords } from '#app/words/admin/privacy-requests.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { visitsSwitchWords } from '#app/words/visits-switch.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { arrive, untilAwake } from '../support/awake.ts'
import { answerToForm } from '../support/browser.ts'
import { stayStep } from '../support/first-steps.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { hold, visitor } from '../support/visitor.ts'

const site = siteOfWorker()
const browser = await testBrowser()
beforeAll(async () => {
  await hold(site.url, stayStep(addDays(kigaliDay(new Date()), 30)), 0)
})

async function openAdmin(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, acceptDownloads: true })
  const page = await context.newPage()
  await signIn(page, '/admin/privacy-requests')
  return page
}

async function find(page: Page, who: string): Promise<void> {
  await page.locator('[name=who]').first().fill(who)
  const answered = answerToForm(page)
  await page.getByRole('button', { name: readEnglish(privacyWords).find, exact: true }).click()
  await answered
  await untilAwake(page)
}

async function eraseAs(page: Page, confirm: string): Promise<number> {
  await page.locator('[name=confirm]').fill(confirm)
  const answered = answerToForm(page)
  await page.getByRole('button', { name: readEnglish(privacyWords).erase.go }).click()
  return (await answered).status()
}

describe.each([
  { how: 'with JavaScript', javaScript: true, email: 'erased.with@example.org' },
  { how: 'without JavaScript', javaScript: false, email: 'erased.without@example.org' },
])('$how', ({ javaScript, email }) => {
  test('an owner finds a person, takes their copy, and erases them once it is confirmed', async () => {
    await visitor(site.url).post('/newsletter', { mailbox: email })
    const page = await openAdmin(javaScript)
    await find(page, 'not an address')
    expect(await page.locator('.msg').textContent()).toContain(readEnglish(privacyWords).unreadable)
    expect(await page.locator('[name=who]').inputValue()).toBe('not an address')
    await expect
      .poll(async () => {
        await find(page, email.toUpperCase())
        return page.getByRole('heading', { name: readEnglish(privacyWords).copy.title }).isVisible()
      })
      .toBe(true)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: readEnglish(privacyWords).copy.go }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      address: email,
      newsletter: { state: 'asked' },
    })

    await page.getByRole('button', { name: readEnglish(privacyWords).erase.open }).click()
    await page.getByRole('heading', { level: 1, name: readEnglish(privacyWords).erase.heading({ email }) }).waitFor()
    expect(await eraseAs(page, 'somebody@example.org')).toBe(422)
    await page.locator('.msg').waitFor()
    expect(await page.locator('[name=confirm]').inputValue()).toBe('somebody@example.org')
    await eraseAs(page, email)
    await arrive(page, /\/admin\/privacy-requests\?erased=[0-9a-f]+$/)
    expect(await page.locator('.flash .note.ok').textContent()).toMatch(/^Deleted: 1 email, the newsletter subscription\./)
    await find(page, email)
    expect(await page.locator('.msg').textContent()).toContain(readEnglish(privacyWords).nobody)

    await page.goto('/admin/audit-log?kind=customer')
    const log = (await page.locator('main').textContent()) ?? ''
    expect(log).toContain(readEnglish(auditLogAdminWords).actions['data-erased'])
    expect(log).not.toContain(email)
    await page.context().close()
  })

  test('a customer with a booking that is not over stays, and the booking is named', async () => {
    const page = await openAdmin(javaScript)
    await find(page, 'marit@example.no')
    await page.getByRole('button', { name: readEnglish(privacyWords).erase.open }).click()
    await page.locator('[name=confirm]').waitFor()
    expect(await eraseAs(page, 'marit@example.no')).toBe(409)
    const refusal = page.locator('.note.bad')
    await refusal.waitFor()
    expect(await refusal.textContent()).toContain(eraseRefusal(readEnglish, { reason: 'booking-live', bookings: [] }))
    expect(await refusal.getByRole('link').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: readEnglish(privacyWords).erase.keep }).click()
    await page.getByRole('heading', { name: readEnglish(privacyWords).copy.title }).waitFor()
    await page.context().close()
  })
})

test('the switch against counting is stored in the browser, and without JavaScript a sentence replaces it', async () => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/privacy')
  const box = page.getByLabel(visitsSwitchWords.tree.label)
  await box.check()
  expect(await page.evaluate(() => localStorage.getItem('impamba-no-records'))).toBe('1')
  await page.reload()
  await box.waitFor()
  expect(await box.isChecked()).toBe(true)
  await box.uncheck()
  expect(await page.evaluate(() => localStorage.getItem('impamba-no-records'))).toBeNull()
  await context.close()

  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const scriptless = await plain.newPage()
  await scriptless.goto('/privacy')
  expect(await scriptless.locator('#not-counted').textContent()).toContain(visitsSwitchWords.tree.withoutScript)
  expect(await scriptless.getByRole('checkbox').count()).toBe(0)
  await plain.close()
})
