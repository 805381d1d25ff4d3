import { expect, test } from 'vitest'
import { addDays, kigaliDay } from '#values/dates.ts'
import { demoTrek } from '../support/demo-treks.ts'
import { departureStep, hireStep, pricedAt, stayStep } from '../support/first-steps.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { hold } from '../support/visitor.ts'

const site = siteOfWorker()
const browser = await testBrowser()
const day = addDays(kigaliDay(new Date()), 100)

/** A page as a printer gets it, in a browser without scripts that likes dark colours. */
async function onPaper(path: string) {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  return page
}

/** What is on a screen alone. */
const ofScreens = 'nav, button, .btn, .pic, .tabs, .sticky-bar, .menu, .skip'

test.each([
  ['/', 'Leaving soon'],
  ['/package-details/gorillas-and-the-thousand-hills', 'Cancellation fees'],
  ['/kibeho-pilgrimage-package', 'Mass and prayer'],
  ['/hotel-details/imisozi-terrace-kigali', 'Rooms and rates'],
  ['/freight-quote', 'Customs in Rwanda'],
  ['/rwanda', 'Good to know'],
])('%s is on paper black on white, with its words and without what only a screen needs', async (path, words) => {
  const page = await onPaper(path)
  expect(await page.locator(ofScreens).filter({ visible: true }).count()).toBe(0)
  expect(await page.locator(':is(input, select, textarea)').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByText(words).filter({ visible: true }).count()).toBeGreaterThan(0)
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { color, backgroundColor }
  })
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
  await page.context().close()
})

test('a calculation is printed with what it was made of', async () => {
  const [step, { fields }] = ['/car-hire-rates', hireStep(day)]
  const page = await onPaper(`${step}?${new URLSearchParams({ car: fields.class ?? '', days: '4', fromDay: day })}`)
  const panel = page.locator('.buy')
  expect(await panel.isVisible()).toBe(true)
  expect(await panel.innerText()).toMatch(/\$\d/)
  expect(await page.locator('[name=days]').isVisible()).toBe(true)
  await page.context().close()
})

test('a booking is printed with its reference, days, travellers, price, and no button', async () => {
  const page = await onPaper(await hold(site.url, stayStep(day), 0))
  const text = await page.locator('main').innerText()
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  for (const expected of [reference, 'Imisozi Terrace Hotel', '2 travellers', 'Total', 'Payment reference'])
    expect(text).toContain(expected)
  expect(await page.locator(ofScreens).filter({ visible: true }).count()).toBe(0)
  await page.context().close()
})

test('a step of a booking keeps its form on paper', async () => {
  const page = await onPaper(pricedAt(departureStep(demoTrek(5), 2)))
  expect(await page.locator('form').filter({ visible: true }).count()).toBeGreaterThan(0)
  await page.context().close()
})
