import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { orderLineWords } from '#app/words/admin/supply/order-lines.ts'
import { runOrderWords } from '#app/words/admin/supply/run-orders.ts'
import { supplierReplyWords } from '#app/words/admin/supply/supplier-replies.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { demoPackages } from '#db/demo/packages.ts'
import { followOrders } from '#features/supply/follow/follow-orders.server.ts'
import { objections } from '../support/axe.ts'
import { repeatedNames } from '../support/repeated-names.ts'
import { signIn } from '../support/sign-in.ts'
import { besideSite, siteOfWorker } from '../support/site.ts'
import { suppliedTrek } from '../support/supplied-journeys.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(runOrderWords)
const replies = readEnglish(supplierReplyWords)
const { states, notSent } = readEnglish(orderLineWords)
const site = siteOfWorker()
const browser = await testBrowser()
const { ctx } = await besideSite()
const demo = demoPackages.find(({ slug }) => slug === 'an-hour-with-the-gorillas')
if (!demo) throw new Error('The demo has no gorilla trek')
const trek = await suppliedTrek(ctx, demo)
let context: BrowserContext

afterEach(() => context.close())

/** The suppliers' page of a journey to two lodges, at which nothing was sent yet. */
async function openJourney(options: {
  javaScriptEnabled?: boolean
  colorScheme?: 'dark' | 'light'
  width?: number
}): Promise<Page> {
  const { bookingId } = await trek.book()
  await followOrders(ctx)
  const { width = 1440, ...more } = options
  context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    ...more,
  })
  const page = await context.newPage()
  await signIn(page, `/admin/bookings/${bookingId}/suppliers`)
  return page
}
const orderOf = (page: Page, supplier: string): Locator =>
  page.locator('.supplier-order').filter({ has: page.getByRole('heading', { level: 2, name: supplier, exact: true }) })
const inState = (page: Page, supplier: string, state: string) =>
  orderOf(page, supplier).locator('.tag').filter({ hasText: state }).first().waitFor()
const isDone = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const openReply = async (page: Page, supplier: string) => {
  const fold = orderOf(page, supplier).locator('details.reply')
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  return fold
}
const saveOf = (page: Page, supplier: string) =>
  page.getByRole('button', { name: replies.saveOf({ supplier }), exact: true }).last()
const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Sends two, reads a yes out of a pasted email, records a no, chooses somebody else, and calls them. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.toSend.write({ count: 2 }), exact: true }).click()
  await isDone(page, words.flash.written({ count: 2 }))
  // The site has no mail server, and says so at the order.
  await inState(page, 'Lodge Mutobo', notSent.request)
  await orderOf(page, 'Lodge Mutobo')
    .getByText(words.order.notSent({ number: '1' }))
    .waitFor()
  await orderOf(page, 'Lodge Mutobo').locator('.record-sent select').selectOption('whatsapp')
  const sent = words.recordSent.recordOf({ supplier: 'Lodge Mutobo', numbers: '1' })
  await page.getByRole('button', { name: sent, exact: true }).click()
  await isDone(page, words.flash['sent-by-staff'])
  await inState(page, 'Lodge Mutobo', states.requested)

  const reference = await orderOf(page, 'Lodge Mutobo').locator('header b').first().innerText()
  const mutobo = await openReply(page, 'Lodge Mutobo')
  await mutobo
    .getByLabel(replies.paste)
    .fill(`Re ${reference}\n\nWe are pleased to confirm your booking. Confirmation number LM-4471.`)
  await page.getByRole('button', { name: replies.fillOf({ supplier: 'Lodge Mutobo' }), exact: true }).click()
  await page.getByText(replies.read).waitFor()
  expect(await orderOf(page, 'Lodge Mutobo').locator('[name^="reference."]').inputValue()).toBe('LM-4471')
  await saveOf(page, 'Lodge Mutobo').click()
  await isDone(page, words.flash.replied)
  await inState(page, 'Lodge Mutobo', states.confirmed)

  const lunga = await openReply(page, 'Lodge Lunga')
  await lunga.locator('[name^="answer."]').selectOption('provisional')
  await lunga.locator('[name^="text."]').fill('We may hold it.')
  await saveOf(page, 'Lodge Lunga').click()
  await page.getByText(replies.refusals['until-missing']).first().waitFor()
  expect(await orderOf(page, 'Lodge Lunga').locator('[name^="text."]').inputValue(), 'nothing typed is lost').toBe(
    'We may hold it.',
  )
  await orderOf(page, 'Lodge Lunga').locator('[name^="answer."]').selectOption('declined')
  await saveOf(page, 'Lodge Lunga').click()
  await page.getByRole('heading', { name: words.open.title }).waitFor()

  await page.getByRole('link', { name: /^Choose a supplier: / }).click()
  const choice = page.locator('form.choose-service')
  await choice.locator('[name=service]').selectOption(String(trek.nyika))
  await choice.getByRole('button', { name: words.choose.go, exact: true }).click()
  await isDone(page, words.flash.chosen)

  await page.getByText(words.toSend.noEmail({ names: 'Camp Nyika' })).waitFor()
  await orderOf(page, 'Camp Nyika').locator('[name^="spokeWith."]').fill('Mr Habimana')
  await page.getByRole('button', { name: words.phone.goTo({ supplier: 'Camp Nyika' }), exact: true }).click()
  await isDone(page, words.flash.phoned)
  await inState(page, 'Camp Nyika', states.requested)
}

test('two suppliers are sent their orders, one confirms by email, one declines, and another is called', {
  timeout: 90_000,
}, async () => {
  const page = await openJourney({})
  expect(await objections(page)).toEqual([])
  expect(await repeatedNames(page)).toEqual([])
  await settle(page)
  await openReply(page, 'Camp Nyika')
  expect(await objections(page)).toEqual([])
  expect(await repeatedNames(page)).toEqual([])
})

test('the same without JavaScript, on a phone in the dark, where nothing is cut off', { timeout: 90_000 }, async () => {
  const page = await openJourney({ javaScriptEnabled: false, colorScheme: 'dark', width: 390 })
  await settle(page)
  await context.close()
  const again = await openJourney({ colorScheme: 'dark', width: 390 })
  await again.getByRole('button', { name: words.toSend.write({ count: 2 }), exact: true }).click()
  await isDone(again, words.flash.written({ count: 2 }))
  await openReply(again, 'Lodge Mutobo')
  expect(await overflow(again)).toBe(0)
  expect(await objections(again)).toEqual([])
})
