import type { Page } from 'playwright-core'
import { contractTermWords } from '#app/words/admin/suppliers/contract-terms.ts'
import { fxWords } from '#app/words/admin/suppliers/fx.ts'
import { ratesWords } from '#app/words/admin/suppliers/rates.ts'
import { rollOverWords } from '#app/words/admin/suppliers/roll-over.ts'
import { supplierWords } from '#app/words/admin/suppliers/supplier.ts'
import { supplierListWords } from '#app/words/admin/suppliers/suppliers.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from './awake.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** From the form of a new supplier: a lodge with a service that is closed on some days, and a draft; its page is open then. */
export async function openSupplier(page: Page): Promise<void> {
  await page.locator('[name=name]').fill(`Lake lodge ${crypto.randomUUID().slice(0, 8)}`)
  await press(page, readEnglish(supplierListWords).save)
  await arrive(page, /\/suppliers\/\d+\?/)
  const path = new URL(page.url()).pathname
  await page.goto(`${path}/services/new`)
  for (const [field, text] of Object.entries({ name: 'Deluxe twin', beds: '2', mostGuests: '3' }))
    await page.locator(`[name=${field}]`).fill(text)
  await press(page, readEnglish(supplierWords).service.save)
  await arrive(page, /did=service-saved/)
  await page.getByText(readEnglish(supplierWords).closures.add, { exact: true }).click()
  for (const [field, text] of Object.entries({ from: '2099-04-01', to: '2099-04-30', reason: 'Renovation' }))
    await page.locator(`[name=${field}]`).fill(text)
  await press(page, readEnglish(supplierWords).closures.save)
  await arrive(page, /did=closure-added/)
  await page.goto(`${path}/contracts/new`)
  const terms = {
    name: 'Contract 2027',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    children: '0-3 free; 4-11 50%',
    payment: '30% on confirmation, 70% 30 days before',
  }
  for (const [field, text] of Object.entries(terms)) await page.locator(`[name=${field}]`).fill(text)
  await press(page, readEnglish(contractTermWords).save)
  await arrive(page, /\/contracts\/\d+\?/)
  await page.goto(path)
}

/** The same, and the service is edited. */
export async function openSupplierService(page: Page): Promise<void> {
  await openSupplier(page)
  await openFirstService(page)
}

/** From such a supplier: its service. */
export async function openFirstService(page: Page): Promise<void> {
  await page.locator('a[href*="/services/"]:not([href$="/new"])').click()
  await arrive(page, /\/services\/\d+$/)
}

/** From the form of a new supplier: one whose draft of a contract is open. */
export async function openContract(page: Page): Promise<void> {
  await openSupplier(page)
  await openFirstContract(page)
}

/** From such a supplier: its draft. */
export async function openFirstContract(page: Page): Promise<void> {
  await page.locator('a[href*="/contracts/"]:not([href$="/new"])').click()
  await arrive(page, /\/contracts\/\d+$/)
}

/** The same, with two seasons and a gap between them in its table. */
export async function openRates(page: Page): Promise<void> {
  await openContract(page)
  await page.goto(`${page.url()}/rates`)
  for (const [days, amount] of [
    [['2027-01-01', '2027-06-30'], '220'],
    [['2027-08-01', '2027-12-31'], '285.50'],
  ] as const) {
    await page.getByRole('button', { name: readEnglish(ratesWords).add, exact: true }).click()
    const row = page
      .locator('.sheet tbody tr')
      .filter({ has: page.locator('.season-head') })
      .last()
    await row.locator('[name$=".from"]').fill(days[0])
    await row.locator('[name$=".to"]').fill(days[1])
    await row.locator('td input').first().fill(amount)
  }
  await press(page, readEnglish(ratesWords).save)
  await arrive(page, /did=saved/)
}

/** From such a table: what it becomes in the next year. */
export async function openNextYear(page: Page): Promise<void> {
  await page.getByRole('link', { name: readEnglish(ratesWords).tools.next, exact: true }).click()
  await arrive(page, /next-year$/)
  await press(page, readEnglish(rollOverWords).look)
  await page.locator('#plan').waitFor()
}

/** Enters an exchange rate of long ago. */
export async function enterFxRate(page: Page): Promise<void> {
  for (const [field, text] of Object.entries({ units: '1300.5', asOf: '2024-01-02', source: 'National Bank of Rwanda' }))
    await page.locator(`[name=${field}]`).fill(text)
  await press(page, readEnglish(fxWords).form.save)
  await arrive(page, /did=saved/)
}

/** From an authority: the first terms of one of its permits. */
export async function openPermitTerms(page: Page): Promise<void> {
  await page.locator('a[href*="/terms/"]:not([href*="/new"])').first().click()
  await arrive(page, /\/terms\/\d+$/)
}
