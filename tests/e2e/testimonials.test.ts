import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkText } from '#app/admin/content-screens/check-text.ts'
import { editorWords } from '#app/words/admin/content/editor.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const labels = readEnglish(editorWords)

const { url } = siteOfWorker()
const journey = 'an-hour-with-the-gorillas'
const quotation = 'Words that a test has written for this page.'

const browser = await testBrowser()

/** A browser without JavaScript. */
async function plainPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const page = await context.newPage()
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a traveller’s words go out with their yes only, are read without JavaScript, are copied without it, and taken from the site', async () => {
  const [admin, reader] = [await plainPage(), await plainPage()]
  const testimonial = reader.locator('.testimonial', { hasText: quotation })
  await signIn(admin, '/admin/testimonials/new')
  await admin.locator('[name=title]').fill('T. T.')
  await press(admin, labels.begin.go)
  await admin.locator('[name=quotation]').fill(quotation)
  await admin.locator('[name=journey]').selectOption(journey)
  await admin.locator('[name=month]').selectOption('2')
  await admin.locator('[name=year]').fill('2026')
  await admin.locator('[name=consentOn]').fill(addDays(kigaliDay(new Date()), -3))
  await admin.locator('[name=consentHow]').selectOption('letter')
  await press(admin, labels.publish)
  const yes = admin.getByRole('checkbox', { name: 'The traveller agreed that we publish this' })
  expect(await yes.getAttribute('aria-invalid')).toBe('true')
  const beside = await yes.getAttribute('aria-describedby')
  expect(await admin.locator(`[id="${beside?.split(' ').at(-1)}"]`).innerText()).toContain(checkText(readEnglish, 'no-consent'))
  expect(await admin.locator('[name=quotation]').inputValue()).toBe(quotation)
  await reader.goto(`/package-details/${journey}`)
  expect(await testimonial.count(), 'nobody reads it without their yes').toBe(0)

  await yes.check()
  await press(admin, labels.publish)
  await admin.getByText(labels.flash.published, { exact: true }).waitFor()
  const editor = new URL(admin.url()).pathname
  await reader.reload()
  expect(await testimonial.innerText()).toContain('T. T.')
  expect(await testimonial.innerText()).toContain('February 2026')

  await press(admin, labels.actions.duplicate)
  await admin.getByText(labels.flash.duplicated, { exact: true }).waitFor()
  expect(await admin.locator('[name=quotation]').inputValue()).toBe(quotation)
  expect(await yes.isChecked(), 'a copy is nobody’s yes').toBe(false)
  expect(await admin.locator('[name=consentOn]').inputValue()).toBe('')

  await admin.goto(editor)
  await admin.getByRole('link', { name: labels.actions.unpublish }).click()
  await press(admin, labels.unpublish.go)
  await admin.getByText(labels.flash.unpublished, { exact: true }).waitFor()
  await reader.reload()
  expect(await testimonial.count()).toBe(0)
  await Promise.all([admin.context().close(), reader.context().close()])
})
