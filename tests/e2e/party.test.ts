import { expect, test } from 'vitest'
import { partyWords } from '#app/words/party.ts'
import { arrive, untilAwake } from '../support/awake.ts'
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
  await page.goto('/packages?style=savannah')
  await page.getByText(partyWords.tree.title, { exact: true }).click()
  const ends = await page.getByLabel('Ages of children').evaluate((field) => field.getBoundingClientRect().right)
  expect(ends, 'the whole form stands on the phone').toBeLessThanOrEqual(390)
  await page.getByLabel(partyWords.tree.travellers).selectOption('3')
  await page.getByLabel('Ages of children').fill('eight')
  await page.getByRole('button', { name: partyWords.tree.apply }).click()
  expect(await page.getByLabel('Ages of children').inputValue(), 'what was typed stays').toBe('eight')
  await page.getByLabel('Ages of children').fill('8')
  await page.getByRole('button', { name: partyWords.tree.apply }).click()
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

  await panel.locator('[name=childAges]').fill('eight')
  await panel.getByRole('button', { name: 'Reserve 3 seats' }).click()
  await arrive(page, /\/booking\?departure=/)
  expect(await page.locator('select[name=travellers]').inputValue()).toBe('3')
  const ages = page.locator('input[type=text][name=childAges]')
  expect(await ages.inputValue(), 'what was typed in the panel stays in the first step').toBe('eight')
  await ages.fill('8')
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await page.getByText('Traveller 3, child of 8').waitFor()
  await context.close()
})

test('a party is stored for the next visit until it is removed, and an address that names one opens as it was sent', async () => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const first = await context.newPage()
  const faults: string[] = []
  context.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  context.on('weberror', (error) => faults.push(error.error().message))
  await first.goto('/packages')
  await first.getByText(partyWords.tree.title, { exact: true }).click()
  await first.getByLabel(partyWords.tree.travellers).selectOption('3')
  await first.getByLabel('Ages of children').fill('8')
  await first.getByRole('button', { name: partyWords.tree.apply }).click()
  await first.getByText('2 adults, 1 child (8)').waitFor()
  await first.close()

  const page = await context.newPage()
  const shows = (words: string) => page.locator('.who > summary', { hasText: words }).waitFor()
  const safari = '/package-details/akagera-south-to-north'
  await page.goto(`${safari}?comfort=lodge#book`)
  await shows('2 adults, 1 child (8)')
  expect(page.url()).toContain('?comfort=lodge&travellers=3&childAges=8#book')
  await page.goto(`${safari}?travellers=4`)
  await shows('4 adults')
  await untilAwake(page)

  // Within a visit too: by a link of a page that has no party.
  await page.goto('/about')
  await untilAwake(page)
  await page.locator('footer a[href="/packages"]').first().click()
  await shows('2 adults, 1 child (8)')

  // The booking panel follows each change, and the last is kept.
  await page.goto('/package-details/akagera-south-to-north')
  await untilAwake(page)
  await page.getByRole('button', { name: 'One more' }).click()
  await arrive(page, /travellers=4/)
  await page.getByRole('button', { name: 'Reserve 4 seats' }).click()
  await page.getByText('Traveller 4, child of 8').waitFor()
  await page.goto('/departures')
  await page.getByText('3 adults, 1 child (8)').click()
  await page.getByText(partyWords.tree.remove).click()
  await page.getByText(partyWords.tree.title, { exact: true }).waitFor()
  await page.goto('/packages')
  await page.getByText(partyWords.tree.title, { exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
