import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rateImportWords } from '#app/words/admin/suppliers/rate-import.ts'
import { ratesWords } from '#app/words/admin/suppliers/rates.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { openContract } from '../support/first-suppliers.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

/** The table of a new contract of a new lodge. */
async function openTable(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, '/admin/suppliers/new')
  await openContract(page)
  await page.goto(`${page.url()}/rates`)
  return page
}

const days = async (page: Page, row: string, from: string, to: string) => {
  await page.locator(`[name="rates.${row}.from"]`).fill(from)
  await page.locator(`[name="rates.${row}.to"]`).fill(to)
}
const save = (page: Page) => page.getByRole('button', { name: readEnglish(ratesWords).save, exact: true }).click()
/** What the band of a year says in words. */
const year = (page: Page) => page.locator('.service-year tbody tr').allInnerTexts()

test('a range pasted from a spreadsheet is saved, and is the year of the service', async () => {
  const page = await openTable(true)
  await days(page, 'n1', '1 January 2027', '2027-06-30')
  await page.getByRole('button', { name: readEnglish(ratesWords).add, exact: true }).click()
  await days(page, 'n2', '2027-07-01', '2027-10-31')
  await page.locator('[data-cell="0-0"]').evaluate((cell) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '220\t310\r\n285.50\t400\r\n')
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  expect(await page.locator('td.changed').count()).toBe(4)
  await save(page)
  await arrive(page, /did=saved/)
  await page.getByText(readEnglish(ratesWords).saved({ added: 2, ended: 0 })).waitFor()
  expect((await year(page)).map((row) => row.replace(/\s+/g, ' '))).toEqual([
    '1 January to 30 June 2027 $220',
    '1 July to 31 October 2027 $285.50',
    '1 November to 31 December 2027 No rate',
  ])
  expect(await page.locator('td.changed').count()).toBe(0)
  await page.context().close()
})

describe.each([true, false])('with JavaScript: %s', (javaScript) => {
  test('a season is typed, and an import with a fault is told by its line and saved once it is mended', async () => {
    const page = await openTable(javaScript)
    await days(page, 'n1', '01/07/2027', '2027-10-31')
    await page.locator('[name^="rates.n1."][name$=".amount"]').first().fill('285')
    await save(page)
    await page.getByText('is two days in two countries').first().waitFor()
    expect(await page.locator('[name="rates.n1.from"]').inputValue()).toBe('01/07/2027')
    await page.locator('[name="rates.n1.from"]').fill('1 July 2027')
    await save(page)
    await arrive(page, /did=saved/)

    await page.getByRole('link', { name: readEnglish(ratesWords).tools.import, exact: true }).click()
    const look = async (lines: string) => {
      await page.locator('[name=text]').fill(`service,from,to,amount\n${lines}`)
      await page.getByRole('button', { name: readEnglish(rateImportWords).look, exact: true }).click()
    }
    await look('Deluxe twinn,2027-08-10,2027-08-20,310')
    await page.getByText('Did you mean “Deluxe twin”?').waitFor()
    expect(await page.locator('[name=text]').inputValue()).toContain('Deluxe twinn')
    await look('Deluxe twin,2027-08-10,2027-08-20,310')
    await page.getByRole('button', { name: readEnglish(rateImportWords).keep({ changes: 1 }), exact: true }).click()
    await arrive(page, /did=saved/)
    await page.goto(page.url().replace(/import.*/, 'rates'))
    expect((await year(page)).map((row) => row.replace(/\s+/g, ' ')).slice(1, 4)).toEqual([
      '1 July to 9 August 2027 $285',
      '10 to 20 August 2027 $310',
      '21 August to 31 October 2027 $285',
    ])
    await page.context().close()
  })
})
