import { expect, test } from 'vitest'
import { partyWords } from '#app/words/party.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

test('without JavaScript a party with a child of 8 is set once, on the list, and is in the booking', async () => {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto('/packages?style=savannah')
  await page.getByText(partyWords.title, { exact: true }).click()
  await page.getByLabel(partyWords.travellers).selectOption('3')
  await page.getByLabel('Ages of children').fill('eight')
  await page.getByRole('button', { name: partyWords.apply }).click()
  expect(await page.getByLabel('Ages of children').inputValue(), 'what was typed stays').toBe('eight')
  await page.getByLabel('Ages of children').fill('8')
  await page.getByRole('button', { name: partyWords.apply }).click()
  await page.getByText('2 adults, 1 child (8)').waitFor()
  expect(new URL(page.url()).searchParams.get('style'), 'the filter stays').toBe('savannah')

  await page.goto(page.url().replace('style=savannah', 'style=gorillas'))
  await page.getByText('Not for a child of 8: from 15 years').first().waitFor()
  await page.goBack()

  await page.getByRole('link', { name: 'Akagera, south to north' }).click()
  await page.getByText('2 adults, 1 child (8)').waitFor()
  const panel = page.locator('#book')
  expect(await panel.locator('[name=childAges]').inputValue()).toBe('8')
  expect(await panel.locator('tbody').textContent(), 'the price is the child’s').toContain('Child of 8')

  await panel.getByRole('button', { name: 'Reserve 3 seats' }).click()
  await page.waitForURL(/\/booking\?/)
  expect(await page.locator('select[name=travellers]').inputValue()).toBe('3')
  expect(await page.locator('input[type=text][name=childAges]').inputValue()).toBe('8')
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await page.getByText('Traveller 3, child of 8').waitFor()
  await context.close()
})
