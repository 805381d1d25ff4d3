import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payableWords } from '#app/words/admin/payables/payables.ts'
import { supplierInvoiceWords } from '#app/words/admin/payables/supplier-invoices.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import type { Context } from '#platform/context.ts'
import { arrive } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { besideServer } from '../support/beside-server.ts'
import { pauseSchedule } from '../support/pause-schedule.ts'
import { suppliedLines } from '../support/payable-lines.ts'
import { startFurnished } from '../support/prepared-server.ts'
import type { RunningServer } from '../support/running-server.ts'
import { signIn } from '../support/sign-in.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(payableWords)
const labels = readEnglish(supplierInvoiceWords)
const browser = await testBrowser()
const ends: (() => Promise<unknown>)[] = []
let server: RunningServer
let ctx: Context

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder()
  ends.push(remove)
  server = await startFurnished({ DATA_DIR: `${folder}/site` })
  ends.push(() => server.stop())
  const beside = await besideServer(`${folder}/site`)
  ends.push(beside.leave)
  ctx = beside.ctx
  // Its bookings have no order, so suppliers' orders that follow them would cancel the lines.
  await pauseSchedule(ctx.db)
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function open(path: string, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: javaScriptEnabled ? 1366 : 390, height: 844 }
  const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce', javaScriptEnabled })
  const page = await context.newPage()
  await signIn(page, '/admin/payables', server)
  await page.goto(path)
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
}
const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
async function isWell(page: Page) {
  expect(await objections(page), page.url()).toEqual([])
  expect(await overflow(page), page.url()).toBe(0)
}

describe.each([true, false])('with JavaScript: %s', (javaScript) => {
  test('an invoice with a difference is recorded, approved, paid and reversed, and the profit of its booking follows', async () => {
    const lodge = await suppliedLines(ctx, [60_000])
    const of = `supplier=${lodge.supplierId}`
    const page = await open(`/admin/payables/invoices/new?${of}`, javaScript)
    await fill(page, { number: 'INV 7', total: '6.12,0' })
    await page.locator('[name=line]').check()
    await press(page, labels.new.compare)
    await page.getByText(labels.problems['total-unreadable']).first().waitFor()
    expect(await page.locator('[name=number]').inputValue()).toBe('INV 7')
    expect(await page.locator('[name=line]').isChecked()).toBe(true)
    await fill(page, { total: '612' })
    await press(page, labels.new.compare)
    await page.getByText('+$12.00').waitFor()
    await page.getByText(labels.new.waits).waitFor()
    if (javaScript) await isWell(page)
    await press(page, labels.new.save)
    await arrive(page, /did=waits/)
    if (javaScript) await isWell(page)

    await page
      .getByRole('row', { name: /INV 7/ })
      .getByRole('link', { name: /^Approve: / })
      .click()
    await press(page, labels.dialogs.approve.go)
    await arrive(page, /did=approved/)

    await page.getByRole('link', { name: String(labels.pay), exact: true }).click()
    // What the invoice is for is ticked.
    await page.locator('[name=payable]:checked').nth(2).waitFor()
    expect(await page.locator('[name=payable]:checked').count()).toBe(3)
    if (javaScript)
      await page
        .getByRole('status')
        .getByText(words.pay.ticked({ count: 3, sum: '$612' }))
        .waitFor()
    // The amount is what is open of it.
    if (javaScript) expect(await page.locator('[name=amount]').inputValue()).toBe('612.00')
    await fill(page, { amount: '700', reference: 'BK 1' })
    await press(page, words.pay.go)
    const more = words.refusals['more-than-open']({ open: '$612.00', more: '$88.00' })
    await page.getByText(String(more)).first().waitFor()
    expect(await page.locator('[name=overpaid]').isChecked()).toBe(false)
    await page.getByText('Invoice INV 7: $612 in total, $0 paid, $612 open.').waitFor()
    if (javaScript) await isWell(page)
    await fill(page, { amount: '6,12' })
    await press(page, words.pay.go)
    await page.getByText(words.refusals['amount-unreadable']).first().waitFor()
    expect(await page.locator('[name=payable]:checked').count()).toBe(3)
    expect(await page.locator('[name=reference]').inputValue()).toBe('BK 1')
    if (javaScript) await isWell(page)
    const booking = (await page.locator('#to-pay tbody a').first().getAttribute('href')) ?? ''
    await fill(page, { amount: '' })
    await press(page, words.pay.go)
    await arrive(page, /paid=\d+/)
    await page.getByText(/^A payment of \$612 to Lodge/).waitFor()

    // 612.00 less the VAT in it that comes back.
    await page.goto('/admin/reports/profit?range=own&from=2027-06-10&to=2027-06-10')
    const trip = page.getByRole('row').filter({ has: page.locator(`a[href="${booking}#profit"]`) })
    expect((await trip.innerText()).replace(/\s+/g, ' ')).toMatch(
      /\$518\.64 invoices \+\$10\.17 −\$518\.64 Expected guide or vehicle at no cost$/,
    )
    if (javaScript) await isWell(page)

    await page.goto(`/admin/payables/payments?${of}`)
    await page.getByText(/\$12: Difference of an invoice/).waitFor()
    if (javaScript) await isWell(page)
    await page.getByRole('link', { name: /^Reverse payment of \$612/ }).click()
    await press(page, words.reverse.go)
    await page.getByText(words.reverseRefusals['reason-missing']).first().waitFor()
    await page.locator('dialog [name=reason], [name=reason]').first().fill('Paid from another account')
    await press(page, words.reverse.go)
    await arrive(page, /did=reversed/)
    expect(await page.getByText('Paid from another account').count()).toBe(1)
    await page.goto(`/admin/payables?${of}`)
    expect(await page.locator('[name=payable]').count()).toBe(3)
    await page.context().close()
  })
})
