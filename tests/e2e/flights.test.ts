import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { flightWords } from '#app/words/flights.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { goAwake } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { trekFrom } from '../support/cast.ts'
import { bookedRun } from '../support/crew-sheets.ts'
import { signIn } from '../support/sign-in.ts'
import { besideSite, siteOfWorker } from '../support/site.ts'
import { secretOfSites } from '../support/sites-for-tests.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(flightWords)
const startsOn = addDays(kigaliDay(new Date()), 10)
const endsOn = addDays(startsOn, 2)
const anne = { firstNames: 'Anne', familyName: 'Berg', bornOn: '1980-02-01' }
const liv = { firstNames: 'Liv', familyName: 'Berg', bornOn: '2015-02-01' }
const site = siteOfWorker()
const browser = await testBrowser()
const { ctx } = await besideSite()
let context: BrowserContext
let own: string
let id: string
let reference: string

beforeAll(async () => {
  const booked = await bookedRun(ctx.db, { order: trekFrom(startsOn), startsOn, endsOn, travellers: [anne, liv] })
  const booking = await findBooking(ctx.db, booked.id)
  if (!booking) throw new Error('No booking')
  id = booking.id
  reference = booking.reference
  own = links.bookingWithKey(reference, bookingKey(secretOfSites, booking))
})
afterEach(() => context.close())

async function open(
  options: { javaScriptEnabled?: boolean; width?: number; colorScheme?: 'dark' | 'light' } = {},
): Promise<Page> {
  const { width = 360, ...of } = options
  context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 844 }, reducedMotion: 'reduce', ...of })
  return context.newPage()
}
const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

test('a traveller without JavaScript gives the flights that are asked for, and staff see them on the arrivals', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(own)
  await page.getByText(words.missing.both).waitFor()
  await page.getByRole('link', { name: words.title, exact: true }).first().click()
  const save = page.getByRole('button', { name: words.save, exact: true })
  await page.getByLabel(words.number, { exact: true }).fill('KLM')
  await page.getByLabel(words.day, { exact: true }).fill(startsOn)
  await page.getByLabel(words.note, { exact: true }).fill('With a cello')
  await save.click()
  await page.getByText(words.errors['number-wrong']).first().waitFor()
  expect(await page.getByLabel(words.note, { exact: true }).inputValue(), 'nothing typed is lost').toBe('With a cello')
  await page.getByLabel(words.number, { exact: true }).fill('kl0537')
  await page.getByLabel(words.at, { exact: true }).fill('19:30')
  await page.getByLabel(words.airport, { exact: true }).fill('KGL')
  await page.getByLabel('Anne Berg', { exact: true }).check()
  await save.click()
  await page.getByRole('status').filter({ hasText: words.done.saved }).waitFor()
  await page.getByText('KL 537').first().waitFor()
  await context.close()

  const staff = await open({ javaScriptEnabled: false })
  await signInWithout(staff, `/admin/bookings/${id}/arrivals`)
  for (const said of [
    'KL 537',
    '19:30',
    'Anne Berg',
    'Arrival not given: Liv Berg. Departure not given: everybody.',
    'With a cello',
  ])
    await staff.getByText(said).first().waitFor()
  await staff.goto(`/admin/bookings/arrivals/${startsOn}`)
  await staff.getByRole('row').filter({ hasText: reference }).getByText('KL 537, Kigali (KGL)').waitFor()
})

/** The owner's session in a browser that runs no scripts, of which nothing says that they are ready. */
async function signInWithout(page: Page, path: string) {
  const helper = await browser.newContext({ baseURL: site.url })
  await signIn(await helper.newPage(), '/admin')
  await page.context().addCookies(await helper.cookies())
  await helper.close()
  await page.goto(path)
}

test('flights and lists are read by anybody, on a phone and on a wide screen, in light and dark', async () => {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    const page = await open({ width, colorScheme })
    await goAwake(page, own)
    await goAwake(page, `${links.booking(reference)}/flights`)
    expect([await objections(page), await overflow(page)]).toEqual([[], 0])
    for (const list of ['flights', 'manifest', 'rooming', 'days', 'arrivals']) {
      await signIn(page, `/admin/bookings/${id}/${list}`)
      expect([list, await objections(page), await overflow(page)]).toEqual([list, [], 0])
    }
    await context.close()
  }
})
