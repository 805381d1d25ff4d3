import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answerNotSentWords } from '#app/words/admin/answer-not-sent.ts'
import { enquiryAdminWords } from '#app/words/admin/enquiries.ts'
import { shipmentAdminWords } from '#app/words/admin/shipments.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { visitor } from '../support/visitor.ts'

const site = siteOfWorker()
const browser = await testBrowser()

async function openAdmin(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, '/admin/enquiries')
  return page
}

describe.each([
  { how: 'with JavaScript', javaScript: true, name: 'Ama With' },
  { how: 'without JavaScript', javaScript: false, name: 'Ama Without' },
])('$how', ({ javaScript, name }) => {
  test('a visitor’s request for freight is priced, checked and sent by staff themselves, and its enquiry is answered', async () => {
    const email = `${name.replace(' ', '.').toLowerCase()}@example.org`
    const pieces = { count: '4', length: '80', width: '60', height: '50', weight: '24' }
    const rows = Object.fromEntries(Object.entries(pieces).map(([field, figure]) => [`pieces[0].${field}`, figure]))
    const fields = { intent: 'send', from: 'Kigali', to: 'Mumbai', mode: 'air', goods: 'general', name, email, message: 'Please' }
    await visitor(site.url).post('/freight-quote', { ...fields, ...rows })

    const page = await openAdmin(javaScript)
    // Sent without a stamp of ours it is held back: staff let it through.
    await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`)
    await page.getByRole('row').filter({ hasText: name }).getByRole('link').click()
    await page.getByRole('button', { name: readEnglish(enquiryAdminWords).enquiry['not-spam'].go }).click()
    await page.getByText(readEnglish(enquiryAdminWords).enquiry.did['not-spam']).waitFor()
    await page.getByRole('link', { name: readEnglish(enquiryAdminWords).enquiry.freight.open }).click()

    await page.getByText('160 kg').first().waitFor()
    await page.locator('[name="lines[0].label"]').fill('Air freight')
    await page.locator('[name="lines[0].amount"]').fill('1,25')
    await page
      .getByRole('button', { name: readEnglish(shipmentAdminWords).shipment.form.look })
      .last()
      .click()
    await page.locator('.msg').first().waitFor()
    expect(await page.locator('[name="lines[0].amount"]').inputValue()).toBe('1,25')
    await page.locator('[name="lines[0].amount"]').fill('1,250.50')
    await page.locator('[name=validUntil]').fill(addDays(kigaliDay(new Date()), 14))
    await page
      .getByRole('button', { name: readEnglish(shipmentAdminWords).shipment.form.look })
      .last()
      .click()
    await page.frameLocator('iframe.preview').locator('td', { hasText: '$1,250.50' }).first().waitFor()
    await page.getByRole('button', { name: readEnglish(shipmentAdminWords).shipment.quote.send }).click()
    await page.getByText(readEnglish(answerNotSentWords).quote.saved).waitFor()
    // There is no mail server: the enquiry waits until they say that they sent it.
    await page.getByRole('button', { name: readEnglish(answerNotSentWords).quote.go }).click()
    await page.getByText(readEnglish(answerNotSentWords).quote.sent).waitFor()

    await page.getByRole('link', { name: readEnglish(shipmentAdminWords).shipment.enquiry }).click()
    await page.getByText('Freight quote sent: $1,250.50.').waitFor()
    expect(await page.locator('.bar .tag').textContent()).toBe(readEnglish(enquiryAdminWords).states.answered)
    await page.context().close()
  })
})
