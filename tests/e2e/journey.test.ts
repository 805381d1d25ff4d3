import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { stepWords } from '#app/words/admin/bookings/steps.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { answerToForm } from '../support/browser.ts'
import { signInByForm } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

const visit = async (javaScriptEnabled: boolean): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  return { context, page }
}

/** From the first page to seats on hold, as a visitor who wants gorillas in June. Returns the reference. */
async function holdTwoSeats(page: Page, javaScript: boolean): Promise<string> {
  await page.goto('/')
  const planner = page.locator('form.planner')
  await planner.locator('select[name=style]').selectOption('gorillas')
  await planner.locator('select[name=month]').selectOption('6')
  await planner.locator('select[name=length]').selectOption('short')
  await planner.getByRole('button').click()
  await arrive(page, /\/packages\?.*style=gorillas/)
  await page.getByRole('heading', { level: 1, name: 'Journeys' }).waitFor()
  await page.getByRole('link', { name: 'An hour with the gorillas' }).click()
  await arrive(page, /\/package-details\/an-hour-with-the-gorillas/)
  const june = page.locator('a[href*="/booking?"][href*="-06-"]').first()
  const address = await june.getAttribute('href')
  expect(address, 'a departure in June is offered').toBeTruthy()
  await page.goto(address ?? '')
  await page.locator('select[name=travellers]').selectOption('2')
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await arrive(page, /\/travellers$/)

  // Half filled: every missing field has its message, and nothing typed is lost.
  await page.locator('[name="travellers[0].firstNames"]').fill('Marit Elise')
  await page.locator('[name="email"]').fill('marit@')
  const refused = answerToForm(page)
  await page.getByRole('button', { name: 'Add extras or a message' }).click()
  expect((await refused).status()).toBe(422)
  const summary = page.getByRole('alert')
  await summary.waitFor()
  expect(await summary.textContent()).toContain('email address is not complete')
  await expect
    .poll(() => summary.evaluate((box) => box === document.activeElement), { message: 'the summary has the focus' })
    .toBe(true)
  expect(await page.locator('[name="travellers[0].firstNames"]').inputValue()).toBe('Marit Elise')
  expect(await page.locator('[name="email"]').inputValue()).toBe('marit@')

  for (const [index, name] of ['Marit Elise', 'Jonas'].entries()) {
    await page.locator(`[name="travellers[${index}].firstNames"]`).fill(name)
    await page.locator(`[name="travellers[${index}].familyName"]`).fill('Solheim')
    await page.locator(`[name="travellers[${index}].bornOn"]`).fill('1988-11-03')
  }
  await page.locator('[name="email"]').fill('marit@example.no')
  await page.locator('[name="phone"]').fill('+47 900 00 000')
  const documents = countDocuments(page)
  await page.getByRole('button', { name: 'Add extras or a message' }).click()
  await arrive(page, /\/extras$/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await arrive(page, /\/payment$/)
  await page.getByLabel('Bank transfer').check()
  await page.getByLabel(/I have read/).check()
  await page.getByRole('button', { name: 'Hold 2 seats' }).click()
  await arrive(page, /\/bookings\/[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  if (javaScript) expect(documents(), 'with JavaScript no step loads a page').toBe(0)
  return page.url().split('/').at(-1) ?? ''
}

function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

describe.each([
  { how: 'with JavaScript', javaScript: true },
  { how: 'without JavaScript', javaScript: false },
])('$how', ({ javaScript }) => {
  test('a visitor finds a gorilla trek in June and holds two seats; staff confirm; the page and an email show it', async () => {
    const { context, page } = await visit(javaScript)
    const reference = await holdTwoSeats(page, javaScript)
    await page.getByRole('heading', { level: 1, name: '2 seats held for you' }).waitFor()
    expect(page.url(), 'the key has left the address').not.toContain('key=')
    const cookie = (await context.cookies()).find(({ name }) => name === `booking-${reference.replace('-', '')}`)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    const admin = await visit(javaScript)
    await signInByForm(admin.page, '/admin/bookings')
    await admin.page.getByRole('link', { name: reference }).first().click()
    await arrive(admin.page, /\/admin\/bookings\/[0-9a-f-]{36}$/)
    await confirmInAdmin(admin.page)

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Confirmed.' }).waitFor()
    await expect
      .poll(async () => (await admin.page.goto('/admin/emails')) && admin.page.locator('main').textContent())
      .toContain(`${reference}: confirmed`)
    await admin.context.close()
    await context.close()
  })

  test('who lost a link where no email leaves reads how to reach us, and is asked for nothing that could not be sent', async () => {
    const { context, page } = await visit(javaScript)
    await page.goto('/bookings')
    await page.locator('main a[href^="tel:"]').waitFor()
    expect(await page.locator('main [name=reference]').count()).toBe(0)
    await context.close()
  })
})

async function confirmInAdmin(page: Page): Promise<void> {
  const confirm = page.locator('form', { has: page.locator('[name=event][value=confirm], button[value=confirm]') }).first()
  if (!(await confirm.isVisible())) {
    await page.getByText(readEnglish(stepWords).more, { exact: true }).click()
    await page.getByRole('link', { name: 'Confirm booking' }).click()
  }
  await confirm.locator('[name=reason], textarea').first().fill('Deposit seen at the bank')
  await confirm.getByRole('button', { name: /Confirm/ }).click()
  await page.getByText('Confirmed').first().waitFor()
}

test('an unknown reference and a wrong key get the same 404', async () => {
  const [unknown, wrong, none] = await Promise.all(
    ['/bookings/K7QM-42XD?key=abc', '/bookings/2222-3333?key=abc', '/bookings/not-a-reference'].map((path) =>
      fetch(site.url + path),
    ),
  )
  expect([unknown?.status, wrong?.status, none?.status]).toEqual([404, 404, 404])
  const text = async (response?: Response) =>
    (await response?.text())?.replaceAll(/(K7QM-42XD|2222-3333|not-a-reference|\?key=abc)/g, '')
  expect(await text(unknown)).toBe(await text(wrong))
})
